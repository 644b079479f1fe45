import { beforeAll, describe, expect, test } from 'vitest'
import { notifications } from '#academy/notifications/contract/notifications.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { conversations } from '#network/conversations/contract/conversations.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast, officeSize } from '#testing/fixtures/cast.ts'
import {
  hello,
  mailsTo,
  newConversation,
  note,
  reading,
  tracesOf,
  unreadOf,
} from '#testing/fixtures/new-conversations.ts'
import { sample } from '#testing/servers/upload-server.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('what is unread', () => {
  test('is counted for each side alone, and what comes while somebody reads stays unread', async () => {
    const { office } = world.as
    const { artist, id, path } = await newConversation(world)
    const before = await unreadOf(office)
    const { data: first } = await artist.send(conversations.send, { ...path, ...hello })
    const [, { data: second }] = await Promise.all([
      office.send(conversations.read, { id, up_to: first.id }),
      artist.send(conversations.send, { ...path, message: 'I jeszcze jedno.' }),
    ])
    expect(await unreadOf(office)).toBe(before + 1)
    expect(await unreadOf(artist)).toBe(0)
    // Nobody reads for the other side.
    await artist.send(conversations.read, { id, up_to: second.id })
    expect(await unreadOf(office)).toBe(before + 1)
    await office.send(conversations.read, { id, up_to: second.id })
    expect(await unreadOf(office)).toBe(before)
  })

  test('shows in the list, in the artist’s details and in the menu alike', async () => {
    const { office } = world.as
    const { artist, id, path } = await newConversation(world, 'TRAINING')
    await office.send(conversations.send, { ...path, ...hello })
    await office.send(conversations.send, { ...path, ...hello })
    const { data } = await artist.send(conversations.list, { unread: 1 })
    expect(data).toMatchObject([{ id, type: 'TRAINING', unread: 2, last_message: { text: hello.message } }])
    const { conversations: own } = (await artist.send(artists.get, { id: path.id })).data
    expect(own.map(({ type, unread }) => [type, unread])).toEqual([
      ['GENERAL', 0],
      ['INVITATION', 0],
      ['VERIFICATION', 0],
      ['STATUS_UPGRADE', 0],
      ['TRAINING', 2],
    ])
    expect(await unreadOf(artist)).toBe(2)
    expect(
      (await office.send(artists.get, { id: path.id })).data.conversations.every(({ unread }) => unread === 0),
    ).toBe(true)
  })

  test('is announced once, by email and in the portal, and again only after it was read', async () => {
    const { office } = world.as
    const { artist, userId, email, id, path } = await newConversation(world)
    const long = `${'Bardzo długie zdanie. '.repeat(20)}`
    const { data: first } = await office.send(conversations.send, { ...path, message: long })
    await office.send(conversations.send, { ...path, ...hello })
    expect(await mailsTo(world, email)).toHaveLength(1)
    const mail = await world.lastMail(email)
    expect(mail.route).toBe(`inbox?conversation=${id}`)
    expect(mail.text).toMatch(/Joanna Wrońska[\s\S]*> Bardzo długie zdanie\.[^>]*…/)
    const notices = await world.db.selectFrom('notifications').selectAll().where('user_id', '=', userId).execute()
    expect(notices).toMatchObject([{ type: 'message_arrived', link: `inbox?conversation=${id}` }])

    // An unread message remains unread, and so does its notification.
    const isRung = async () => (await artist.send(notifications.list, { showOnlyNotRead: 1 })).meta.total === 1
    await artist.send(conversations.read, { id, up_to: first.id })
    expect([await unreadOf(artist), await isRung()]).toEqual([1, true])
    const { data: last } = await office.send(conversations.send, { ...path, ...hello })
    expect(await mailsTo(world, email)).toHaveLength(1)
    await artist.send(conversations.read, { id, up_to: last.id })
    expect([await unreadOf(artist), await isRung()]).toEqual([0, false])
    await office.send(conversations.send, { ...path, ...hello })
    expect(await mailsTo(world, email)).toHaveLength(2)
  })

  test('is read up to a message of this conversation, and to nothing else', async () => {
    const { office } = world.as
    const { artist, id, path } = await newConversation(world)
    const other = await newConversation(world)
    const { data: first } = await office.send(conversations.send, { ...path, ...hello })
    const { data: hidden } = await office.send(conversations.send, { ...path, ...note })
    const { data: elsewhere } = await office.send(conversations.send, { ...other.path, ...hello })
    for (const up_to of [first.id - 1, hidden.id, elsewhere.id, 2_147_483_647])
      expect(await artist.attempt(conversations.read, { id, up_to })).toMatchObject({
        status: 422,
        body: { errors: { up_to: [expect.any(String)] } },
      })
    expect(await unreadOf(artist)).toBe(1)
  })

  test('is announced, though the message before is being read while it is sent', async () => {
    const { office } = world.as
    const { artist, email, id, path } = await newConversation(world)
    const { data: first } = await office.send(conversations.send, { ...path, ...hello })
    await Promise.all([
      artist.send(conversations.read, { id, up_to: first.id }),
      ...Array.from({ length: 3 }, () => office.send(conversations.send, { ...path, ...hello })),
    ])
    const isRung = (await artist.send(notifications.list, { showOnlyNotRead: 1 })).meta.total > 0
    expect([(await unreadOf(artist)) > 0, isRung]).toEqual([true, true])
    expect((await mailsTo(world, email)).length).toBeGreaterThan(0)
  })

  test('is announced to everybody in the office who may read it, except its author', async () => {
    const { artist, path } = await newConversation(world)
    const before = (await mailsTo(world, cast.owner.email)).length
    const { data } = await artist.send(conversations.send, { ...path, ...hello })
    expect((await mailsTo(world, cast.owner.email)).length).toBe(before + 1)
    expect(await tracesOf(world, data.id)).toMatchObject({ mails: officeSize, notices: officeSize })
  })
})

describe('an internal note', () => {
  test('is the office’s own: in no thread, count, list, search, mail or notification of the artist', async () => {
    const { office } = world.as
    const { artist, userId, email, id, path } = await newConversation(world)
    const { data: message } = await office.send(conversations.send, { ...path, ...hello })
    await artist.send(conversations.read, { id, up_to: message.id })
    const { data: sent } = await office.send(conversations.send, {
      ...path,
      ...note,
      attachments: [await sample('certificate.pdf')],
    })
    expect((await reading(office, id)).messages.at(-1)).toMatchObject({ id: sent.id, is_internal: true })

    const conversation = await reading(artist, id)
    expect(conversation.messages.map((one) => one.id)).toEqual([message.id])
    expect((await reading(artist, id, { after: message.id })).messages).toEqual([])
    expect(await unreadOf(artist)).toBe(0)
    const row = (await artist.send(conversations.list, {})).data.find((one) => one.id === id)
    expect(row).toMatchObject({ unread: 0, last_message: { text: hello.message } })
    expect((await artist.send(conversations.list, { filter: 'dzwoniła' })).data).toEqual([])
    const attachment = { id, attachment_id: sent.attachments[0]?.id as number }
    expect((await artist.call(conversations.attachment, attachment)).status).toBe(404)
    expect((await office.call(conversations.attachment, attachment)).status).toBe(200)
    expect(await mailsTo(world, email)).toHaveLength(1)
    const notices = await world.db.selectFrom('notifications').select('id').where('user_id', '=', userId).execute()
    expect(notices).toHaveLength(1)
  })

  test('stays where it is in the list, but the office finds its words', async () => {
    const { office } = world.as
    const { id, path } = await newConversation(world)
    await office.send(conversations.send, { ...path, ...hello })
    await office.send(conversations.send, { ...path, message: 'Osobliwa wzmianka', is_internal: 1 })
    const { data } = await office.send(conversations.list, { filter: 'osobliwa WZMIANKA' })
    expect(data).toMatchObject([
      { id, last_message: { text: hello.message }, found: { passage: 'Osobliwa wzmianka', is_internal: true } },
    ])
  })

  test('is not for artists to write', async () => {
    const { artist, path } = await newConversation(world)
    expect((await artist.call(conversations.send, { ...path, ...note })).status).toBe(403)
  })
})
