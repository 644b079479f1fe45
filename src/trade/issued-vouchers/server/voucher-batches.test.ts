import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { settings } from '#academy/settings/contract/settings.ts'
import { features, listeners } from '#app/server/app.ts'
import { fillPath } from '#kit/contract/endpoint.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { doTasks } from '#kit/server/http/feature.ts'
import { redeemVoucher } from '#teaching/participants/server/seats/redemptions.steps.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { longestTurn, onUsualCore, threadMs } from '#testing/costs/processor-time.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { termsOf } from '#testing/make/make-voucher-batches.ts'
import { voucherAtTraining } from '#testing/make/make-vouchers.ts'
import { issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { voucherBatches } from '#trade/issued-vouchers/contract/voucher-batches.ts'
import type { VoucherTerms } from '#trade/issued-vouchers/contract/voucher-terms.ts'
import { grouped } from '#trade/vouchers/contract/voucher-code.ts'
import { readRecipients } from './batch-plan.ts'
import { undoBatch } from './batch-run.ts'
import { forgetBatches } from './voucher-batches.steps.ts'
import { printVouchers } from './voucher-sheets.ts'

let world: Academy
let people: string[]
beforeAll(async () => {
  world = await academy()
  await doTasks(world.portal, features)
  const some = world.db.selectFrom('students').select('email').where('status', '=', 'ACTIVE').orderBy('id').limit(12)
  people = (await some.execute()).map(({ email }) => email)
  await world.as.office.send(settings.setVoucherDelay, { voucherDelayInDays: 0 })
  return world.close
})

describe('addresses are found', () => {
  const both = [{ email: 'a@example.com' }, { email: 'b@example.com' }]
  const lists = {
    'in lines': 'a@example.com\nB@example.com',
    'with commas and names': 'Anna Nowak <a@example.com>, "Ewa, druga" <b@example.com>;',
    'in a table with a heading': 'Imię;E-mail\r\nAnna;a@example.com\r\n"Ewa;\nz nową linią";b@example.com\r\n',
    'in a column of a spreadsheet': '\uFEFFE-mail\t\na@example.com\tx\nb@example.com\ty',
    'where a quotation mark is never closed': '5" pędzel a@example.com\nb@example.com',
    'in quotation marks of either kind, with bars': `'a@example.com'|"b@example.com"`,
  }
  test.each(Object.entries(lists))('%s', (_, list) => {
    expect(readRecipients(list)).toMatchObject(both)
  })

  test('whole, with an apostrophe within', () => {
    expect(readRecipients("o'brien@example.com")).toMatchObject([{ email: "o'brien@example.com" }])
  })

  test('however much there is that is none', async () => {
    const long = 'x'.repeat(70_000)
    expect(await threadMs(() => readRecipients(`${long}\na@example.com`))).toBeLessThan(500)
    expect(await threadMs(() => readRecipients(`${long}@\na@example.com`))).toBeLessThan(500)
  })

  test('and an invalid one is reported with its line', () => {
    expect(readRecipients('jan@@example.com\nb@example.com')).toMatchObject([{ line: 1, email: null }, { line: 2 }])
    expect(readRecipients('a@example.com\n\nJan Kowalski')).toMatchObject([
      { line: 1 },
      { line: 3, said: 'Jan Kowalski', email: null },
    ])
  })
})

describe('a list of people', () => {
  test('is looked at row by row before anything is issued', async () => {
    const blocked = await world.db
      .selectFrom('students')
      .select('email')
      .where('status', '=', 'BLOCKED')
      .executeTakeFirstOrThrow()
    const [one = '', other = ''] = people
    const lines = [one, 'nobody@example.com', one.toUpperCase(), blocked.email, cast.office.email, 'Jan', other]
    const draft = await draftOf(lines)
    expect(draft).toMatchObject({ state: 'DRAFT', rows_total: 7, rows_issue: 2, rows_again: 0, rows_error: 5 })
    expect(
      (await rowsOf(draft.id)).map(({ line, outcome, problem, first_line }) => [line, outcome, problem, first_line]),
    ).toEqual([
      [1, 'ISSUE', null, null],
      [2, 'ERROR', 'unknown', null],
      [3, 'ERROR', 'twice', 1],
      [4, 'ERROR', 'blocked', null],
      [5, 'ERROR', 'not_holder', null],
      [6, 'ERROR', 'no_email', null],
      [7, 'ISSUE', null, null],
    ])
    expect(await vouchersOf(draft.id)).toEqual([])
    const { text } = await world.as.office.call(voucherBatches.export, { id: draft.id })
    expect(text.trim().split('\r\n')).toHaveLength(8)
    expect(text).toContain('nobody@example.com')
    expect(text).toContain('Ta osoba jest już w wierszu 1.')
    await world.as.office.send(voucherBatches.remove, { id: draft.id })
    expect((await world.as.office.call(voucherBatches.get, { id: draft.id })).status).toBe(404)
  })

  test('gets its vouchers; the same list again gets none unless that is confirmed', async () => {
    const { office } = world.as
    const lines = people.slice(2, 5)
    const terms = termsOf({ kind: 'AMOUNT', percent: null, amount: { amount: 12_300, currency: 'PLN' } })
    const done = await run(await draftOf(lines, terms))
    expect(done).toMatchObject({ state: 'DONE', rows_issue: 3, by: expect.any(String) })
    const issued = await vouchersOf(done.id)
    expect(issued.map(({ holder }) => holder.email).toSorted()).toEqual(lines.toSorted())
    expect(issued.every(({ value, source }) => value === 12_300 && source === 'ADMIN')).toBe(true)
    const rows = await rowsOf(done.id)
    expect(rows.every(({ voucher_id }) => issued.some(({ id }) => id === voucher_id))).toBe(true)

    const again = await draftOf(lines, terms)
    expect(again).toMatchObject({ rows_issue: 0, rows_again: 3 })
    expect(await office.call(voucherBatches.start, { id: again.id })).toMatchObject({ body: { code: 'batch_nothing' } })
    expect(await run(again, true)).toMatchObject({ state: 'DONE', is_again: true })
    const { text } = await office.call(voucherBatches.export, { id: again.id })
    expect(text.match(/"Voucher";"Ta osoba ma już taki sam voucher\."/g)).toHaveLength(3)
    expect(await vouchersOf(again.id)).toHaveLength(3)
    // Another voucher is no reason against one more, but the row shows it.
    const another = await draftOf(lines)
    expect(another).toMatchObject({ rows_issue: 3, rows_holding: 3 })
    expect((await rowsOf(another.id)).every(({ holding }) => holding >= 2)).toBe(true)
  })

  test('gets a benefit of the network as far as they are artists', async () => {
    const lines = [cast.artist.email, people[0] as string]
    const benefit = termsOf({ source: 'BENEFIT', percent: 77 })
    const done = await run(await draftOf(lines, benefit))
    expect((await rowsOf(done.id)).map(({ problem }) => problem)).toEqual([null, 'not_artist'])
    expect(await vouchersOf(done.id)).toMatchObject([{ source: 'BENEFIT', holder: { email: cast.artist.email } }])
    expect(await draftOf(lines.slice(0, 1), benefit)).toMatchObject({ rows_issue: 0, rows_again: 1 })
    // From the office it is another voucher.
    expect(await draftOf(lines.slice(0, 1), termsOf({ percent: 77 }))).toMatchObject({ rows_issue: 1 })
  })

  test('that two of the office send at the same time is issued once', async () => {
    const { office, owner } = world.as
    const lines = people.slice(5, 7)
    const [one, other] = [
      await draftOf(lines, termsOf({ percent: 33 })),
      await draftOf(lines, termsOf({ percent: 33 })),
    ]
    await Promise.all([
      office.send(voucherBatches.start, { id: one.id, revision: one.revision }),
      owner.send(voucherBatches.start, { id: other.id, revision: other.revision }),
    ])
    for (const { id } of [one, other]) await settled(id)
    expect([...(await vouchersOf(one.id)), ...(await vouchersOf(other.id))]).toHaveLength(2)
    const late = { id: one.id, revision: one.revision }
    expect(await office.call(voucherBatches.start, late)).toMatchObject({ body: { code: 'changed_meanwhile' } })
  })
})

test('a batch is taken back while nobody used it; what was used stays and is named', async () => {
  const { db, as } = world
  const { participant_id } = await voucherAtTraining(db, null, people[8] as string)
  const done = await run(await draftOf(people.slice(7, 10), termsOf({ percent: 44 })))
  const used = (await vouchersOf(done.id)).find(({ holder }) => holder.email === people[8])
  await redeemVoucher(portalActs(world), { id: used?.id as number }, participant_id)
  await as.office.send(voucherBatches.undo, { id: done.id, revision: done.revision })
  // However often the job runs.
  await Promise.all([1, 2].map(() => undoBatch(world.portal as Portal, listeners, done.id)))
  expect(await settled(done.id)).toMatchObject({ state: 'UNDONE', rows_kept: 1, undone_by: expect.any(String) })
  const rows = await rowsOf(done.id)
  expect(rows.map(({ undo }) => undo)).toEqual(['UNDONE', 'KEPT', 'UNDONE'])
  expect((await vouchersOf(done.id)).map(({ id }) => id)).toEqual([used?.id])
  const takenBack = await as.office.send(issuedVouchers.list, { batchId: done.id, takenBack: 1 })
  expect(takenBack.data.map(({ state, issued, outstanding }) => [state, issued, outstanding?.amount ?? 0])).toEqual([
    ['BLOCKED', null, 0],
    ['BLOCKED', null, 0],
  ])
  expect(await as.office.call(voucherBatches.undo, { id: done.id })).toMatchObject({ body: { code: 'batch_state' } })
  // A holder who lost it may be given another.
  expect(await draftOf(people.slice(7, 10), termsOf({ percent: 44 }))).toMatchObject({ rows_issue: 2, rows_again: 1 })
})

test('a batch whose revocation was interrupted shows it, works as before, and can be revoked again', async () => {
  const { db, as } = world
  const done = await run(await draftOf(people.slice(7, 10), termsOf({ percent: 45 })))
  expect(done.has_undo_failed).toBe(false)
  await sql`alter table voucher_entries add constraint broken check (kind <> 'TAKE_BACK') not valid`.execute(db)
  await as.office.send(voucherBatches.undo, { id: done.id, revision: done.revision })
  const failed = await settled(done.id)
  await sql`alter table voucher_entries drop constraint broken`.execute(db)
  expect(failed).toMatchObject({ state: 'DONE', has_undo_failed: true, undone_at: null })
  expect(await vouchersOf(done.id)).toHaveLength(3)
  await as.office.send(voucherBatches.undo, { id: failed.id, revision: failed.revision })
  expect(await settled(done.id)).toMatchObject({ state: 'UNDONE', has_undo_failed: false, rows_kept: 0 })
})

test('a preview whose last day has come too near meanwhile is refused as a whole', async () => {
  const { office } = world.as
  const { id } = await draftOf(people.slice(0, 1), termsOf({ valid_until: academyDay(new Date()) }))
  await office.send(settings.setVoucherDelay, { voucherDelayInDays: 1 })
  const { status, body } = await office.call(voucherBatches.start, { id })
  await office.send(settings.setVoucherDelay, { voucherDelayInDays: 0 })
  expect({ status, body }).toMatchObject({ status: 409, body: { code: 'batch_ends_early' } })
  expect(await get(id)).toMatchObject({ state: 'DRAFT' })
})

test('cancelled leaves nothing, and can be begun again', async () => {
  const { as } = world
  const draft = await draftOf(await manyStudents('batch', 1500))
  expect(draft).toMatchObject({ rows_issue: 1500 })
  await as.office.send(voucherBatches.start, { id: draft.id, revision: draft.revision })
  await expect.poll(async () => (await get(draft.id)).progress, { interval: 50, timeout: 20_000 }).toBeGreaterThan(0)
  const { status } = await as.office.call(voucherBatches.cancel, { id: draft.id })
  const stopped = await settled(draft.id)
  if (status === 200) {
    expect(stopped).toMatchObject({ state: 'DRAFT', progress: 0 })
    expect(await vouchersOf(draft.id)).toEqual([])
    expect(await run(stopped)).toMatchObject({ state: 'DONE', rows_issue: 1500 })
  }
  const { meta } = await as.office.send(issuedVouchers.list, { batchId: draft.id, itemsPerPage: 1 })
  expect(meta.total).toBe(1500)
  await as.office.send(voucherBatches.undo, { id: draft.id })
  await settled(draft.id)
  expect((await print(draft.id)).statusCode).toBe(409)
})

test('more than a hundred sheets come as several files, in the order of the list', async () => {
  const { id } = await run(await draftOf(await manyStudents('printed', 101)))
  const { headers, rawPayload } = await print(id)
  expect(headers['content-type']).toContain('application/zip')
  const files = Object.entries(unzipSync(rawPayload))
  expect(files.map(([name]) => name)).toEqual([`vouchery-${id}-001.pdf`, `vouchery-${id}-002.pdf`])
  const documents = await Promise.all(files.map(([, bytes]) => getDocumentProxy(bytes, { verbosity: 0 })))
  expect(documents.map(({ numPages }) => numPages)).toEqual([100, 1])
  const { text } = await extractText(documents[1] as (typeof documents)[number], { mergePages: true })
  const [last] = (await vouchersOf(id)).filter(({ holder }) => holder.email === 'printed.101@example.com')
  expect(text.replaceAll(/\s+/g, ' ')).toContain(grouped(last?.code ?? ''))
})

test('printing blocks nobody, and is done once for all requests, until its content changes', async () => {
  const { portal, db, clock } = world
  const { id } = await run(await draftOf(await manyStudents('kept', 60)))
  const { result, longest } = await longestTurn(() => print(id))
  expect(await onUsualCore(longest)).toBeLessThan(150)
  const ids = (await vouchersOf(id)).map((voucher) => voucher.id)
  const services = { ...portal, now: clock.now(), language: 'pl', t: portal.texts.in('pl') } as const
  const printed = await Promise.all(Array.from({ length: 10 }, () => printVouchers(services, ids)))
  expect(new Set(printed).size).toBe(1)
  await db.updateTable('users').set({ last_name: 'Inna' }).where('email', '=', 'kept.1@example.com').execute()
  expect(printed).not.toContain(await printVouchers(services, ids))
  expect(result.headers['content-type']).toBe('application/pdf')
})

test('drafts are deleted after a day; the lists of recipients, after three months', async () => {
  const { db, as } = world
  const done = await run(await draftOf([...people.slice(10, 11), 'stranger@example.com'], termsOf({ percent: 55 })))
  const draft = await draftOf(people.slice(0, 1))
  const later = (days: number) => new Date(Date.now() + days * 86_400_000)
  await forgetBatches(db, later(2))
  expect((await as.office.call(voucherBatches.get, { id: draft.id })).status).toBe(404)
  expect(await rowsOf(done.id)).toHaveLength(2)
  await forgetBatches(db, later(91))
  expect(await rowsOf(done.id)).toMatchObject([
    { name: expect.stringContaining(people[10] as string), outcome: 'ISSUE' },
  ])
  expect(await vouchersOf(done.id)).toHaveLength(1)
})

/** So many students, by their addresses. */
async function manyStudents(name: string, count: number): Promise<string[]> {
  await sql`
    with made as (
      insert into users (first_name, last_name, email, language_name, created_at)
      select 'Jan', 'Wiele', ${name} || '.' || n || '@example.com', 'pl', now() from generate_series(1, ${count}::int) n
      returning *
    )
    insert into students (user_id, first_name, last_name, email, language_name, created_at)
    select id, first_name, last_name, email, language_name, created_at from made
  `.execute(world.db)
  return Array.from({ length: count }, (_, index) => `${name}.${index + 1}@example.com`)
}

function print(id: number) {
  const cookie = [...world.as.office.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return world.app.inject({ url: fillPath(voucherBatches.print.path, { id }), headers: { cookie } })
}

async function draftOf(lines: readonly string[], terms: VoucherTerms = termsOf()) {
  const input = { ...terms, name: 'Podziękowanie', recipients: lines.join('\n') }
  return (await world.as.office.send(voucherBatches.create, input)).data
}

async function get(id: number) {
  return (await world.as.office.send(voucherBatches.get, { id })).data
}

async function rowsOf(id: number) {
  return (await world.as.office.send(voucherBatches.rows, { id })).data
}

async function vouchersOf(batchId: number) {
  return (await world.as.office.send(issuedVouchers.list, { batchId })).data
}

async function settled(id: number) {
  await expect.poll(async () => (await get(id)).state, { timeout: 20_000 }).not.toMatch(/RUNNING|UNDOING/)
  return get(id)
}

async function run({ id, revision }: { id: number; revision: number }, is_again = false) {
  await world.as.office.send(voucherBatches.start, { id, revision, is_again })
  return settled(id)
}
