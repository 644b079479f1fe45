import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { settings } from '#academy/settings/contract/settings.ts'
import { texts } from '#academy/translations/contract/portal-texts.ts'
import { fillPath, type Input } from '#kit/contract/endpoint.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { studentOf } from '#testing/make/make-sales.ts'
import { termsOf } from '#testing/make/make-voucher-batches.ts'
import { redeemedAt, voucherOf } from '#testing/make/make-vouchers.ts'
import { inTransactionOf, untilWaiting } from '#testing/servers/locks.ts'
import { issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { voucherStates } from '#trade/vouchers/contract/voucher-states.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

type Query = Input<typeof issuedVouchers.list>
const reason = 'Ustalone przez telefon.'
const inDays = (days: number) => academyDay(new Date(Date.now() + days * 86_400_000))
const list = async (query: Query = {}) => (await world.as.office.send(issuedVouchers.list, query)).data
const get = async (id: number) => (await world.as.office.send(issuedVouchers.get, { id })).data
const paid = { payment_status: 'PAID', price_amount: 30_000, price_currency: 'PLN' } as const
const expired = () => ({
  issued_at: shift(new Date(), { days: -60 }),
  available_at: shift(new Date(), { days: -50 }),
  valid_until: shift(new Date(), { days: -2 }),
})

describe('a voucher is issued', () => {
  test('to a student, usable after the configured delay, with a ledger that names who issued it', async () => {
    const { office } = world.as
    await office.send(settings.setVoucherDelay, { voucherDelayInDays: 10 })
    const terms = termsOf({ kind: 'AMOUNT', percent: null, amount: { amount: 25_000, currency: 'PLN' }, max_usages: 2 })
    const student_id = await studentOf(world.db, cast.student.email)
    const { data } = await office.send(issuedVouchers.issue, { ...terms, student_id, pro_artist_id: null })
    expect(data).toMatchObject({
      state: 'SCHEDULED',
      value: 25_000,
      source: 'ADMIN',
      payment_status: 'FREE',
      holder: { email: cast.student.email, student_id },
      issued: { amount: 50_000, currency: 'PLN' },
      outstanding: { amount: 50_000 },
      redeemed: { amount: 0 },
      last_day: terms.valid_until,
      ledger: [{ kind: 'ISSUE', uses: 2, by: expect.any(String) }],
    })
    expect(Date.parse(data.available_at) - Date.parse(data.issued_at)).toBe(10 * 86_400_000)
    await office.send(settings.setVoucherDelay, { voucherDelayInDays: 0 })
    expect((await get(data.id)).available_at).toBe(data.available_at)
  })

  test('to somebody who already has the same one only after a confirmation', async () => {
    const { account } = await world.person('client')
    const holder = { student_id: await studentOf(world.db, account.email), pro_artist_id: null }
    const issue = (change: object = {}) =>
      world.as.office.call(issuedVouchers.issue, { ...termsOf({ percent: 33 }), ...holder, ...change })
    expect((await issue()).status).toBe(201)
    expect(await issue()).toMatchObject({ status: 409, body: { code: 'voucher_again' } })
    expect((await issue({ percent: 34 })).status).toBe(201)
    expect((await issue({ is_again: true })).status).toBe(201)
  })

  test('by several at once: all except the first are warned of the same one', async () => {
    const { account } = await world.person('client')
    const holder = { student_id: await studentOf(world.db, account.email), pro_artist_id: null }
    const before = await world.as.office.send(issuedVouchers.holding, { studentId: holder.student_id })
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => world.as.office.call(issuedVouchers.issue, { ...termsOf({ percent: 33 }), ...holder })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    const after = await world.as.office.send(issuedVouchers.holding, { studentId: holder.student_id })
    expect([before.data.count, after.data.count]).toEqual([0, 1])
  })

  test('to nobody whose account is closed meanwhile', async () => {
    const { account, id } = await world.person('client')
    const student_id = await studentOf(world.db, account.email)
    const closing = await inTransactionOf(world)
    await closing.query('select from users where id = $1 for no key update', [id])
    const issued = world.as.office.call(issuedVouchers.issue, {
      ...termsOf({ percent: 35 }),
      student_id,
      pro_artist_id: null,
    })
    await untilWaiting(world.db, 1)
    await closing.query('update users set is_blocked = true where id = $1', [id])
    await closing.query('commit')
    expect(await issued).toMatchObject({ status: 422, body: { errors: { student_id: [expect.any(String)] } } })
  })

  test('to nobody who is blocked or unknown, with no value missing, and none that ends before its first day', async () => {
    const { office } = world.as
    const student_id = await studentOf(world.db, null)
    const blocked = await world.db
      .selectFrom('students')
      .select('id')
      .where('status', '=', 'BLOCKED')
      .executeTakeFirstOrThrow()
    const wrong = [
      ['student_id', { student_id: blocked.id }],
      ['student_id', { student_id: 900_000 }],
      ['student_id', { student_id: null, pro_artist_id: null }],
      ['pro_artist_id', { pro_artist_id: 1 }],
      ['source', { source: 'BENEFIT' }],
      ['source', { source: 'REVIEW' }],
      ['percent', { percent: null }],
      ['amount.amount', { kind: 'AMOUNT', amount: { amount: '', currency: 'PLN' } }],
      ['budget.amount', { budget: { amount: 0, currency: 'PLN' } }],
      ['valid_until', { valid_until: inDays(-1) }],
    ] as const
    for (const [field, change] of wrong) {
      const input = { ...termsOf(), student_id, pro_artist_id: null, ...change }
      const { status, body } = await office.call(issuedVouchers.issue, input as never)
      expect([status, Object.keys((body as unknown as { errors: object }).errors)]).toEqual([422, [field]])
    }
  })
})

test('a user who may issue vouchers, and not view all, gets those that they issue', async () => {
  const { db, as } = world
  const right = db.deleteFrom('role_permissions').where('permission', '=', 'can-view-all-vouchers')
  const taken = await right.returningAll().execute()
  const holder = { student_id: await studentOf(db, cast.student.email), pro_artist_id: null }
  const { data } = await as.office.send(issuedVouchers.issue, { ...termsOf(), ...holder })
  expect(data.holder.email).toBe(cast.student.email)
  const { data: longer } = await as.office.send(issuedVouchers.extend, {
    id: data.id,
    valid_until: inDays(400),
    reason,
  })
  expect(longer.last_day).toBe(inDays(400))
  expect((await as.office.call(issuedVouchers.get, { id: data.id })).status).toBe(403)
  expect((await as.office.call(issuedVouchers.list, {})).status).toBe(403)
  await db.insertInto('role_permissions').values(taken).execute()
})

describe('the list', () => {
  test('has every voucher in one state, and finds each by that state alone', async () => {
    const all = await list()
    const byState = await Promise.all(voucherStates.map((state) => list({ state })))
    expect(
      byState
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(all.map(({ id }) => id).toSorted())
    for (const [index, state] of voucherStates.entries())
      expect(byState[index]?.every((voucher) => voucher.state === state)).toBe(true)
  })

  test('its totals are the sums of its rows, with any filter', async () => {
    const { id } = await redeemedAt(world, null, null, { kind: 'PERCENT', value: 10 })
    await redeemedAt(world, null, null, { value: 40_000, budget: 90_000, max_usages: 5 })
    const queries: Query[] = [
      {},
      ...voucherStates.map((state) => ({ state })),
      { kind: 'PERCENT' },
      { source: 'REVIEW' },
      { payment: 'PAID' },
      { filter: 'a' },
      { issuedFrom: inDays(-30), issuedTo: inDays(0) },
    ]
    for (const query of queries) {
      const rows = await list(query)
      const { data } = await world.as.office.send(issuedVouchers.totals, query)
      const sum = (of: 'issued' | 'outstanding' | 'redeemed') =>
        rows.reduce((total, row) => total + (row[of]?.amount ?? 0), 0)
      expect(data.total).toBe(rows.length)
      expect(data.unlimited).toBe(rows.filter(({ issued }) => issued === null).length)
      const totalOf = (of: 'issued' | 'outstanding' | 'redeemed') =>
        data.values.reduce((total, value) => total + value[of].amount, 0)
      for (const of of ['issued', 'outstanding', 'redeemed'] as const)
        expect([query, totalOf(of)]).toEqual([query, sum(of)])
    }
    expect((await get(id)).redeemed.amount).toBeGreaterThan(0)
  })

  test('finds a code as it is read aloud, a holder without diacritics, and a day; the file has the same rows', async () => {
    const { id, code } = await voucherOf(world.db, null)
    const groups = code.toLowerCase().match(/.{4}/g) as string[]
    expect((await list({ filter: groups.join(' ') })).map((row) => row.id)).toEqual([id])
    const holder = (await get(id)).holder
    const plain = holder.last_name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l')
    expect((await list({ filter: plain })).every((row) => row.holder.last_name === holder.last_name)).toBe(true)
    const { meta } = await world.as.office.send(issuedVouchers.list, { filter: plain })
    const { text } = await world.as.office.call(issuedVouchers.export, { filter: plain })
    expect(text.trim().split('\r\n')).toHaveLength((meta.total ?? 0) + 1)
    expect(text).toContain(code)
    // With the decimal comma that a Polish spreadsheet reads.
    expect(text).toMatch(/;300,00;/)
    const student = await list({ studentId: holder.student_id })
    expect(student.every((row) => row.holder.user_id === holder.user_id)).toBe(true)
    const last = (await get(id)).last_day
    expect((await list({ endsFrom: last, endsTo: last })).some((row) => row.id === id)).toBe(true)
  })
})

describe('what the office does with a voucher', () => {
  test('is in its ledger with the reason', async () => {
    const { office } = world.as
    const { id } = await voucherOf(world.db, null)
    await office.send(issuedVouchers.block, { id, reason })
    expect((await get(id)).state).toBe('BLOCKED')
    expect(await office.call(issuedVouchers.block, { id, reason })).toMatchObject({ body: { code: 'voucher_state' } })
    await office.send(issuedVouchers.unblock, { id, reason })
    await office.send(issuedVouchers.adjust, { id, uses: 2, amount: 0, reason })
    const { data } = await office.send(issuedVouchers.extend, { id, valid_until: inDays(90), reason })
    expect(data).toMatchObject({ state: 'ACTIVE', uses_left: 3, last_day: inDays(90) })
    expect(data.ledger.map(({ kind }) => kind)).toEqual(['EXTEND', 'ADJUST', 'UNBLOCK', 'BLOCK', 'ISSUE'])
    expect(data.ledger.every((row) => row.kind === 'ISSUE' || row.reason === reason)).toBe(true)
    const early = { id, valid_until: inDays(80), reason }
    expect(await office.call(issuedVouchers.extend, early)).toMatchObject({
      body: { errors: { valid_until: [expect.any(String)] } },
    })
    const tooMuch = { id, uses: -4, amount: 0, reason }
    expect(await office.call(issuedVouchers.adjust, tooMuch)).toMatchObject({ body: { code: 'voucher_too_little' } })
    expect((await office.call(issuedVouchers.adjust, { id, uses: 0, amount: 0, reason })).status).toBe(422)
  })

  test('raises a budget up to a million, however often', async () => {
    const { office } = world.as
    const { id } = await voucherOf(world.db, null, { currency: 'PLN', budget: 50_000_000 })
    const raise = { id, uses: 0, amount: 50_000_000, reason }
    await office.send(issuedVouchers.adjust, raise)
    expect(await office.call(issuedVouchers.adjust, { ...raise, amount: 1 })).toMatchObject({
      status: 422,
      body: { errors: { amount: [expect.stringContaining('milion')] } },
    })
    expect(await get(id)).toMatchObject({ budget: 100_000_000, balance: 100_000_000 })
    // One that was raised further before there was a limit can be lowered, and used more often.
    const { id: large } = await voucherOf(world.db, null, { currency: 'PLN', budget: 300_000_000 })
    await office.send(issuedVouchers.adjust, { id: large, uses: 1, amount: -1, reason })
  })

  test('is up to the right for it', async () => {
    const { db, as } = world
    const { id } = await voucherOf(db, null)
    await db.deleteFrom('role_permissions').where('permission', '=', 'can-block-vouchers').execute()
    expect((await as.office.call(issuedVouchers.block, { id, reason })).status).toBe(403)
    await as.owner.send(issuedVouchers.block, { id, reason })
  })
})

test('a paid voucher that expires unused waits for the office, until it is extended or paid back', async () => {
  const { db, as } = world
  const one = await voucherOf(db, null, { ...paid, ...expired() })
  const other = await voucherOf(db, null, { ...paid, ...expired() })
  const free = await voucherOf(db, null, expired())
  const waiting = async () => (await list({ unclaimed: 1 })).map(({ id }) => id)
  expect(await waiting()).toEqual(expect.arrayContaining([one.id, other.id]))
  expect(await waiting()).not.toContain(free.id)
  expect((await list({ unclaimed: 0 })).map(({ id }) => id)).not.toContain(one.id)
  expect((await as.office.send(dashboard.counters, {})).unclaimedVouchersCount).toBe((await waiting()).length)
  const queue = (await as.office.send(dashboard.mine, {})).queues.find(({ name }) => name === 'unclaimedVouchers')
  expect(queue?.count).toBe((await waiting()).length)
  const { data } = await as.office.send(issuedVouchers.extend, { id: one.id, valid_until: inDays(30), reason })
  expect(data.state).toBe('ACTIVE')
  const { data: refunded } = await as.office.send(issuedVouchers.refund, { id: other.id, reason })
  expect(refunded).toMatchObject({ payment_status: 'REFUNDED', state: 'REFUNDED', outstanding: { amount: 0 } })
  for (const { id } of [one, other]) expect(await waiting()).not.toContain(id)
  const { text } = await as.office.call(issuedVouchers.export, { filter: other.code })
  expect(text).toMatch(/Zwrot zapisany \(czas w Warszawie\)[\s\S]*;\d{4}-\d\d-\d\d \d\d:\d\d;[^;]*\r\n$/)
  expect(await as.office.call(issuedVouchers.refund, { id: free.id, reason })).toMatchObject({
    body: { code: 'voucher_state' },
  })
})

test('the document to print has its holder, value, expiration date and code', async () => {
  const { id, code } = await voucherOf(world.db, null, { value: 30_050 })
  const cookie = [...world.as.office.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = fillPath(issuedVouchers.pdf.path, { id })
  const { rawPayload, headers } = await world.app.inject({ url, headers: { cookie } })
  expect(headers['content-type']).toContain('application/pdf')
  for (const part of ['/DisplayDocTitle true', '/S /H2', '/Alt (http']) expect(rawPayload.includes(part)).toBe(true)
  const document = await getDocumentProxy(new Uint8Array(rawPayload), { verbosity: 0 })
  const { text } = await extractText(document, { mergePages: true })
  // In her language.
  for (const totalOf of ['Emily Carter', 'PLN 300.50', 'Usable from', code.match(/.{4}/g)?.join(' ')])
    expect(text.replaceAll(/\s+/g, ' ').toLowerCase()).toContain(totalOf?.toLowerCase())
})

test('the document is saved under any name that the office gives vouchers', async () => {
  const { db, app, as } = world
  const { id, code } = await voucherOf(db, null, {})
  const [text] = (await as.owner.send(texts.byKeys, { keys: ['issuedVouchers.sheet_title'] })).data
  await as.owner.send(texts.save, { id: Number(text?.id), pl: 'Bon „Złoty” – "100%"' })
  const cookie = [...as.office.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { statusCode, headers } = await app.inject({
    url: fillPath(issuedVouchers.pdf.path, { id }),
    headers: { cookie },
  })
  expect(statusCode).toBe(200)
  const name = encodeURIComponent(`Bon „Złoty” – "100%"-${code}.pdf`)
  expect(headers['content-disposition']).toBe(
    `attachment; filename="Bon Zoty  _100__-${code}.pdf"; filename*=UTF-8''${name}`,
  )
})
