import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { settings } from '#academy/settings/contract/settings.ts'
import { queuedJobs } from '#kit/server/jobs/jobs.ts'
import { mailLeaves, problemOf, refusalAmongOthers } from '#kit/server/mail/delivery.ts'
import { deliverMails, queueUnsent } from '#kit/server/mail/mail.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { users } from '#people/users/contract/users.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { freePort } from '#testing/servers/free-port.ts'
import { startMailSink } from '#testing/servers/mail-sink.ts'
import { mailStateOf } from './outgoing-mail.ts'

const somebody = { first_name: 'Ewa', last_name: 'Lis', language_name: 'pl' } as const

test('while no email can be sent, the user who causes one is warned, and the office sees why, since when and how many wait', async () => {
  const port = await freePort()
  const mailReplyTo = 'biuro@academy.example'
  const world = await academyForTest({ smtpUrl: `smtp://127.0.0.1:${port}`, mailReplyTo })
  const { office, owner } = world.as
  const state = async () => (await office.send(settings.mail, {})).data
  const invite = (email: string, headers: Record<string, string> = {}) =>
    office.call(users.create, { ...somebody, email, role: 'administrator' }, headers)
  const warnings = async () => (await owner.send(dashboard.mine, {})).warnings

  await invite('ewa.lis@example.com')
  await expect.poll(async () => (await state()).state, { timeout: 20_000 }).toBe('FAILS')
  expect(await state()).toMatchObject({
    problem: 'UNREACHABLE',
    failing_since: expect.any(String),
    reply_to: mailReplyTo,
  })
  expect((await state()).waiting).toBeGreaterThan(0)
  expect(await warnings()).toEqual(['mail_waits'])
  expect((await invite('ewa.lis-2@example.com')).headers['x-mail-waits']).toBe('1')
  const again = { 'idempotency-key': 'an-answer-that-got-lost' }
  await invite('ewa.lis-4@example.com', again)
  const replayed = await invite('ewa.lis-4@example.com', again)
  expect(replayed.headers).toMatchObject({ 'idempotency-replayed': 'true', 'x-mail-waits': '1' })
  expect((await office.call(settings.get, {})).headers['x-mail-waits']).toBeUndefined()
  expect(await office.call(settings.sendTestMail, {})).toMatchObject({
    status: 409,
    body: { code: 'mail_unreachable', message: expect.stringContaining('SMTP_URL') },
  })

  const sink = await startMailSink(port)
  await office.send(settings.sendTestMail, {})
  const [mail] = sink.mailsTo('office@atelier.test')
  expect(mail?.subject).toBe('Wiadomość próbna z portalu')
  expect(mail?.headers.get('reply-to')).toBe(mailReplyTo)
  expect(await state()).toMatchObject({ state: 'LEAVES', problem: null, failing_since: null })
  expect((await invite('ewa.lis-3@example.com')).headers['x-mail-waits']).toBeUndefined()
  await sink.close()
})

test('without a mail server nothing leaves, which is no fault in the demo', async () => {
  const { db, config, portal, as } = await academyForTest()
  expect((await as.office.send(settings.mail, {})).data.state).toBe('DEMO')
  expect((await as.office.call(settings.sendTestMail, {})).body).toMatchObject({ code: 'mail_not_set' })
  expect(await mailLeaves(db, config)).toBe(true)
  const inEarnest = { ...config, isDemo: false }
  expect(await mailStateOf({ db, config: inEarnest, texts: portal.texts, now: new Date() })).toMatchObject({
    state: 'NOT_SET',
    problem: null,
  })
  expect(await mailLeaves(db, inEarnest)).toBe(false)
})

test('an email whose job is lost is sent once there is a mail server, and is queued once', async () => {
  const { portal, db, as } = await academyForTest()
  await as.office.send(users.create, { ...somebody, email: 'ewa.lis@example.com', role: 'administrator' })
  await sql`delete from pgboss.job where name = 'mail'`.execute(db)

  const sink = await startMailSink()
  const withServer = { ...portal, config: { ...portal.config, smtpUrl: sink.url } }
  await queueUnsent(withServer)
  const queued = (await queuedJobs(db, 'mail')).length
  await queueUnsent(withServer)
  expect(await queuedJobs(db, 'mail')).toHaveLength(queued)
  await deliverMails(withServer)
  await expect.poll(() => sink.mailsTo('ewa.lis@example.com').length, { timeout: 20_000 }).toBe(1)
  await sink.close()
})

test('an address that the mail server refuses for good is shown with the reason and waits no longer; a policy that refuses all waits', async () => {
  const refuses = {
    'ewa.liss@example.com': '5.1.1 No such user here',
    'ewa.lis@example.com': '5.7.1 Relaying denied',
  }
  const sink = await startMailSink(0, undefined, refuses)
  const { as } = await academyForTest({ smtpUrl: sink.url })
  const state = async () => (await as.office.send(settings.mail, {})).data
  await as.office.send(users.create, { ...somebody, email: 'ewa.liss@example.com', role: 'administrator' })
  await expect
    .poll(async () => (await state()).refused, { timeout: 20_000 })
    .toMatchObject([
      {
        to: 'ewa.liss@example.com',
        refusal: expect.stringContaining('No such user here'),
        refused_at: expect.any(String),
      },
    ])
  await expect.poll(async () => (await state()).waiting, { timeout: 20_000 }).toBe(0)
  expect((await state()).state).toBe('LEAVES')

  await as.office.send(users.create, { ...somebody, email: 'ewa.lis@example.com', role: 'administrator' })
  await expect.poll(async () => (await state()).state, { timeout: 20_000 }).toBe('FAILS')
  expect(await state()).toMatchObject({ problem: 'REFUSED', waiting: 1 })
  expect((await state()).refused).toHaveLength(1)
  await sink.close()
})

test('an email that the mail server has read and refuses for good waits no longer, and holds nothing against the others', async () => {
  const refuses = {
    'ewa.liss@example.com': '5.2.2 Mailbox full',
    'ewa.lis@example.com': '5.2.2 Submission quota exceeded',
  }
  const sink = await startMailSink(0, undefined, {}, refuses)
  const { as } = await academyForTest({ smtpUrl: sink.url })
  const state = async () => (await as.office.send(settings.mail, {})).data
  await as.office.send(users.create, { ...somebody, email: 'ewa.liss@example.com', role: 'administrator' })
  await expect
    .poll(async () => (await state()).refused, { timeout: 20_000 })
    .toMatchObject([{ to: 'ewa.liss@example.com', refusal: '554 5.2.2 Mailbox full' }])
  expect(await state()).toMatchObject({ state: 'LEAVES', waiting: 0 })

  // It may be about all of them, as a setting of the mail server is.
  await as.office.send(users.create, { ...somebody, email: 'ewa.lis@example.com', role: 'administrator' })
  await expect.poll(async () => (await state()).state, { timeout: 20_000 }).toBe('FAILS')
  expect(await state()).toMatchObject({ problem: 'REFUSED', waiting: 1 })
  await sink.close()
})

test('an email that is refused for a day without a reason, while others leave, waits no longer', async () => {
  const sink = await startMailSink(0, undefined, {}, { 'ewa.lis@example.com': 'Message rejected' })
  const { portal, db, as } = await academyForTest({ smtpUrl: sink.url })
  const state = async () => (await as.office.send(settings.mail, {})).data
  const invite = (email: string) => as.office.send(users.create, { ...somebody, email, role: 'administrator' })
  const refusing = async () =>
    (await db.selectFrom('mails').select('id').where('refusing_since', 'is not', null).execute()).length
  await invite('ewa.lis@example.com')
  await expect.poll(refusing, { timeout: 20_000 }).toBe(1)
  await sql`update mails set refusing_since = refusing_since - interval '25 hours'`.execute(db)
  await invite('ewa.lis-2@example.com')
  // Only the refused one.
  await expect.poll(async () => (await state()).waiting, { timeout: 20_000 }).toBe(1)
  await sql`delete from pgboss.job where name = 'mail'`.execute(db)
  await queueUnsent(portal)
  await expect
    .poll(async () => (await state()).refused, { timeout: 20_000 })
    .toMatchObject([{ to: 'ewa.lis@example.com', refusal: '554 Message rejected' }])
  await sink.close()
})

describe('a refusal of an email that was read', () => {
  let world: Academy
  beforeAll(async () => {
    world = await academy()
  })
  afterAll(() => world.close())
  const refused = (response: string) => ({ code: 'EMESSAGE', response })
  /** What it means two days after the first one, if another email has left on the day between. */
  async function meaning(response: string, { othersLeave = true } = {}) {
    const { db } = world
    await db.deleteFrom('mails').execute()
    const now = new Date()
    const write = (sent_at: Date | null) =>
      db
        .insertInto('mails')
        .values({ to: 'ewa.lis@example.com', subject: 'Zaproszenie', text: null, html: null, created_at: now, sent_at })
        .returning(['id', 'refusing_since'])
        .executeTakeFirstOrThrow()
    const mail = await write(null)
    expect(await refusalAmongOthers(db, mail, refused(response), now)).toBe(null)
    if (othersLeave) await write(new Date(shift(now, { days: 1 })))
    const known = db.selectFrom('mails').select(['id', 'refusing_since']).where('id', '=', mail.id)
    const later = new Date(shift(now, { days: 2 }))
    return refusalAmongOthers(db, await known.executeTakeFirstOrThrow(), refused(response), later)
  }

  test('without a reason is about this one, if others left meanwhile', async () => {
    expect(await meaning('554 Message rejected')).toBe('554 Message rejected')
    expect(await meaning('554 Message rejected', { othersLeave: false })).toBe(null)
  })

  test.each([
    '554 5.7.1 Message rejected by policy',
    '550 Daily sending quota exceeded',
    '550 Relaying denied',
    '451 Try again later',
  ])('%s is about all of them, or passes', async (response) => {
    expect(await meaning(response)).toBe(null)
  })
})

test.each(['CERT_HAS_EXPIRED', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
  '%s is a fault of the certificate',
  (originalCode) => {
    expect(problemOf({ code: 'ESOCKET', originalCode })).toBe('CERTIFICATE')
  },
)

test.each(['ECONNREFUSED', 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED'])('%s is none', (originalCode) => {
  expect(problemOf({ code: 'ESOCKET', originalCode })).toBe('UNREACHABLE')
})

test('a mail server whose certificate is refused is not taken for one that does not answer', async () => {
  const server = new SMTPServer({ secure: true })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.server.address() as AddressInfo
  const { as } = await academyForTest({ smtpUrl: `smtps://localhost:${port}` })
  expect(await as.office.call(settings.sendTestMail, {})).toMatchObject({
    status: 409,
    body: { code: 'mail_certificate', message: expect.stringContaining('SMTP_URL') },
  })
  expect((await as.office.send(settings.mail, {})).data).toMatchObject({ state: 'FAILS', problem: 'CERTIFICATE' })
})
