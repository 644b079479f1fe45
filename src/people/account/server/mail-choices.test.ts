import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { unsubscribePath } from '#kit/contract/unsubscribe-path.ts'
import { conversations } from '#network/conversations/contract/conversations.ts'
import { account } from '#people/account/contract/account.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { words } from '#testing/fixtures/cases.ts'
import { conversationOf } from '#testing/make/make-conversations.ts'
import { startMailSink } from '#testing/servers/mail-sink.ts'
import { Visitor } from '#testing/visitor.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('everybody chooses among the mails that may reach them', () => {
  test.each([
    [
      'student',
      ['messages', 'certificates', 'packages', 'vouchers', 'reviews', 'new_trainings'],
      ['account', 'seats', 'terms', 'moderation'],
    ],
    [
      'artist',
      ['messages', 'responsibilities', 'levels', 'vouchers', 'trainings', 'portfolio'],
      ['account', 'application', 'consents', 'terms', 'moderation'],
    ],
    ['office', ['messages', 'submissions'], ['account']],
    ['owner', ['messages', 'submissions'], ['account']],
  ] as const)('the %s', async (who, chosen, required) => {
    const { data } = await world.as[who].send(account.mails, {})
    expect(data).toEqual({ chosen: chosen.map((kind) => ({ kind, is_sent: true })), required })
  })

  test('what must be sent is no choice', async () => {
    const { status, body } = await world.as.artist.attempt(account.chooseMails, { kind: 'account', is_sent: false })
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['kind']])
  })
})

describe('a kind that somebody does without', () => {
  test('is not emailed to them, and again once they want it; notifications continue', async () => {
    const { id, visitor, account: known, write } = await artistInTalks()
    await visitor.send(account.chooseMails, { kind: 'messages', is_sent: false })
    await write()
    expect(await mailsTo(known.email)).toEqual([])
    const bells = await world.db.selectFrom('notifications').select('id').where('user_id', '=', id).execute()
    expect(bells).toHaveLength(1)
    const { data } = await visitor.send(account.chooseMails, { kind: 'messages', is_sent: true })
    expect(data.chosen[0]).toEqual({ kind: 'messages', is_sent: true })
    await visitor.send(conversations.read, await readAll(visitor))
    await write()
    expect(await mailsTo(known.email)).toHaveLength(1)
  })

  test('leaves every other kind, and everybody else, as they were', async () => {
    const { account: known, visitor } = await artistInTalks()
    const { account: other, write } = await artistInTalks()
    for (const kind of ['messages', 'levels', 'responsibilities'] as const)
      await visitor.send(account.chooseMails, { kind, is_sent: false })
    await write()
    expect(await mailsTo(other.email)).toHaveLength(1)
    await (await world.guest()).send(session.forgotPassword, { email: known.email })
    expect(await mailsTo(known.email)).toEqual(['Ustaw nowe hasło'])
  })

  test('is written down with what it was before, once', async () => {
    const { id, visitor } = await artistInTalks()
    for (const _ of [1, 2]) await visitor.send(account.chooseMails, { kind: 'levels', is_sent: false })
    const events = world.db.selectFrom('audit_log').select('details').where('event', '=', 'user.mailsChosen')
    expect(await events.where('subject_id', '=', id).execute()).toEqual([
      { details: { changes: [{ field: 'mails_levels', before: true, after: false }] } },
    ])
  })

  test('two choices at the same moment both stand', async () => {
    const { visitor } = await artistInTalks()
    const kinds = ['messages', 'levels', 'responsibilities', 'vouchers', 'trainings', 'portfolio'] as const
    await Promise.all(kinds.map((kind) => visitor.copy().send(account.chooseMails, { kind, is_sent: false })))
    const { data } = await visitor.send(account.mails, {})
    expect(data.chosen.map(({ is_sent }) => is_sent)).toEqual(kinds.map(() => false))
  })
})

describe('a mail that may be done without', () => {
  test('has an unsubscribe link that needs no sign-in, in the email and its header', async () => {
    const sink = await startMailSink()
    const { db, config, as, person, guest } = await academyForTest({ smtpUrl: sink.url })
    const { id, account: known } = await person('pro-artist')
    await writeTo(db, as.office, id)
    await expect.poll(() => sink.mailsTo(known.email), { timeout: 10_000 }).toHaveLength(1)
    const [mail] = sink.mailsTo(known.email)
    const url = mail?.headers.get('list-unsubscribe')?.match(/^<(.+)>$/)?.[1] ?? ''
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const token = url.slice(`${config.publicUrl}${unsubscribePath}`.length - '{token}'.length)
    expect(url.startsWith(config.publicUrl)).toBe(true)
    for (const text of [mail?.text, mail?.html]) expect(text).toContain(`${config.publicUrl}/#/unsubscribe/${token}`)
    const reader = await guest()
    expect((await reader.send(account.unsubscribing, { token })).data).toEqual({ kind: 'messages', is_sent: true })
    await reader.send(account.unsubscribe, { token })
    expect((await reader.send(account.unsubscribing, { token })).data).toEqual({ kind: 'messages', is_sent: false })
    await sink.close()
  })

  test.each([
    ['as a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'as one with parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['without a body', undefined, undefined],
  ])(
    'is switched off by a mail program that posts %s: no cookie, no token, another origin',
    async (_, type, payload) => {
      const { visitor, tokenInMail } = await artistInTalks()
      const program = new Visitor(world.app, undefined, new Map())
      const url = unsubscribePath.replace('{token}', await tokenInMail())
      const headers = { 'content-type': type, origin: 'https://mail.example' }
      expect((await program.request({ method: 'POST', url, headers, payload })).status).toBe(204)
      const { data } = await visitor.send(account.mails, {})
      expect(data.chosen[0]).toEqual({ kind: 'messages', is_sent: false })
    },
  )

  test('opens nothing with a token that somebody changed', async () => {
    const { tokenInMail } = await artistInTalks()
    const [id, kind, mac] = (await tokenInMail()).split('.')
    const guest = await world.guest()
    const wrong = [
      `${id}.levels.${mac}`,
      `${Number(id) - 1}.${kind}.${mac}`,
      `${id}.${kind}.x`,
      `${id}.account.${mac}`,
      'x',
    ]
    for (const token of wrong)
      for (const call of [account.unsubscribing, account.unsubscribe])
        expect((await guest.call(call, { token })).status, token).toBe(404)
  })
})

test('a mail that must be sent has no way out', async () => {
  const { account: known } = await artistInTalks()
  await (await world.guest()).send(session.forgotPassword, { email: known.email })
  const mail = await world.lastMail(known.email)
  expect([mail.unsubscribe_url, mail.text?.includes('unsubscribe')]).toEqual([null, false])
})

/** An artist to whom the office may write. */
async function artistInTalks() {
  const person = await world.person('pro-artist')
  const write = () => writeTo(world.db, world.as.office, person.id)
  return {
    ...person,
    write,
    tokenInMail: async () => {
      await write()
      return (await world.lastMail(person.account.email)).unsubscribe_url?.split('/').at(-1) ?? ''
    },
  }
}

async function writeTo(db: Academy['db'], office: Visitor, userId: number) {
  const { id } = await db.selectFrom('pro_artists').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow()
  const { path } = await conversationOf(db, id, 'GENERAL')
  await office.send(conversations.send, { ...path, message: words.pl })
}

async function readAll(visitor: Visitor) {
  const { data } = await visitor.send(conversations.list, {})
  const id = data[0]?.id as number
  const thread = await visitor.send(conversations.thread, { id })
  return { id, up_to: thread.data.messages.at(-1)?.id as number }
}

async function mailsTo(email: string): Promise<string[]> {
  const mails = await world.db.selectFrom('mails').select('subject').where('to', '=', email).orderBy('id').execute()
  return mails.map(({ subject }) => subject)
}
