import { expect, test } from 'vitest'
import { settings } from '#contract/settings/settings.ts'
import { system } from '#contract/system/system.ts'
import { users } from '#contract/users/users.ts'
import { mailLeaves } from '#server/kit/mail/delivery.ts'
import { academyForTest } from '#testing/academy.ts'
import { freePort } from '#testing/free-port.ts'
import { startMailSink } from '#testing/mail-sink.ts'
import { mailStateOf } from './outgoing-mail.ts'

test('while mail does not leave, whoever causes one is told, and the office sees why, since when and how much waits', async () => {
  const port = await freePort()
  const mailReplyTo = 'biuro@academy.example'
  const world = await academyForTest({ smtpUrl: `smtp://127.0.0.1:${port}`, mailReplyTo })
  const { office, owner } = world.as
  const state = async () => (await office.send(settings.mail, {})).data
  const invite = (email: string) => {
    const draft = { first_name: 'Ewa', last_name: 'Lis', email, language_name: 'pl' } as const
    return office.call(users.create, { ...draft, role: 'administrator' })
  }
  const warnings = async () => (await owner.send(system.dashboard, {})).warnings

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
  expect((await office.call(settings.get, {})).headers['x-mail-waits']).toBeUndefined()
  expect(await office.call(settings.sendTestMail, {})).toMatchObject({
    status: 409,
    body: { code: 'mail_unreachable', message: expect.stringContaining('SMTP_URL') },
  })

  const sink = await startMailSink(port)
  await office.send(settings.sendTestMail, {})
  const [letter] = sink.lettersTo('office@atelier.test')
  expect(letter?.subject).toBe('Wiadomość próbna z portalu')
  expect(letter?.headers.get('reply-to')).toBe(mailReplyTo)
  expect(await state()).toMatchObject({ state: 'LEAVES', problem: null, failing_since: null })
  expect((await invite('ewa.lis-3@example.com')).headers['x-mail-waits']).toBeUndefined()
  await sink.close()
})

test('without a mail server nothing leaves, which is no fault in the demo', async () => {
  const { db, config, as } = await academyForTest()
  expect((await as.office.send(settings.mail, {})).data.state).toBe('DEMO')
  expect((await as.office.call(settings.sendTestMail, {})).body).toMatchObject({ code: 'mail_not_set' })
  expect(await mailLeaves(db, config)).toBe(true)
  const inEarnest = { ...config, isDemo: false }
  expect(await mailStateOf({ db, config: inEarnest })).toMatchObject({ state: 'NOT_SET', problem: null })
  expect(await mailLeaves(db, inEarnest)).toBe(false)
})
