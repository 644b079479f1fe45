import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import { applicationTexts } from '#network/applications/contract/applications.text.ts'
import { applications } from '#network/applications/contract/applications.ts'
import type { Application } from '#network/applications/contract/register.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { insertArtist, insertCompletedArtist, insertOpenForm } from '#testing/make/make-artists.ts'
import { startMailSink } from '#testing/servers/mail-sink.ts'
import { sample } from '#testing/servers/upload-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { issueFormLink } from './form-link.steps.ts'

const { ACCEPTED, COMPLETED, TO_VERIFY } = invitationStatus
const comment = 'Prosimy o wyraźniejsze zdjęcie <certyfikatu> & datę.'
const chosen = { password: 'a new long password', password_confirmation: 'a new long password' }

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('from the application to a working account', () => {
  test.each<[Language, string[]]>([
    [
      'pl',
      [
        'Otrzymaliśmy Twoje zgłoszenie',
        '[wymagane działanie] Twoje zgłoszenie zostało przyjęte',
        '[wymagane działanie] Prosimy o uzupełnienie danych',
        'Twoje konto w portalu Atelier jest gotowe',
      ],
    ],
    [
      'en-US',
      [
        'We’ve received your application',
        '[action needed] Your application was accepted',
        '[action needed] Please complete your data',
        'Your Atelier account is ready',
      ],
    ],
  ])('in %s, with something missing at first', async (language, subjects) => {
    const { office } = world.as
    const applicant = await world.guest()
    const { email, ...answers } = application(language)

    const { id } = (await applicant.send(applications.register, { email, ...answers })).data
    const copy = await world.lastMail(email)
    for (const answer of ['Żaneta', 'Ćwiklińska', email, '+48\u00a0601\u00a0234\u00a0567', 'Łódź', answers.motivation])
      expect(copy.text).toContain(answer)

    expect((await office.send(applications.accept, { id })).data.invitation_status).toBe(ACCEPTED)
    const { hash } = await world.lastMail(email)
    const opened = await applicant.send(applications.form, { hash })
    expect(opened.data).toMatchObject({ email, first_name: 'Żaneta', language_name: language, missing: null })

    await fillIn(applicant, hash)
    expect(await applicant.call(applications.form, { hash })).toMatchObject({
      status: 409,
      body: { code: 'form_link_used' },
    })

    await office.send(applications.requestMissingData, { id, comment, fields: ['tax_id', 'documents'] })
    const again = await world.lastMail(email)
    expect(again.text).toContain(`> ${comment}`)
    expect(again.html).toContain('zdjęcie &#60;certyfikatu&#62; &#38; datę')
    expect(again.hash).toBe(hash)
    const reopened = await applicant.send(applications.form, { hash })
    expect(reopened.data).toMatchObject({
      missing: { comment, fields: ['tax_id', 'documents'], changed_files: [] },
      street: 'Piotrkowska 1',
      documents: [{ kind: 'CERTIFICATE' }],
    })

    await applicant.send(applications.sendForm, { hash, ...form })
    expect((await office.send(applications.complete, { id })).data).toMatchObject({
      invitation_status: COMPLETED,
      level: { code: 'ARTIST' },
    })
    const { token = '', email: linked = '' } = (await world.lastMail(email)).values
    expect(linked).toBe(email)
    expect(await applicant.send(session.verifyResetToken, { token, email })).toEqual({ valid: true })
    await applicant.send(session.resetPassword, { token, email, ...chosen })
    await applicant.signIn({ email, password: chosen.password })
    // The picture's own id is in its address, so that a new one is shown at once.
    const { avatar_id } = await world.db
      .selectFrom('pro_artists')
      .select('avatar_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(await applicant.send(session.user, {})).toMatchObject({
      email,
      language_name: language,
      roles: [{ name: 'pro-artist' }],
      pro_artist: { id, avatar_url: `/api/proartist/${id}/avatar/small?v=${avatar_id}` },
    })
    expect((await applicant.send(artists.get, { id })).data).toMatchObject({ bio: form.bio, documents: [{}] })

    expect(await subjectsTo(email)).toEqual(subjects)
    expect(await historyOf(id)).toEqual([
      ['applied', null, 0, null],
      ['accept', 0, 1, 'Joanna Wrońska'],
      ['formSent', 1, 4, null],
      ['requestMissingData', 4, 5, 'Joanna Wrońska'],
      ['formSent', 5, 4, null],
      ['complete', 4, 3, 'Joanna Wrońska'],
    ])
    expect(await auditOf(id)).toEqual([
      ['proArtist.applied', null],
      ['proArtist.accepted', cast.office.email],
      ['proArtist.avatarChanged', null],
      ['proArtist.documentAdded', null],
      ['proArtist.formSent', null],
      ['proArtist.missingDataRequested', cast.office.email],
      ['proArtist.formSent', null],
      ['proArtist.completed', cast.office.email],
    ])
  })

  test('a file that was replaced counts as changed after a reload, also by one of the same name', async () => {
    const { office } = world.as
    const { email, id } = await applied()
    await office.send(applications.accept, { id })
    const { hash } = await world.lastMail(email)
    const applicant = await world.guest()
    await fillIn(applicant, hash)
    await office.send(applications.requestMissingData, { id, comment, fields: ['avatar', 'documents'] })
    const changedFiles = async () => (await applicant.send(applications.form, { hash })).data.missing?.changed_files
    expect(await changedFiles()).toEqual([])
    await addCertificate(applicant, hash)
    expect(await changedFiles()).toEqual(['documents'])
    const { documents } = (await applicant.send(applications.form, { hash })).data
    await applicant.send(applications.removeFormDocument, { hash, id: documents[0]?.id ?? 0 })
    expect(await changedFiles()).toEqual(['documents'])
    await applicant.send(applications.sendForm, { hash, ...form })
    const { history } = (await office.send(artists.get, { id })).data
    expect(history.find(({ event }) => event === 'formSent')?.changes).toEqual([
      {
        field: 'documents',
        before: [expect.objectContaining({ name: 'certificate.pdf', id: documents[0]?.id })],
        after: [expect.objectContaining({ name: 'certificate.pdf', id: documents[1]?.id })],
      },
    ])
  })

  test('a rejection, with the words of the office; and a second thought', async () => {
    const { office } = world.as
    const { email, id } = await applied()
    await office.send(applications.reject, { id, comment })
    const mail = await world.lastMail(email)
    expect(mail).toMatchObject({
      subject: 'Odpowiedź na Twoje zgłoszenie',
      text: expect.stringContaining(`> ${comment}`),
    })
    await office.send(applications.accept, { id })
    const { hash } = await world.lastMail(email)
    expect(await (await world.guest()).call(applications.form, { hash })).toMatchObject({ status: 200 })
  })

  test('a rejection without a word', async () => {
    const { email, id } = await applied()
    await world.as.office.send(applications.reject, { id, comment: '  ' })
    expect((await world.lastMail(email)).text).not.toContain('>')
    expect(await historyOf(id)).toContainEqual(['reject', 0, 2, 'Joanna Wrońska'])
  })
})

describe('the secret link', () => {
  const refused = (status: number, code: string) => ({ status, body: { code, message: expect.any(String) } })

  test('unknown', async () => {
    const guest = await world.guest()
    for (const hash of ['x', 'A'.repeat(43), "' or 1=1 --", '🎨'])
      expect(await guest.call(applications.form, { hash })).toMatchObject(refused(404, 'form_link_unknown'))
  })

  test('expired, after 30 days: the last of them lasts until midnight', async () => {
    const { hash } = await insertOpenForm(world)
    const guest = await world.guest()
    world.clock.advance({ days: 29, hours: 23 })
    expect(await guest.call(applications.form, { hash })).toMatchObject({ status: 200 })
    world.clock.advance({ hours: 1 })
    expect(await guest.call(applications.form, { hash })).toMatchObject({ status: 200 })
    world.clock.advance({ days: 1 })
    for (const answer of await everyUse(await world.guest(), hash))
      expect(answer).toMatchObject(refused(409, 'form_link_expired'))
  })

  test('used', async () => {
    const { hash } = await insertOpenForm(world)
    const guest = await world.guest()
    await guest.send(applications.sendForm, { hash, ...form })
    for (const answer of await everyUse(guest, hash)) expect(answer).toMatchObject(refused(409, 'form_link_used'))
  })

  test('of a rejected application: nobody is thanked for a form that was never sent', async () => {
    const { id, hash } = await insertOpenForm(world)
    await (await world.visitor('office')).send(applications.reject, { id })
    for (const answer of await everyUse(await world.guest(), hash))
      expect(answer).toMatchObject(refused(409, 'form_link_rejected'))
  })

  test('a new one invalidates the old one, which explains it until the form is sent', async () => {
    const email = 'forgetful@example.com'
    const { id, hash: old } = await insertOpenForm(world, { email })
    const guest = await world.guest()
    const office = await world.visitor('office')
    await office.send(applications.sendLink, { id })
    const { hash, text } = await world.lastMail(email)
    expect(hash).not.toBe(old)
    // The application was accepted before: this mail is about the link alone.
    expect(await subjectsTo(email)).toEqual(['[wymagane działanie] Nowy link do formularza'])
    expect(text).not.toContain('przyjmujemy')
    for (const answer of await everyUse(await world.guest(), old))
      expect(answer).toMatchObject(refused(409, 'form_link_replaced'))
    expect(await guest.call(applications.form, { hash })).toMatchObject({ status: 200 })
    await guest.send(applications.sendForm, { hash, ...form })
    expect(await guest.call(applications.form, { hash: old })).toMatchObject(refused(409, 'form_link_used'))
  })

  test('stops working with the email that it was sent to, and the new email is sent another', async () => {
    const [wrong, right] = ['mistyped@example.com', 'corrected@example.com']
    const { id, hash: old } = await insertOpenForm(world, { email: wrong })
    await (await world.visitor('office')).send(artists.update, { id, revision: 1, email: right })
    for (const answer of await everyUse(await world.guest(), old))
      expect(answer).toMatchObject(refused(409, 'form_link_replaced'))
    const { hash } = await world.lastMail(right)
    expect(await (await world.guest()).call(applications.form, { hash })).toMatchObject({ status: 200 })
  })

  test('of a form that was sent does not come back either, where the email is another one since', async () => {
    const [wrong, right] = ['mistyped-too@example.com', 'corrected-too@example.com']
    const { id, hash: old } = await insertOpenForm(world, { email: wrong, invitation_status: TO_VERIFY })
    const office = await world.visitor('office')
    await office.send(artists.update, { id, revision: 1, email: right })
    expect(await subjectsTo(right)).toEqual([])
    await office.send(applications.requestMissingData, { id, comment, fields: [] })
    const guest = await world.guest()
    expect(await guest.call(applications.form, { hash: old })).toMatchObject(refused(409, 'form_link_replaced'))
    const { hash } = await world.lastMail(right)
    expect(await guest.call(applications.form, { hash })).toMatchObject({ status: 200 })
  })

  test('each state has a sentence of its own, in both languages', () => {
    for (const texts of Object.values(applicationTexts.errors)) {
      const sentences = Object.entries(texts).filter(([code]) => code.startsWith('form_link_'))
      expect(new Set(sentences.map(([, sentence]) => sentence)).size).toBe(5)
    }
  })

  test('an expired one is valid again when the office requests what is missing', async () => {
    const email = 'late@example.com'
    const { id, hash } = await insertOpenForm(world, { email, invitation_status: TO_VERIFY })
    world.clock.advance({ days: 31 })
    await (await world.visitor('office')).send(applications.requestMissingData, { id, comment, fields: [] })
    expect((await world.lastMail(email)).hash).toBe(hash)
    expect(await (await world.guest()).call(applications.form, { hash })).toMatchObject({ status: 200 })
  })

  test('carries at least 128 random bits and is stored hashed', async () => {
    const { id, hash } = await insertOpenForm(world)
    expect(Buffer.from(hash, 'base64url').length).toBeGreaterThanOrEqual(16)
    await issueFormLink(world.db, world.config, id, world.clock.now())
    const stored = await world.db.selectFrom('pro_artist_links').selectAll().execute()
    const replaced = await world.db.selectFrom('replaced_form_links').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(Buffer.from(hash, 'base64url').toString('hex'))
    expect(
      [...stored.flatMap(({ nonce, token_hash }) => [nonce, token_hash]), ...replaced.map((row) => row.token_hash)].map(
        (stored) => stored.toString('base64url'),
      ),
    ).not.toContain(hash)
  })

  test('reaches one form and no other', async () => {
    const [mine, yours] = [await insertOpenForm(world), await insertOpenForm(world)]
    const guest = await world.guest()
    const theft = { hash: mine.hash, id: yours.documentId }
    expect(await guest.call(applications.formDocument, theft)).toMatchObject({ status: 404 })
    expect(await guest.call(applications.removeFormDocument, theft)).toMatchObject({ status: 404 })
  })

  test('the form requires a picture and a certificate', async () => {
    const id = await insertArtist(world.db, { email: 'bare@example.com' })
    await (await world.visitor('office')).send(applications.accept, { id })
    const { hash } = await world.lastMail('bare@example.com')
    const answer = await (await world.guest()).call(applications.sendForm, { hash, ...form })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { avatar: ['Dodaj zdjęcie profilowe.'], documents: ['Dodaj przynajmniej jeden certyfikat.'] } },
    })
    expect(await historyOf(id)).toHaveLength(1)
  })

  test('the form is the applicant’s own step, also in the browser of somebody from the office', async () => {
    const { id, email } = await applied()
    const office = await world.visitor('office')
    await office.send(applications.accept, { id })
    await fillIn(office, (await world.lastMail(email)).hash)
    expect(await historyOf(id)).toContainEqual(['formSent', 1, 4, null])
  })
})

describe('the account', () => {
  test('an email that has an account already: 409, and nothing changed', async () => {
    const { account } = await world.person('client')
    const { id } = await insertOpenForm(world, { invitation_status: TO_VERIFY, email: account.email.toUpperCase() })
    const office = await world.visitor('office')
    expect(await office.call(applications.complete, { id })).toMatchObject({
      status: 409,
      body: { code: 'artist_has_account' },
    })
    expect((await office.send(artists.get, { id })).data).toMatchObject({
      invitation_status: TO_VERIFY,
      history: [],
    })
    expect(await auditOf(id)).toEqual([])
    expect(await subjectsTo(account.email.toUpperCase())).toEqual([])
  })

  test('disabled artists cannot sign in, and their sessions end', async () => {
    const { account, visitor, id } = await world.person('pro-artist')
    expect(await visitor.call(session.user, {})).toMatchObject({ status: 200 })
    await world.db.updateTable('pro_artists').set({ activation_status: 0 }).where('user_id', '=', id).execute()
    expect(await visitor.call(session.user, {})).toMatchObject({ status: 401 })
    expect(await (await world.guest()).call(session.login, account)).toMatchObject({ status: 422 })
  })

  test('no artist of the network is without account and level', async () => {
    const id = await insertArtist(world.db)
    const complete = world.db.updateTable('pro_artists').set({ invitation_status: COMPLETED }).where('id', '=', id)
    await expect(complete.execute()).rejects.toThrow('violates check constraint')
    expect(await insertCompletedArtist(world.db, (await world.person('client')).id)).toBeGreaterThan(id)
  })
})

describe('secrets', () => {
  test('nothing in the audit log opens anything', async () => {
    const { db, as, guest, lastMail } = await academyForTest()
    const applicant = await guest()
    const answers = application('pl')
    const { id } = (await applicant.send(applications.register, answers)).data
    await as.office.send(applications.accept, { id })
    const { hash } = await lastMail(answers.email)
    await fillIn(applicant, hash)
    await as.office.send(applications.requestMissingData, { id, comment, fields: [] })
    await applicant.send(applications.sendForm, { hash, ...form })
    await as.office.send(applications.complete, { id })
    const { token = '' } = (await lastMail(answers.email)).values
    await applicant.send(session.resetPassword, { token, email: answers.email, ...chosen })
    await applicant.signIn({ email: answers.email, password: chosen.password })
    await applicant.send(session.forgotPassword, { email: cast.office.email })
    const forgotten = (await lastMail(cast.office.email)).values.token ?? ''

    const log = JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())
    expect(log).toContain(answers.email)
    for (const secret of [hash, token, forgotten, chosen.password, ...applicant.cookies.values()]) {
      expect(secret.length).toBeGreaterThan(15)
      expect(log).not.toContain(secret)
    }
  })

  test('a mail that the mail server took is emptied: its link is nobody’s business any more', async () => {
    const sink = await startMailSink()
    const { db, as } = await academyForTest({ smtpUrl: sink.url })
    const email = 'reader@example.com'
    await as.office.send(applications.accept, { id: await insertArtist(db, { email }) })
    const stored = () => db.selectFrom('mails').select(['text', 'html', 'sent_at']).where('to', '=', email).execute()
    await expect.poll(stored, { timeout: 10_000 }).toEqual([{ text: null, html: null, sent_at: expect.any(String) }])
    expect(sink.mailsTo(email)).toEqual([
      expect.objectContaining({ text: expect.stringContaining('/#/pro-artist-form/') }),
    ])
    await sink.close()
  })
})

const form = {
  first_name: 'Żaneta',
  last_name: 'Ćwiklińska',
  phone: '+48 601 234 567',
  country_id: 1,
  city: 'Łódź',
  postal_code: '90-001',
  street: 'Piotrkowska 1',
  company_name: 'Brwi i Usta',
  tax_id: '526-025-02-74',
  languages: ['pl', 'uk'] as ('pl' | 'uk')[],
  bio: { pl: 'Pigmentacja od dziesięciu lat.', 'en-US': 'Pigmentation for ten years now.' },
}

let made = 0

function application(language_name: Language): Application {
  made += 1
  return {
    first_name: 'Żaneta',
    last_name: 'Ćwiklińska',
    email: `zaneta-${made}@example.com`,
    phone: '+48 601-234-567',
    country_id: 1,
    city: 'Łódź',
    techniques: ['LIPS', 'POWDER_BROWS'],
    years_of_experience: 10,
    motivation: 'Chcę uczyć się od najlepszych\ni uczyć innych.',
    language_name,
    terms_accepted: true,
  }
}

async function applied() {
  const answers = application('pl')
  const { id } = (await (await world.guest()).send(applications.register, answers)).data
  return { id, email: answers.email }
}

async function fillIn(applicant: Visitor, hash: string) {
  await applicant.send(applications.sendFormAvatar, { hash, avatar: await sample('photo.jpg') })
  await addCertificate(applicant, hash)
  await applicant.send(applications.sendForm, { hash, ...form })
}

async function addCertificate(applicant: Visitor, hash: string) {
  const certificate = { kind: 'CERTIFICATE', valid_until: '2030-01-31', file: await sample('certificate.pdf') } as const
  await applicant.send(applications.addFormDocument, { hash, ...certificate })
}

async function everyUse(visitor: Visitor, hash: string) {
  const use = { hash, id: 1, size: 'small', ...form, kind: 'LICENCE' }
  const files = { avatar: await sample('photo.jpg'), file: await sample('certificate.pdf') }
  const calls = Object.values(applications).filter(({ path }) => path.includes('/{hash}'))
  expect(calls).toHaveLength(8)
  return Promise.all(calls.map((call) => visitor.attempt(call, { ...use, ...(call.isMultipart && files) })))
}

async function subjectsTo(email: string) {
  const mails = await world.db.selectFrom('mails').select('subject').where('to', '=', email).orderBy('id').execute()
  return mails.map(({ subject }) => subject)
}

async function historyOf(id: number) {
  const { data } = await (await world.visitor('office')).send(artists.get, { id })
  return data.history.map(({ event, from, to, by }) => [event, from, to, by]).reverse()
}

async function auditOf(id: number) {
  const lines = await world.db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.user_id')
    .select(['event', 'users.email'])
    .where('subject_id', '=', id)
    .where('event', 'like', 'proArtist.%')
    .orderBy('audit_log.id')
    .execute()
  return lines.map(({ event, email }) => [event, email])
}
