import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { notifications } from '#academy/notifications/contract/notifications.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { type ConversationType, conversations } from '#network/conversations/contract/conversations.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast, officeSize } from '#testing/fixtures/cast.ts'
import { insertArtist } from '#testing/make/make-artists.ts'
import { conversationOf, conversationOfStudent } from '#testing/make/make-conversations.ts'
import { sample } from '#testing/servers/upload-server.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

/** An artist of the network with an account of their own, and one of their conversations, in which nobody wrote yet. */
async function newConversation(type: ConversationType = 'GENERAL') {
  const person = await world.person('pro-artist')
  const { id } = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  return {
    artist: person.visitor,
    userId: person.id,
    email: person.account.email,
    ...(await conversationOf(world.db, id, type)),
  }
}

/** A student with a conversation in which nobody wrote yet. */
async function newStudent() {
  const { id: userId, visitor: student, account } = await world.person('client')
  await student.send(conversations.open, {})
  return { student, userId, email: account.email, ...(await conversationOfStudent(world.db, account.email)) }
}

const hello = { message: 'Dzień dobry!' }
const note = { message: 'Uwaga: dzwoniła w tej sprawie dwa razy.', is_internal: 1 as const }
const reading = (visitor: Academy['as']['office'], id: number, part = {}) =>
  visitor.send(conversations.thread, { id, ...part }).then(({ data }) => data)

describe('a conversation', () => {
  test('goes back and forth, and each side sees what the other has read', async () => {
    const { office } = world.as
    const { artist, id, path } = await newConversation()
    expect(await reading(artist, id)).toMatchObject({ messages: [], has_more: false, read_up_to: null })

    const { data: first } = await office.send(conversations.send, { ...path, ...hello })
    expect(first).toMatchObject({
      text: hello.message,
      author_name: 'Joanna Wrońska',
      is_from_office: true,
      read_at: null,
    })
    await artist.send(conversations.read, { id, up_to: first.id })
    const { read_up_to } = await reading(office, id)
    expect(read_up_to).toMatchObject({ id: first.id })

    world.clock.advance({ minutes: 1 })
    await artist.send(conversations.read, { id, up_to: first.id })
    expect((await reading(office, id)).read_up_to).toEqual(read_up_to)

    const { data: answer } = await artist.send(conversations.send, { ...path, message: 'Dziękuję.\nDo zobaczenia!' })
    expect(answer).toMatchObject({
      text: 'Dziękuję.\nDo zobaczenia!',
      author_name: 'Anna Nowak',
      is_from_office: false,
    })
    expect((await reading(artist, id)).messages.map((message) => message.id)).toEqual([first.id, answer.id])
    expect((await reading(artist, id)).read_up_to).toBeNull()
  })

  test('is written to by whoever knows only the artist, in one call, and there once however often it is sent', async () => {
    const { office } = world.as
    const { artist, id, path } = await newConversation('STATUS_UPGRADE')
    const toArtist = { id: path.id, type: 'STATUS_UPGRADE' as const }
    const client_key = randomUUID()
    const { data: sent } = await office.send(conversations.write, { ...toArtist, ...hello, client_key })
    const { data: again } = await office.send(conversations.write, { ...toArtist, ...hello, client_key })
    expect(again.id).toBe(sent.id)
    expect((await reading(artist, id)).messages).toMatchObject([{ id: sent.id, text: hello.message }])

    const { artist: guest, path: other } = await newConversation()
    for (const wrong of [toArtist, { id: other.id, type: 'BILLING' }, { id: 999_999_999, type: 'GENERAL' }])
      expect((await guest.call(conversations.write, { ...wrong, ...hello })).status).toBe(404)
    expect((await guest.call(conversations.write, { id: other.id, type: 'GENERAL', ...note })).status).toBe(403)
  })

  test('is read backwards page by page, and forwards from what is known', async () => {
    const { office } = world.as
    const { artist, id, path } = await newConversation()
    const sent: number[] = []
    for (let number = 1; number <= 7; number++)
      sent.push((await office.send(conversations.send, { ...path, message: `${number}` })).data.id)
    const idsIn = async (part: object) => {
      const { messages, has_more } = await reading(artist, id, part)
      return [messages.map((message) => message.id), has_more]
    }
    expect(await idsIn({ limit: 3 })).toEqual([sent.slice(4), true])
    expect(await idsIn({ limit: 3, before: sent[4] })).toEqual([sent.slice(1, 4), true])
    expect(await idsIn({ limit: 3, before: sent[1] })).toEqual([sent.slice(0, 1), false])
    expect(await idsIn({ limit: 3, after: sent[5] })).toEqual([sent.slice(6), false])
    expect(await idsIn({ limit: 3, after: sent[6] })).toEqual([[], false])
    for (const part of [{ limit: 101 }, { limit: 0 }, { before: 0 }, { after: 'x' }])
      expect((await artist.attempt(conversations.thread, { id, ...part })).status).toBe(422)
  })

  test('of thousands is read on from the middle without a gap, and its newest page alone', async () => {
    const { artist, id } = await newConversation()
    await sql`
      insert into messages (conversation_id, author_name, is_from_office, text, client_key, sent_at, read_at)
      select ${id}, 'Joanna Wrońska', true, 'Nr ' || n, gen_random_uuid(), now(), now() from generate_series(1, 2000) n
    `.execute(world.db)
    const part = async (query: object) => {
      const { messages, has_more } = await reading(artist, id, query)
      return { ids: messages.map((message) => message.id), has_more }
    }
    const newest = await part({})
    expect(newest).toMatchObject({ ids: { length: 50 }, has_more: true })
    const last = newest.ids.at(-1) as number
    const found = last - 130
    const read: number[] = []
    for (let after = found - 1, has_more = true; has_more; after = read.at(-1) as number) {
      const page = await part({ after })
      expect(page.ids.length).toBeLessThanOrEqual(50)
      read.push(...page.ids)
      has_more = page.has_more
    }
    expect(read).toEqual(Array.from({ length: 131 }, (_, index) => found + index))
    expect((await part({ before: found })).ids.at(-1)).toBe(found - 1)
  })

  test('takes JSON from clients that send no files, checked and answered alike', async () => {
    const { office } = world.as
    const { artist, id, path } = await newConversation()
    const { path: students, student } = await newStudent()
    const send = (by: Academy['as']['office'], url: string, payload: object | string, headers = {}) =>
      by.request({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } })
    const url = `/api/proartists/${path.id}/conversation/${id}/type/GENERAL/message`
    const client_key = randomUUID()
    const first = await send(artist, url, { message: ' Dzień dobry! ', client_key })
    expect(first).toMatchObject({ status: 201, body: { data: { text: 'Dzień dobry!', attachments: [] } } })
    const { data: again } = await artist.send(conversations.send, { ...path, ...hello, client_key })
    expect({ data: again }).toEqual(first.body)
    expect(await send(office, url, { message: 'Notatka', is_internal: 1 })).toMatchObject({
      body: { data: { is_internal: true } },
    })
    expect((await send(office, url.replace(`/${id}/`, '/'), hello)).status).toBe(201)
    const studentsUrl = `/api/students/${students.id}/conversation/${students.conversation_id}/type/GENERAL/message`
    expect((await send(student, studentsUrl, hello)).status).toBe(201)

    const refusals = [
      [{ message: '  ' }, { message: expect.anything() }],
      [{}, { message: expect.anything() }],
      [{ message: 'ż'.repeat(10_001) }, { message: expect.anything() }],
      [
        { ...hello, attachments: [{ purpose: 'attachment', path: '/etc/passwd' }] },
        { 'attachments.0': expect.anything() },
      ],
      ['{', { body: expect.anything() }],
    ] as const
    for (const [payload, errors] of refusals)
      expect(await send(artist, url, payload)).toMatchObject({ status: 422, body: { errors } })
    expect((await send(artist, url, 'message=x', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(
      415,
    )
    expect((await send(artist, url, gzipSync('{"message":"x"}') as never, { 'content-encoding': 'gzip' })).status).toBe(
      415,
    )
    expect((await reading(artist, id)).messages).toHaveLength(2)
  })

  test('takes ten thousand characters, and not one more', async () => {
    const { artist, path } = await newConversation()
    const lengthOf = async (message: string) => (await artist.attempt(conversations.send, { ...path, message })).status
    expect(await lengthOf('ż'.repeat(10_000))).toBe(201)
    expect(await lengthOf('ż'.repeat(10_001))).toBe(422)
  })

  test('may be files alone, which are named where words would be; nothing at all is no message', async () => {
    const { office } = world.as
    const { id, path, email } = await newConversation()
    const attachments = [await sample('certificate.pdf'), await sample('photo.jpg')]
    const { data } = await office.send(conversations.send, { ...path, message: '  ', attachments })
    expect(data).toMatchObject({ text: '', attachments: [{ name: 'certificate.pdf' }, { name: 'photo.jpg' }] })
    // What the office called them is between its people.
    expect((await world.lastMail(email)).text).toContain('> Plik PDF 1, Zdjęcie 2')
    const [row] = (await office.send(conversations.list, { itemsPerPage: 1 })).data
    expect(row).toMatchObject({ id, last_message: { text: '', attachments: 2 } })
    const empty = await office.attempt(conversations.send, { ...path, message: ' ' })
    expect(empty).toMatchObject({ status: 422, body: { errors: { message: [expect.any(String)] } } })
  })

  test('carries files: pictures in two sizes, papers as they are', async () => {
    const { office } = world.as
    const { artist, id, path } = await newConversation()
    const attachments = [await sample('photo.jpg'), await sample('certificate.pdf')]
    const { data } = await artist.send(conversations.send, { ...path, ...hello, attachments })
    expect(data.attachments).toMatchObject([
      { name: 'photo.jpg', mime: 'image/webp', width: expect.any(Number) },
      { name: 'certificate.pdf', mime: 'application/pdf', width: null },
    ])
    const [photo, paper] = data.attachments
    const get = (attachment_id = 0, size?: 'small' | 'page') =>
      office.call(conversations.attachment, { id, attachment_id, size })
    expect(Number((await get(photo?.id, 'small')).headers['content-length'])).toBeLessThan(
      Number((await get(photo?.id)).headers['content-length']),
    )
    expect((await get(paper?.id)).headers['content-disposition']).toMatch(/^attachment/)
    expect((await get(paper?.id, 'small')).status).toBe(404)
  })

  test('takes ten files with a message, and refuses more', async () => {
    const { artist, path } = await newConversation()
    const paper = await sample('certificate.pdf')
    const send = (count: number) =>
      artist.attempt(conversations.send, { ...path, ...hello, attachments: Array.from({ length: count }, () => paper) })
    expect((await send(10)).status).toBe(201)
    expect((await send(11)).body).toMatchObject({ errors: { attachments: ['Dołącz najwyżej 10 plików.'] } })
  })

  test('with somebody who has no active account is refused: they could not read it', async () => {
    const { office } = world.as
    const applicant = await insertArtist(world.db)
    const { id, path } = await conversationOf(world.db, applicant, 'INVITATION')
    expect((await reading(office, id)).person.is_reachable).toBe(false)
    expect(await office.call(conversations.send, { ...path, ...hello })).toMatchObject({
      status: 409,
      body: { code: 'reader_unreachable' },
    })
    expect((await office.call(conversations.send, { ...path, ...note })).status).toBe(201)
  })
})

describe('sent once more, a message stands once', () => {
  test('and the answer is the first one', async () => {
    const { artist, id, path } = await newConversation()
    const draft = { ...path, ...hello, client_key: randomUUID() }
    const { data: first } = await artist.send(conversations.send, draft)
    const { data: again } = await artist.send(conversations.send, { ...draft, message: 'Coś innego' })
    expect(again).toEqual(first)
    expect((await reading(artist, id)).messages).toHaveLength(1)
    expect(await tracesOf(first.id)).toEqual({ events: 1, mails: officeSize, notices: officeSize })
  })

  test('also with both on their way at once, with files', async () => {
    const { artist, id, path } = await newConversation()
    const client_key = randomUUID()
    const send = async () =>
      artist.send(conversations.send, { ...path, ...hello, client_key, attachments: [await sample('certificate.pdf')] })
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    const { messages } = await reading(artist, id)
    expect(messages.map(({ attachments }) => attachments.length)).toEqual([1])
  })

  test('but a key is the sender’s own: somebody else’s says nothing to anybody', async () => {
    const { office } = world.as
    const { artist, id, path } = await newConversation()
    const client_key = randomUUID()
    await office.send(conversations.send, { ...path, ...note, client_key })
    await artist.send(conversations.send, { ...path, ...hello, client_key })
    expect((await reading(office, id)).messages).toHaveLength(2)
  })
})

describe('what is unread', () => {
  test('is counted for each side alone, and what comes while somebody reads stays unread', async () => {
    const { office } = world.as
    const { artist, id, path } = await newConversation()
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
    const { artist, id, path } = await newConversation('TRAINING')
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

  test('is told once, by mail and in the portal, and again only after it was read', async () => {
    const { office } = world.as
    const { artist, userId, email, id, path } = await newConversation()
    const long = `${'Bardzo długie zdanie. '.repeat(20)}`
    const { data: first } = await office.send(conversations.send, { ...path, message: long })
    await office.send(conversations.send, { ...path, ...hello })
    expect(await mailsTo(email)).toHaveLength(1)
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
    expect(await mailsTo(email)).toHaveLength(1)
    await artist.send(conversations.read, { id, up_to: last.id })
    expect([await unreadOf(artist), await isRung()]).toEqual([0, false])
    await office.send(conversations.send, { ...path, ...hello })
    expect(await mailsTo(email)).toHaveLength(2)
  })

  test('is read up to a message of this conversation, and to nothing else', async () => {
    const { office } = world.as
    const { artist, id, path } = await newConversation()
    const other = await newConversation()
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

  test('is told of, though the message before is being read while it is sent', async () => {
    const { office } = world.as
    const { artist, email, id, path } = await newConversation()
    const { data: first } = await office.send(conversations.send, { ...path, ...hello })
    await Promise.all([
      artist.send(conversations.read, { id, up_to: first.id }),
      ...Array.from({ length: 3 }, () => office.send(conversations.send, { ...path, ...hello })),
    ])
    const isRung = (await artist.send(notifications.list, { showOnlyNotRead: 1 })).meta.total > 0
    expect([(await unreadOf(artist)) > 0, isRung]).toEqual([true, true])
    expect((await mailsTo(email)).length).toBeGreaterThan(0)
  })

  test('is told to everybody in the office who may read it, but for whoever wrote', async () => {
    const { artist, path } = await newConversation()
    const before = (await mailsTo(cast.owner.email)).length
    const { data } = await artist.send(conversations.send, { ...path, ...hello })
    expect((await mailsTo(cast.owner.email)).length).toBe(before + 1)
    expect(await tracesOf(data.id)).toMatchObject({ mails: officeSize, notices: officeSize })
  })
})

describe('an internal note', () => {
  test('is the office’s own: in no thread, count, list, search, mail or notification of the artist', async () => {
    const { office } = world.as
    const { artist, userId, email, id, path } = await newConversation()
    const { data: message } = await office.send(conversations.send, { ...path, ...hello })
    await artist.send(conversations.read, { id, up_to: message.id })
    const { data: sent } = await office.send(conversations.send, {
      ...path,
      ...note,
      attachments: [await sample('certificate.pdf')],
    })
    expect((await reading(office, id)).messages.at(-1)).toMatchObject({ id: sent.id, is_internal: true })

    const seen = await reading(artist, id)
    expect(seen.messages.map((one) => one.id)).toEqual([message.id])
    expect((await reading(artist, id, { after: message.id })).messages).toEqual([])
    expect(await unreadOf(artist)).toBe(0)
    const row = (await artist.send(conversations.list, {})).data.find((one) => one.id === id)
    expect(row).toMatchObject({ unread: 0, last_message: { text: hello.message } })
    expect((await artist.send(conversations.list, { filter: 'dzwoniła' })).data).toEqual([])
    const attachment = { id, attachment_id: sent.attachments[0]?.id as number }
    expect((await artist.call(conversations.attachment, attachment)).status).toBe(404)
    expect((await office.call(conversations.attachment, attachment)).status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(1)
    const notices = await world.db.selectFrom('notifications').select('id').where('user_id', '=', userId).execute()
    expect(notices).toHaveLength(1)
  })

  test('stays where it is in the list, but the office finds its words', async () => {
    const { office } = world.as
    const { id, path } = await newConversation()
    await office.send(conversations.send, { ...path, ...hello })
    await office.send(conversations.send, { ...path, message: 'Osobliwa wzmianka', is_internal: 1 })
    const { data } = await office.send(conversations.list, { filter: 'osobliwa WZMIANKA' })
    expect(data).toMatchObject([
      { id, last_message: { text: hello.message }, found: { passage: 'Osobliwa wzmianka', is_internal: true } },
    ])
  })

  test('is not for artists to write', async () => {
    const { artist, path } = await newConversation()
    expect((await artist.call(conversations.send, { ...path, ...note })).status).toBe(403)
  })
})

describe('the list', () => {
  test('is newest first; the office has what somebody wrote in, an artist all of theirs', async () => {
    const { office } = world.as
    const { artist, id, path } = await newConversation('STATUS_UPGRADE')
    expect((await office.send(conversations.list, { filter: 'Zielińska' })).data.map((row) => row.id)).not.toContain(id)
    world.clock.advance({ minutes: 5 })
    await artist.send(conversations.send, { ...path, ...hello })
    expect((await office.send(conversations.list, { itemsPerPage: 1 })).data[0]?.id).toBe(id)
    const own = (await artist.send(conversations.list, {})).data
    expect(own).toHaveLength(5)
    expect(own[0]).toMatchObject({ id, last_message: { is_from_office: false } })
    expect(own[1]?.last_message).toBeNull()
  })

  test('finds words of a name and of messages together, without regard to case or diacritics', async () => {
    const { office } = world.as
    const { artist, id, path } = await newConversation('TRAINING')
    await artist.send(conversations.send, { ...path, message: 'Proszę o fakturę za szkolenie w Żyrardowie.' })
    await artist.send(conversations.send, { ...path, message: 'Termin: 100%_pewny.' })
    for (const filter of ['zyrardowie', 'ZIELINSKA żyrardowie', 'fakture pewny', '100%_']) {
      const { data } = await office.send(conversations.list, { filter })
      expect(data.map((row) => row.id)).toContain(id)
    }
    expect((await office.send(conversations.list, { filter: 'zyrardowie', type: 'GENERAL' })).data).toEqual([])
    expect((await office.send(conversations.list, { filter: 'żyrardowie nigdzie' })).data).toEqual([])
  })

  test('says which message was meant: the one with most of the words, the newest of those', async () => {
    const { artist, path } = await newConversation()
    const say = async (message: string) => (await artist.send(conversations.send, { ...path, message })).data.id
    const both = await say(`${'Wstęp. '.repeat(30)}Numer polisy to 7788, ważnej od maja. ${'Dalej. '.repeat(40)}`)
    const one = await say('Polisy jeszcze nie ma.')
    await say('Dziękuję!')
    const found = async (filter: string | null) => (await artist.send(conversations.list, { filter })).data[0]?.found
    expect(await found('polisy')).toMatchObject({
      id: one,
      passage: 'Polisy jeszcze nie ma.',
      author_name: 'Anna Nowak',
    })
    expect(await found('POLISY 7788')).toMatchObject({
      id: both,
      passage: expect.stringMatching(/^….{0,24}Numer polisy to 7788, ważnej od maja\. (Dalej\. ?)+/),
    })
    expect((await found('7788'))?.passage.length).toBeLessThanOrEqual(161)
    // Only the name has it.
    expect(await found('zielinska')).toBeNull()
    expect(await found(null)).toBeNull()
  })
})

test('a search finds a message by the name of its file, and shows it', async () => {
  const { office } = world.as
  const { artist, id, path } = await newConversation()
  const attachments = [await sample('photo.jpg'), await sample('certificate.pdf')]
  const { data: sent } = await artist.send(conversations.send, { ...path, message: 'Oto one:', attachments })
  await office.send(conversations.send, { ...path, ...note, attachments: [await sample('photo.png')] })
  const foundBy = async (visitor: typeof office, filter: string) =>
    (await visitor.send(conversations.list, { filter })).data.find((row) => row.id === id)?.found
  expect(await foundBy(artist, 'CERTIFICATE.pdf')).toMatchObject({
    id: sent.id,
    passage: 'Oto one: photo.jpg certificate.pdf',
  })
  // A note's files are the office's own, by their names too.
  expect(await foundBy(office, 'photo.png')).toMatchObject({
    is_internal: true,
    passage: expect.stringMatching(/photo\.png$/),
  })
  expect(await foundBy(artist, 'photo.png')).toBeUndefined()
})

describe('nobody reaches what is not theirs', () => {
  test('an artist neither the thread, nor a file, nor a place to write of another', async () => {
    const { office } = world.as
    const one = await newConversation()
    const other = await newConversation()
    const { data } = await office.send(conversations.send, {
      ...other.path,
      message: 'Poufna wiadomość',
      attachments: [await sample('certificate.pdf')],
    })
    const attachment_id = data.attachments[0]?.id as number
    const { artist } = one
    expect((await artist.call(conversations.thread, { id: other.id })).status).toBe(404)
    expect((await artist.call(conversations.read, { id: other.id, up_to: data.id })).status).toBe(404)
    expect((await artist.call(conversations.send, { ...other.path, ...hello })).status).toBe(404)
    for (const id of [one.id, other.id])
      expect((await artist.call(conversations.attachment, { id, attachment_id })).status).toBe(404)
    expect((await artist.send(conversations.list, { filter: 'poufna' })).data).toEqual([])
    expect((await reading(office, other.id)).read_up_to).toBeNull()
  })

  test('the parts of a path belong together, for the office too', async () => {
    const { office } = world.as
    const one = await newConversation('GENERAL')
    const other = await newConversation('TRAINING')
    const wrong = [
      { ...one.path, type: 'TRAINING' },
      { ...one.path, type: 'general' },
      { ...one.path, conversation_id: other.id },
      { ...one.path, id: other.path.id },
      { ...one.path, id: other.path.id, type: 'TRAINING' },
    ]
    for (const path of wrong)
      expect((await office.call(conversations.send, { ...path, ...hello })).status, JSON.stringify(path)).toBe(404)
    const { data } = await office.send(conversations.send, {
      ...one.path,
      ...hello,
      attachments: [await sample('certificate.pdf')],
    })
    const attachment_id = data.attachments[0]?.id as number
    expect((await office.call(conversations.attachment, { id: other.id, attachment_id })).status).toBe(404)
    expect((await office.call(conversations.attachment, { id: one.id, attachment_id })).status).toBe(200)
  })

  test('a student neither an artist’s nor another student’s', async () => {
    const { office } = world.as
    const [one, other, artists] = [await newStudent(), await newStudent(), await newConversation()]
    const { data: said } = await office.send(conversations.sendOfStudent, { ...other.path, ...hello })
    await office.send(conversations.send, { ...artists.path, ...hello })
    for (const { id } of [other, artists]) {
      expect((await one.student.call(conversations.thread, { id })).status).toBe(404)
      expect((await one.student.call(conversations.read, { id, up_to: said.id })).status).toBe(404)
    }
    expect((await one.student.call(conversations.sendOfStudent, { ...other.path, ...hello })).status).toBe(404)
    expect((await one.student.call(conversations.send, { ...artists.path, ...hello })).status).toBe(404)
    expect((await artists.artist.call(conversations.thread, { id: other.id })).status).toBe(404)
    expect((await one.student.send(conversations.list, {})).data.map(({ id }) => id)).toEqual([one.id])
    // An artist's id is no student's, even if the numbers are equal.
    for (const path of [
      { ...one.path, conversation_id: artists.id },
      { ...artists.path, conversation_id: one.id },
      artists.path,
    ])
      expect((await office.call(conversations.sendOfStudent, { ...path, ...hello })).status).toBe(404)
    expect((await office.call(conversations.send, { ...one.path, ...hello })).status).toBe(404)
  })
})

describe('a student', () => {
  test('who has told us nothing yet opens a conversation with the office, once', async () => {
    const { visitor } = await world.person('client')
    expect((await visitor.send(conversations.list, {})).data).toEqual([])
    const opened = await Promise.all([visitor.send(conversations.open, {}), visitor.send(conversations.open, {})])
    const { data } = await visitor.send(conversations.open, {})
    expect(data).toMatchObject({ type: 'GENERAL', unread: 0 })
    expect(opened.map(({ data: { id } }) => id)).toEqual([data.id, data.id])
    expect((await visitor.send(conversations.list, {})).data).toMatchObject([{ id: data.id, last_message: null }])
    for (const other of [world.as.office, world.as.artist])
      expect((await other.attempt(conversations.open, {})).status).toBe(404)
  })

  test('writes to the office, which answers, and each sees what the other has read', async () => {
    const { office } = world.as
    const { student, email, id, path } = await newStudent()
    const before = await unreadOf(office)
    const attachments = [await sample('certificate.pdf')]
    const { data: asked } = await student.send(conversations.sendOfStudent, { ...path, ...hello, attachments })
    expect(asked).toMatchObject({ author_name: 'Anna Nowak', is_from_office: false, attachments: [{}] })
    expect(await tracesOf(asked.id)).toEqual({ events: 1, mails: officeSize, notices: officeSize })
    expect(await unreadOf(office)).toBe(before + 1)
    const [row] = (await office.send(conversations.list, { itemsPerPage: 1, role: 'client' })).data
    expect(row).toMatchObject({ id, unread: 1, person: { role: 'client', id: path.id, first_name: 'Anna' } })

    await office.send(conversations.read, { id, up_to: asked.id })
    expect(await reading(student, id)).toMatchObject({ read_up_to: { id: asked.id }, person: { role: 'client' } })
    await office.send(conversations.sendOfStudent, { ...path, ...note })
    const { data: answer } = await office.send(conversations.sendOfStudent, { ...path, message: 'Tak, w sobotę.' })
    expect(await mailsTo(email)).toHaveLength(1)
    expect((await world.lastMail(email)).route).toBe(`inbox?conversation=${id}`)
    expect((await student.send(notifications.list, { showOnlyNotRead: 1 })).meta.total).toBe(1)
    expect([await unreadOf(student), (await reading(student, id)).messages.length]).toEqual([1, 2])
    await student.send(conversations.read, { id, up_to: answer.id })
    expect(await unreadOf(student)).toBe(0)
    expect((await student.call(conversations.sendOfStudent, { ...path, ...note })).status).toBe(403)
  })

  test('is found by name and by words, among students alone or among all', async () => {
    const { office } = world.as
    const { student, id, path } = await newStudent()
    await student.send(conversations.sendOfStudent, { ...path, message: 'Zapytanie o modelkę z Kołobrzegu' })
    const found = async (query: { filter: string; role?: 'client' | 'pro-artist' }) =>
      (await office.send(conversations.list, query)).data.map((row) => row.id)
    expect(await found({ filter: 'nowak kolobrzegu' })).toEqual([id])
    expect(await found({ filter: 'kolobrzegu', role: 'client' })).toEqual([id])
    expect(await found({ filter: 'kolobrzegu', role: 'pro-artist' })).toEqual([])
    expect((await student.send(conversations.list, { filter: 'modelke' })).data).toMatchObject([{ found: {} }])
  })

  test('who is blocked gets notes alone', async () => {
    const { office } = world.as
    const { userId, path } = await newStudent()
    await world.db.updateTable('users').set({ is_blocked: true }).where('id', '=', userId).execute()
    expect(await office.call(conversations.sendOfStudent, { ...path, ...hello })).toMatchObject({
      status: 409,
      body: { code: 'reader_unreachable' },
    })
    expect((await office.call(conversations.sendOfStudent, { ...path, ...note })).status).toBe(201)
  })
})

async function unreadOf(visitor: Academy['as']['office']): Promise<number> {
  return Number((await visitor.send(dashboard.counters, {})).unreadMessagesCount)
}

function mailsTo(email: string) {
  return world.db.selectFrom('mails').select('id').where('to', '=', email).execute()
}

/** What followed from a message of an artist: lines of the audit log, mails and notifications to the office. */
async function tracesOf(messageId: number) {
  const { db } = world
  const { sent_at, conversation_id } = await db
    .selectFrom('messages')
    .select(['sent_at', 'conversation_id'])
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow()
  const events = await db
    .selectFrom('audit_log')
    .select('id')
    .where('event', '=', 'message.sent')
    .where('subject_id', '=', messageId)
    .execute()
  const mails = await db.selectFrom('mails').select('id').where('created_at', '=', sent_at).execute()
  const notices = await db
    .selectFrom('notifications')
    .select('id')
    .where('link', '=', `inbox?conversation=${conversation_id}`)
    .execute()
  return { events: events.length, mails: mails.length, notices: notices.length }
}
