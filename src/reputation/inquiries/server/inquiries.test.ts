import { expect, test } from 'vitest'
import { inquiries } from '#reputation/inquiries/contract/inquiries.ts'
import { academyForTest } from '#testing/academy.ts'
import { startMailSink } from '#testing/servers/mail-sink.ts'

const question = {
  name: 'Ewa Lis',
  email: 'ewa.lis@example.com',
  phone: '+48601234567',
  website: null,
  text: 'Czy w marcu jest jeszcze miejsce? Pytam też o pakiet.',
} as const

test('a visitor’s question is sent once to the academy’s mailbox, and the reply is sent to the visitor', async () => {
  const sink = await startMailSink()
  const world = await academyForTest({ smtpUrl: sink.url })
  const { db } = world
  const { id: artist_id } = await db
    .selectFrom('pro_artists')
    .innerJoin('public_profiles', 'pro_artist_id', 'pro_artists.id')
    .select('pro_artists.id')
    .where('is_on', '=', true)
    .where('blocked_at', 'is', null)
    .orderBy('pro_artists.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const office = world.portal.texts.constants().office_email
  const guest = await world.guest()
  expect(Object.keys((await guest.send(inquiries.artist, { artist_id })).data).sort()).toEqual(
    ['id', 'first_name', 'last_name', 'city'].sort(),
  )
  const form = { artist_id, ...question, key: crypto.randomUUID() }
  expect(await guest.call(inquiries.send, form)).toMatchObject({ status: 204 })
  expect(await guest.call(inquiries.send, form)).toMatchObject({ status: 204 })
  // A program fills in what no person sees, and is answered alike.
  const spam = { ...form, key: crypto.randomUUID(), website: 'https://spam.example' }
  expect((await guest.call(inquiries.send, spam)).status).toBe(204)
  await expect.poll(() => sink.mailsTo(office).length, { timeout: 20_000 }).toBe(1)
  const [mail] = sink.mailsTo(office)
  expect(mail?.headers.get('reply-to')).toBe(question.email)
  expect(mail?.text).toContain('Pytam też o pakiet.')
  // The audit log has it once, and nothing of it.
  const logged = await db.selectFrom('audit_log').select('details').where('event', '=', 'inquiry.made').execute()
  expect(logged).toHaveLength(1)
  expect(JSON.stringify(logged)).not.toContain('Lis')

  // The answer was lost, and the question was changed before it was sent again.
  expect(await guest.call(inquiries.send, { ...form, text: 'Czy w kwietniu jest miejsce?' })).toMatchObject({
    status: 204,
  })
  await expect.poll(() => sink.mailsTo(office).at(-1)?.text, { timeout: 20_000 }).toContain('w kwietniu')

  // Once the profile is hidden, no question can be sent through it.
  await db.updateTable('public_profiles').set({ is_on: false }).where('pro_artist_id', '=', artist_id).execute()
  expect(await guest.call(inquiries.send, { ...form, key: crypto.randomUUID() })).toMatchObject({
    body: { code: 'inquiry_closed' },
  })
  // Six in an hour are too many from one address.
  const answers = await Promise.all(
    [1, 2, 3].map(() => guest.call(inquiries.send, { ...form, key: crypto.randomUUID() })),
  )
  expect(answers.map(({ status }) => status)).toContain(429)
  await sink.close()
})
