import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { sweepFiles } from '#kit/server/files/sweep.ts'
import { applications } from '#network/applications/contract/applications.ts'
import { type ArtistSwitch, artistSwitches, invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { removeTrash } from '#office/dashboard/server/remove-old.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { insertArtist, insertOpenForm } from '#testing/make/make-artists.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'

const { COMPLETED, ...unfinished } = invitationStatus
const names = Object.keys(artistSwitches) as ArtistSwitch[]

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('switches', () => {
  test.each(names)('%s works once, and is reported as done after that', async (name) => {
    const { id } = await artist()
    const { column, to } = artistSwitches[name]
    await world.db
      .updateTable('pro_artists')
      .set(column === 'pro_team' ? { pro_team: !to } : { activation_status: 1 - Number(to) })
      .where('id', '=', id)
      .execute()
    const { data } = await world.as.office.send(artists[name], { id })
    expect(data[column]).toBe(to)
    expect(data.history[0]).toMatchObject({ event: name, from: COMPLETED, to: COMPLETED, by: 'Joanna Wrońska' })
    expect(await world.as.owner.call(artists[name], { id })).toMatchObject({
      status: 409,
      body: { code: 'switch_not_possible' },
    })
  })

  test.each(Object.entries(unfinished))('nobody in state %s is switched', async (_, invitation_status) => {
    for (const name of names) {
      const id = await insertArtist(world.db, { invitation_status })
      expect((await world.as.office.call(artists[name], { id })).status).toBe(409)
    }
  })

  test('two people who disable at once do it once', async () => {
    const { id } = await artist()
    const { office, owner } = world.as
    const answers = await Promise.all([office, owner, office, owner].map((who) => who.call(artists.disable, { id })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test('a disabled artist is signed out at once, cannot sign in, and is notified; an enabled one can again', async () => {
    const { id, person } = await artist()
    const { visitor, account } = person
    await world.as.office.send(artists.disable, { id })
    expect((await visitor.call(session.user, {})).status).toBe(401)
    const sessions = await world.db.selectFrom('sessions').select('id_hash').where('user_id', '=', person.id).execute()
    expect(sessions).toEqual([])
    expect((await (await world.guest()).call(session.login, account)).status).toBe(422)
    expect((await world.lastMail(account.email)).subject).toBe('Twoje konto w portalu Atelier jest wyłączone')

    await world.as.office.send(artists.enable, { id })
    await (await world.guest()).signIn(account)
    expect(await noticesOf(person.id)).toEqual(['account_enabled'])
    expect((await world.lastMail(account.email)).subject).toBe('Twoje konto w portalu Atelier znowu działa')
  })
})

describe('an edit', () => {
  test('changes what it names and nothing else, and records that in the history', async () => {
    const { id, person } = await artist()
    const before = (await world.as.office.send(artists.get, { id })).data
    const { data } = await world.as.office.send(artists.update, {
      id,
      revision: before.revision,
      last_name: 'Nowak-Kowalska',
      tax_id: '526-025-02-74',
      bio: { pl: '', 'en-US': '' },
      internal_note: 'Dzwonić po południu.',
      techniques: before.techniques.toReversed(),
    })
    expect(data).toEqual({
      ...before,
      last_name: 'Nowak-Kowalska',
      tax_id: '5260250274',
      internal_note: 'Dzwonić po południu.',
      techniques: before.techniques.toReversed(),
      revision: before.revision + 1,
      history: [expect.anything(), ...before.history],
    })
    expect(data.history[0]).toMatchObject({
      event: 'edited',
      by: 'Joanna Wrońska',
      changes: [
        { field: 'last_name', before: before.last_name, after: 'Nowak-Kowalska' },
        { field: 'tax_id', before: null, after: '5260250274' },
        { field: 'internal_note', before: null, after: 'Dzwonić po południu.' },
      ],
    })
    expect(await person.visitor.send(session.user, {})).toMatchObject({ last_name: 'Nowak-Kowalska' })
    expect(await noticesOf(person.id)).toEqual(['data_edited'])

    const own = (await person.visitor.send(artists.get, { id })).data
    expect(own.internal_note).toBeNull()
    expect(JSON.stringify(own)).not.toMatch(/Dzwonić|internal_note":"|Wrońska/)
  })

  test('that changes nothing leaves no trace', async () => {
    const { id } = await artist()
    const { data: before } = await world.as.office.send(artists.get, { id })
    const { revision, city, phone, languages } = before
    const { data } = await world.as.office.send(artists.update, {
      id,
      revision,
      city,
      phone,
      languages: languages as [],
    })
    expect(data).toEqual(before)
  })

  test('of data that somebody else changed since is refused with what they changed', async () => {
    const { id } = await artist()
    const { office, owner } = world.as
    const { revision } = (await office.send(artists.get, { id })).data
    await office.send(artists.update, { id, revision, city: 'Gdynia', street: 'Długa 1' })
    await office.send(artists.update, { id, revision: revision + 1, city: 'Sopot', street: null })
    const refused = await owner.call(artists.update, { id, revision, city: 'Hel' })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'changed_meanwhile',
        details: {
          revision: revision + 2,
          changes: [{ field: 'city', before: 'Łódź', after: 'Sopot', by: 'Joanna Wrońska' }],
        },
      },
    })
    await owner.send(artists.update, { id, revision: revision + 2, city: 'Hel' })
  })

  test('without a revision overwrites, and the audit log records that', async () => {
    const { id } = await artist()
    const { office, owner } = world.as
    await office.send(artists.update, { id, revision: 1, city: 'Gdynia' })
    const { data } = await owner.send(artists.update, { id, city: 'Hel' })
    expect(data).toMatchObject({ city: 'Hel', revision: 3 })
    const lines = await world.db
      .selectFrom('audit_log')
      .select('details')
      .where('event', '=', 'proArtist.edited')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    expect(lines.map(({ details }) => details.is_unchecked)).toEqual([false, true])
  })

  test('by several people at once is done by one of them', async () => {
    const { id } = await artist()
    const { office, owner } = world.as
    const answers = await Promise.all(
      [office, owner, office].map((who, index) =>
        who.call(artists.update, { id, revision: 1, city: `Miasto ${index}` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('moves the account to a new email, which nobody else may have', async () => {
    const { id, person } = await artist()
    const email = 'Moved@Example.com'
    const taken = { id, revision: 1, email: cast.completed.email.toUpperCase() }
    expect(await world.as.office.call(artists.update, taken)).toMatchObject({
      status: 422,
      body: { errors: { email: ['Ten adres e-mail należy już do kogoś innego.'] } },
    })
    expect(await world.as.office.call(artists.update, { ...taken, email: cast.student.email })).toMatchObject({
      status: 422,
    })
    await world.as.office.send(artists.update, { id, revision: 1, email })
    expect((await world.lastMail(person.account.email)).subject).toBe('Zmiana adresu e-mail w portalu Atelier')
    expect((await world.lastMail(email)).route).toMatch(/^confirm-email/)
    const { password } = person.account
    await (await world.guest()).signIn({ email, password })
    expect((await (await world.guest()).call(session.login, person.account)).status).toBe(422)
  })

  test('to a new email invites again who has no password yet; the earlier link is dead', async () => {
    const { office } = world.as
    const applicant = await insertOpenForm(world, { invitation_status: invitationStatus.TO_VERIFY })
    const { id } = applicant
    const { revision, email } = (await office.send(applications.complete, { id })).data
    const old = (await world.lastMail(email)).values.token as string
    await office.send(artists.update, { id, revision, email: 'invited@example.com' })
    const mail = await world.lastMail('invited@example.com')
    const guest = await world.guest()
    const valid = (token = '') => guest.send(session.verifyResetToken, { token, email: 'invited@example.com' })
    expect(await valid(mail.values.token)).toEqual({ valid: true })
    expect(await valid(old)).toEqual({ valid: false })
  })

  test('grants trainings of their own', async () => {
    const { id, person } = await artist()
    await world.as.office.send(artists.update, { id, revision: 1, has_own_trainings: true })
    expect((await person.visitor.send(session.user, {})).pro_artist).toMatchObject({ has_own_trainings: true })
    expect(await noticesOf(person.id)).toEqual(['own_trainings_granted'])
  })

  test('names the errors, field by field', async () => {
    const { id } = await artist()
    const wrong = {
      first_name: '',
      email: 'x',
      phone: '1',
      techniques: [],
      tax_id: '1',
      bio: { pl: words, 'en-US': 'a' },
    }
    const answer = await world.as.office.attempt(artists.update, { id, revision: 1, country_id: 1, ...wrong })
    expect(Object.keys((answer.body as { errors: object }).errors).sort()).toEqual(
      ['bio.en-US', 'email', 'first_name', 'phone', 'tax_id', 'techniques'].sort(),
    )
    const lopsided = { pl: '', 'en-US': words }
    expect(
      await world.as.office.attempt(artists.update, { id, revision: 1, bio: lopsided, country_id: 999_999 }),
    ).toMatchObject({ body: { errors: { 'bio.pl': ['To pole jest wymagane.'] } } })
    expect(await world.as.office.attempt(artists.update, { id, revision: 1, country_id: 999_999 })).toMatchObject({
      body: { errors: { country_id: ['Wybierz kraj z listy.'] } },
    })
  })
})

describe('deleting', () => {
  test.each(Object.entries(unfinished))('works in state %s', async (_, invitation_status) => {
    const { id } = await insertOpenForm(world, { invitation_status })
    await world.as.office.send(artists.remove, { id })
    expect((await world.as.owner.call(artists.get, { id })).status).toBe(404)
  })

  test('keeps the history of trainings and sold packages, frees the email, and ends the account', async () => {
    const { db, as, visitor, guest, lastMail } = await academyForTest()
    const { id, user_id } = await db
      .selectFrom('pro_artists')
      .select(['id', 'user_id'])
      .where('email', '=', cast.artist.email)
      .executeTakeFirstOrThrow()
    const artist = await visitor('artist')
    const held = await insertTraining(db, id, { state: 'COMPLETED' })
    const draft = await insertTraining(db, id, { state: 'DRAFT' })
    const open = await insertTraining(db, id, { state: 'PUBLISHED' })
    await db
      .updateTable('participants')
      .set({ status: 'CANCELLED' })
      .where('training_id', 'in', db.selectFrom('trainings').select('id').where('pro_artist_id', '=', id))
      .execute()
    const sold = await db.selectFrom('student_packages').select('id').where('pro_artist_id', '=', id).execute()

    await as.office.send(artists.remove, { id })

    const trainings = await db
      .selectFrom('trainings')
      .select(['id', 'state', 'former_artist', 'pro_artist_id', 'cancel_reason'])
      .where('id', 'in', [held, draft, open])
      .orderBy('id')
      .execute()
    const former = { former_artist: 'Maja Żurawska', pro_artist_id: null }
    expect(trainings).toEqual([
      { id: held, state: 'COMPLETED', cancel_reason: null, ...former },
      { id: open, state: 'CANCELLED', cancel_reason: 'Osoba prowadząca opuściła sieć artystów.', ...former },
    ])
    const stored = await db
      .selectFrom('student_packages')
      .select('id')
      .where('id', 'in', [0, ...sold.map((row) => row.id)])
      .execute()
    expect(stored).toHaveLength(sold.length)

    expect((await artist.call(session.user, {})).status).toBe(401)
    expect((await (await guest()).call(session.login, cast.artist)).status).toBe(422)
    expect((await lastMail(cast.artist.email)).subject).toBe('Twoje konto w portalu Atelier zostało usunięte')
    const user = await db.selectFrom('users').selectAll().where('id', '=', user_id).executeTakeFirstOrThrow()
    expect(JSON.stringify(user)).not.toMatch(/Maja|Żurawska|artist@atelier/)
    await (await guest()).send(applications.register, { ...applicant, email: cast.artist.email })
    expect((await as.office.call(artists.get, { id })).status).toBe(404)
  })

  test('takes every file along', async () => {
    const { db, as, config, portal } = await academyForTest()
    const { id } = await db
      .selectFrom('pro_artists')
      .select('id')
      .where('email', '=', cast.completed.email)
      .executeTakeFirstOrThrow()
    const of = (row: { id: number }) => row.id
    const files = await db
      .selectFrom('files')
      .select(['files.id', 'storage_key'])
      .where(({ or, eb, selectFrom }) =>
        or([
          eb('id', 'in', selectFrom('pro_artists').select('avatar_id').where('id', '=', id).$castTo<{ id: number }>()),
          eb('id', 'in', selectFrom('pro_artist_documents').select('file_id').where('pro_artist_id', '=', id)),
        ]),
      )
      .execute()
    expect(files.length).toBeGreaterThan(1)
    await as.office.send(artists.remove, { id })
    expect(await db.selectFrom('files').select('id').where('id', 'in', files.map(of)).execute()).toEqual([])
    const left = async () => {
      const paths = await readdir(join(config.dataDir, 'files'), { recursive: true })
      return paths.filter((path) => files.some(({ storage_key }) => path.includes(storage_key)))
    }
    await sweepFiles({ ...portal, clock: () => new Date(Date.now() + 2 * 3_600_000) }, { all: true })
    expect((await left()).filter((path) => !path.startsWith('trash/'))).toEqual([])
    // An older backup of the database may be restored for as long as the trash is stored.
    expect(await left()).not.toEqual([])
    // Its folder is named for the academy's day, which begins before that of UTC.
    await removeTrash(portal, new Date(Date.now() + 48 * 3_600_000).toISOString())
    expect(await left()).toEqual([])
  })

  test('waits until nobody waits for a training', async () => {
    const { id } = await artist()
    const training = await insertTraining(world.db, id, { state: 'PUBLISHED' }, { students: 1 })
    expect(await world.as.office.call(artists.remove, { id })).toMatchObject({
      status: 409,
      body: {
        code: 'artist_has_trainings',
        message: expect.stringContaining('jeszcze 1 szkolenie z zajętymi miejscami'),
      },
    })
    await world.db
      .updateTable('participants')
      .set({ status: 'CANCELLED' })
      .where('training_id', '=', training)
      .execute()
    await world.as.office.send(artists.remove, { id })
  })

  test('leaves an account that has another part in the portal', async () => {
    const { id, person } = await artist()
    await world.db
      .insertInto('user_roles')
      .columns(['user_id', 'role_id'])
      .expression((eb) =>
        eb
          .selectFrom('roles')
          .select([eb.val(person.id).as('user_id'), 'id'])
          .where('name', '=', 'client'),
      )
      .execute()
    await world.as.office.send(artists.remove, { id })
    const visitor = await (await world.guest()).signIn(person.account)
    expect(await visitor.send(session.user, {})).toMatchObject({ roles: [{ name: 'client' }], pro_artist: null })
  })
})

const words = 'I have worked with pigments for years.'
const applicant = {
  ...{ first_name: 'Ewa', last_name: 'Zielińska', phone: '+48601234567', country_id: 1, city: 'Łódź' },
  techniques: ['LIPS' as const],
  years_of_experience: 1,
  motivation: 'Chcę uczyć się od najlepszych.',
  language_name: 'pl' as const,
  terms_accepted: true as const,
}

async function artist() {
  const person = await world.person('pro-artist')
  const { id } = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  return { id, person }
}

async function noticesOf(userId: number) {
  const rows = await world.db.selectFrom('notifications').select('type').where('user_id', '=', userId).execute()
  return rows.map(({ type }) => type)
}
