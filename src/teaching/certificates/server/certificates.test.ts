import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import { fillPath } from '#kit/contract/endpoint.ts'
import { doTasks } from '#kit/server/http/feature.ts'
import { print } from '#kit/server/pdf/render-pdf.ts'
import { readNumber } from '#teaching/certificates/contract/certificate-number.ts'
import { certificates } from '#teaching/certificates/contract/certificates.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { certificateOf, handedOut, passedBy, portalActs } from '#testing/make/make-certificates.ts'
import { template } from './certificates.files.ts'
import { ofPortal, withReplacement } from './certificates.queries.ts'
import { correctCertificate, issueCertificate, revokeCertificate } from './certificates.steps.ts'
import { sheetOf } from './sheet.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  await doTasks(world.portal, features)
  return world.close
})

const rowOf = (id: number) =>
  world.db.selectFrom('certificates').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a certificate', () => {
  test('is issued once, and does not change', async () => {
    const { db } = world
    const participant = await passedBy(db, null)
    const id = await issueCertificate(portalActs(world), participant)
    expect(await issueCertificate(portalActs(world), participant)).toBe(id)
    const issued = await rowOf(id)
    expect(issued).toMatchObject({
      state: 'VALID',
      language: 'pl',
      title: 'Brwi pudrowe od podstaw',
      artist: 'Maja Żurawska',
      place: 'Studio, Łódź',
      minutes: 360,
    })
    expect(readNumber(issued.number.toLowerCase().replaceAll('-', ' '))).toBe(issued.number)
    await db.updateTable('students').set({ last_name: 'Inna' }).where('id', '=', issued.student_id).execute()
    await db
      .updateTable('trainings')
      .set({ title: { pl: 'Inny tytuł', 'en-US': 'Another title' } })
      .where('id', '=', issued.training_id)
      .execute()
    expect(await rowOf(id)).toEqual(issued)
  })

  test('speaks the language of its training, and has its days by the clock of the place', async () => {
    const id = await certificateOf(world, null, { language: 'en', time_zone: 'Pacific/Kiritimati' })
    const { language, title, first_day, training_id } = await rowOf(id)
    expect([language, title]).toEqual(['en-US', 'Powder brows from scratch'])
    const { starts_at } = await world.db
      .selectFrom('training_sessions')
      .select('starts_at')
      .where('training_id', '=', training_id as number)
      .executeTakeFirstOrThrow()
    const there = Temporal.Instant.from(starts_at).toZonedDateTimeISO('Pacific/Kiritimati').toPlainDate()
    expect(first_day).toBe(there.toString())
  })

  test('of somebody is one, however many ask for it at once', async () => {
    const participant = await passedBy(world.db, null)
    const issue = () => world.db.transaction().execute((db) => issueCertificate(portalActs(world, db), participant))
    const ids = await Promise.all(Array.from({ length: 8 }, issue))
    expect(new Set(ids).size).toBe(1)
  })

  test('that is taken back makes room for another', async () => {
    const participant = await passedBy(world.db, null)
    const id = await issueCertificate(portalActs(world), participant)
    await revokeCertificate(portalActs(world), participant, 'Pomyłka.')
    expect(await rowOf(id)).toMatchObject({ state: 'REVOKED', revocation_reason: 'Pomyłka.' })
    await revokeCertificate(portalActs(world), participant, 'Jeszcze raz.')
    expect(await rowOf(id)).toMatchObject({ revocation_reason: 'Pomyłka.' })
    expect(await issueCertificate(portalActs(world), participant)).not.toBe(id)
  })

  test('that is corrected is replaced by another number, and can be corrected no more', async () => {
    const id = await certificateOf(world, null)
    const before = await rowOf(id)
    const newId = await correctCertificate(portalActs(world), id, { holder: 'Anna Nowak-Zając' }, 'Literówka.')
    expect(await rowOf(id)).toMatchObject({ state: 'REPLACED', holder: before.holder })
    expect(await rowOf(newId)).toMatchObject({ state: 'VALID', replaces_id: id, holder: 'Anna Nowak-Zając' })
    await expect(correctCertificate(portalActs(world), id, {}, 'Jeszcze raz.')).rejects.toMatchObject({
      code: 'certificate_over',
    })
  })

  test('that would have the same content is not replaced', async () => {
    const id = await certificateOf(world, null)
    const { holder, title, artist, place, first_day, last_day, minutes } = await rowOf(id)
    const same = {
      id,
      holder,
      title,
      artist,
      place,
      first_day,
      last_day,
      minutes: minutes as number,
      reason: 'Literówka.',
    }
    expect(await world.as.office.attempt(certificates.correct, { ...same, holder: ` ${holder} ` })).toMatchObject({
      status: 409,
      body: { code: 'certificate_unchanged' },
    })
    expect(await rowOf(id)).toMatchObject({ state: 'VALID' })
    expect((await world.as.office.send(certificates.correct, { ...same, place: 'Gdzie indziej' })).data.state).toBe(
      'VALID',
    )
  })

  test('of somebody is written of when it is corrected or revoked, in words that show no reason', async () => {
    const { account } = await world.person('client', 'en-US')
    const id = await certificateOf(world, account.email)
    const { number } = await rowOf(id)
    const { office } = world.as
    const { data } = await office.send(certificates.correct, { id, ...correction, ...days, holder: 'Anna Zając' })
    const corrected = await world.lastMail(account.email)
    expect(corrected.subject).toContain('Corrected certificate')
    for (const part of [number, data.number, 'my/certificates']) expect(corrected.text).toContain(part)
    await office.send(certificates.revoke, { id: data.id, reason: 'Nie było jej tam.' })
    const revoked = await world.lastMail(account.email)
    expect(revoked.subject).toContain('Certificate revoked')
    expect(revoked.text).toContain(data.number)
    expect(`${corrected.text} ${revoked.text}`).not.toMatch(/Literówka|Nie było/)
  })
})

const correction = { title: 'Brwi pudrowe', artist: 'Maja Żurawska', place: null, reason: 'Literówka.' }
const days = { first_day: '2026-03-12', last_day: '2026-03-13', minutes: 750 }

describe('the sheet', () => {
  test('has all that it certifies as extractable text, and is tagged', async () => {
    const id = await certificateOf(world, cast.student.email)
    const { number } = await rowOf(id)
    const { pdf, sha256 } = await handedOut(world, id)
    const { text, pages } = await read(pdf)
    expect(pages).toBe(1)
    const url = `${world.config.publicUrl}/#/certificate/${number}`
    for (const part of [
      'Certyfikat ukończenia szkolenia',
      'Brwi pudrowe od podstaw',
      'Studio, Łódź',
      '6 godzin',
      number,
      url,
    ])
      expect(text).toContain(part)
    expect(pdf.includes('/StructTreeRoot')).toBe(true)
    // For screen readers: the title in the window, the name as a heading, the code's content.
    for (const part of ['/DisplayDocTitle true', '/S /H1', '/S /H2', `/Alt (${url})`])
      expect(pdf.includes(part)).toBe(true)
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(sha256)
  })

  test('is the same file whenever it is made', async () => {
    const id = await certificateOf(world, null)
    const certificate = await ofPortal(withReplacement(world.db.selectFrom('certificates')))
      .where('certificates.id', '=', id)
      .executeTakeFirstOrThrow()
    const sheet = sheetOf(portalActs(world), certificate)
    const look = world.portal.texts.look()
    const [one, other] = [await print(template, sheet, look), await print(template, sheet, look)]
    expect(one.equals(other)).toBe(true)
    const mark = readFileSync('src/testing/images/small.png')
    const own = await print(template, sheet, { accent: '#1f4e79', mark })
    expect([one, own].map((pdf) => pdf.includes('/Subtype /Image'))).toEqual([false, true])
    expect((await handedOut(world, id)).pdf.equals(one)).toBe(true)
  })

  test('contains text of any length', async () => {
    const id = await certificateOf(world, null)
    const holder = 'Wolfeschlegelsteinhausen Maria Bergerdorff-Konstantynopolitańska'
    const title = `Rozszerzony kurs mistrzowski mikropigmentacji ${'brwi techniką pudrową i łączoną, '.repeat(4)}z praktyką`
    const place = 'Międzynarodowe Centrum Doskonalenia Mikropigmentacji i Kosmetologii, Świętochłowice'
    const artist = 'Konstancja Brzęczyszczykiewicz-Wolańska'
    const { data } = await world.as.office.send(certificates.correct, {
      ...{ id, ...correction, ...days, holder, title, place, artist },
    })
    const { text, pages, isOnPage } = await read((await handedOut(world, data.id)).pdf)
    expect(pages).toBe(1)
    expect(isOnPage).toBe(true)
    for (const word of `${holder} ${title}`.split(/[\s-]+/)) expect(text).toContain(word)
    expect(text).toContain('12,5 godziny')
    expect(text).toContain('12–13 marca 2026')
  })
})

describe('a person who verifies one', () => {
  test('sees by number all that is printed, and nothing else', async () => {
    const id = await certificateOf(world, cast.student.email)
    const guest = await world.guest()
    const { number, holder, title, artist, place } = await rowOf(id)
    const { data } = await guest.send(certificates.verify, { number: number.toLowerCase() })
    expect(data).toMatchObject({ number, holder, title, artist, place, state: 'VALID', replaced_by: null })
    expect(Object.keys(data)).not.toContain('id')
  })

  test('gets an error for unknown numbers and files, with a rate limit', async () => {
    const guest = await world.guest()
    const unknown = { number: 'AT-2026-0000-0000' }
    expect((await guest.call(certificates.verify, { number: 'AT-2026-7KQ4-M2XD' })).status).toBe(404)
    expect((await guest.call(certificates.verifyFile, { sha256: 'f'.repeat(64) })).status).toBe(404)
    const statuses = []
    for (let tries = 0; tries < 30; tries++) statuses.push((await guest.call(certificates.verify, unknown)).status)
    expect(statuses.at(-1)).toBe(429)
  })

  test('finds it by the file, also by one from before it was taken back, and sees since when it is not valid', async () => {
    const id = await certificateOf(world, null)
    const { sha256 } = await handedOut(world, id)
    await world.as.office.send(certificates.revoke, { id, reason: 'Pomyłka.' })
    const over = await handedOut(world, id)
    expect(over.sha256).not.toBe(sha256)
    expect((await read(over.pdf)).text).toContain('UNIEWAŻNIONY')
    const guest = await world.guest()
    for (const hash of [sha256, over.sha256]) {
      const { data } = await guest.send(certificates.verifyFile, { sha256: hash })
      expect(data).toMatchObject({ state: 'REVOKED', revoked_at: expect.any(String) })
      expect(JSON.stringify(data)).not.toContain('Pomyłka')
    }
  })

  test('sees what holds now where the one issued instead was itself replaced or revoked', async () => {
    const { office } = world.as
    const id = await certificateOf(world, null)
    const { number } = await rowOf(id)
    const correct = async (old: number, holder: string) =>
      (await office.send(certificates.correct, { id: old, ...correction, ...days, holder })).data
    const second = await correct(id, 'Anna Zając')
    const third = await correct(second.id, 'Anna Zając-Lis')
    const verified = async () => (await (await world.guest()).send(certificates.verify, { number })).data
    expect(await verified()).toMatchObject({
      state: 'REPLACED',
      replaced_by: second.number,
      latest: { number: third.number, revoked_at: null },
    })
    await office.send(certificates.revoke, { id: third.id, reason: 'Pomyłka.' })
    expect((await verified()).latest).toEqual({ number: third.number, revoked_at: expect.stringMatching(/^\d{4}-/) })
  })

  test('is led from a corrected one to its replacement', async () => {
    const id = await certificateOf(world, null)
    const { number } = await rowOf(id)
    const { data: corrected } = await world.as.office.send(certificates.correct, {
      ...{ id, ...correction, ...days, holder: 'Anna Zając' },
    })
    expect(corrected.corrects).toEqual({ id, number })
    const { data } = await (await world.guest()).send(certificates.verify, { number })
    expect(data).toMatchObject({ state: 'REPLACED', replaced_by: corrected.number })
    expect((await world.as.office.call(certificates.revoke, { id, reason: 'Nie.' })).status).toBe(409)
  })
})

test('a student has their own, and no other’s', async () => {
  const id = await certificateOf(world, cast.student.email)
  const { account } = await world.person('client')
  const other = await certificateOf(world, account.email)
  const { data } = await world.as.student.send(certificates.own, {})
  const { number } = await rowOf(id)
  expect(data[0]).toMatchObject({ id, number, url: `${world.config.publicUrl}/#/certificate/${number}` })
  expect(data.map((one) => one.id)).not.toContain(other)
  expect((await world.as.student.call(certificates.pdf, { id: other })).status).toBe(404)
})

test('the office finds certificates by word, state, training and day', async () => {
  const { office } = world.as
  const id = await certificateOf(world, null)
  const { number, holder, training_id } = await rowOf(id)
  const found = async (query: object) =>
    (await office.send(certificates.list, { itemsPerPage: 500, ...query })).data.map((row) => row.id)
  expect(await found({ filter: number })).toEqual([id])
  expect(await found({ filter: holder, trainingId: training_id })).toEqual([id])
  expect(await found({ state: 'REVOKED' })).not.toContain(id)
  expect(await found({ issuedFrom: '2030-01-01' })).toEqual([])
  const { text } = await office.call(certificates.export, { filter: number })
  expect(text).toContain(number)
  expect(text).toContain('6.00')
})

test('a list of certificates is exported as one ZIP, printed by a task that shows its progress', async () => {
  const { office, owner } = world.as
  const participants = await Promise.all(Array.from({ length: 3 }, () => passedBy(world.db, null)))
  const ids: number[] = []
  for (const participant of participants) ids.push(await issueCertificate(portalActs(world), participant))
  const { training_id } = await rowOf(ids[0] as number)
  await world.db.updateTable('certificates').set({ training_id }).where('id', 'in', ids).execute()
  const { data: bundle } = await office.send(certificates.bundle, { trainingId: training_id })
  expect(bundle.total).toBe(3)
  const progress = async () => (await office.send(certificates.bundleProgress, { id: bundle.id })).data.printed
  await expect.poll(progress, { timeout: 20_000 }).toBe(3)
  const cookie = [...office.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = fillPath(certificates.zip.path, { id: bundle.id })
  const { rawPayload } = await world.app.inject({ url, headers: { cookie } })
  const files = unzipSync(rawPayload)
  for (const id of ids) {
    const { number } = await rowOf(id)
    const { pdf } = await handedOut(world, id)
    expect(pdf.equals(files[`${number}.pdf`] as Uint8Array)).toBe(true)
  }
  expect(Object.keys(files)).toHaveLength(3)
  expect((await owner.call(certificates.bundleProgress, { id: bundle.id })).status).toBe(404)
  expect((await office.call(certificates.bundle, { filter: 'nobody-is-called-so' })).status).toBe(409)
})

/** What another author's reader makes of a file. */
async function read(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 })
  const page = await document.getPage(1)
  const { width, height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const pieces = items.filter((item) => 'str' in item)
  const isOnPage = pieces.every(
    ({ transform: [, , , , x, y], width: wide }) => x >= 0 && y >= 0 && x + wide <= width && y <= height,
  )
  const text = pieces.map(({ str, hasEOL }) => str + (hasEOL ? ' ' : '')).join('')
  return { pages: document.numPages, text, isOnPage }
}
