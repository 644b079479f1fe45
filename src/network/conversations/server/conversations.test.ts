import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { notifications } from '#academy/notifications/contract/notifications.ts'
import { conversations } from '#network/conversations/contract/conversations.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { officeSize } from '#testing/fixtures/cast.ts'
import {
  hello,
  mailsTo,
  newConversation,
  newStudent,
  note,
  reading,
  tracesOf,
  unreadOf,
} from '#testing/fixtures/new-conversations.ts'
import { insertArtist } from '#testing/make/make-artists.ts'
import { conversationOf } from '#testing/make/make-conversations.ts'
import { sample } from '#testing/servers/upload-server.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('a conversation', () => {
  test('has messages of both sides, and each side sees what the other has read', async () => {
    const { office } = world.as
    const { artist, id, path } = await newConversation(world)
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

  test('can be started by a user who knows only the artist, in one call, and exists once however often it is sent', async () => {
    const { office } = world.as
    const { artist, id, path } = await newConversation(world, 'STATUS_UPGRADE')
    const toArtist = { id: path.id, type: 'STATUS_UPGRADE' as const }
    const client_key = randomUUID()
    const { data: sent } = await office.send(conversations.write, { ...toArtist, ...hello, client_key })
    const { data: again } = await office.send(conversations.write, { ...toArtist, ...hello, client_key })
    expect(again.id).toBe(sent.id)
    expect((await reading(artist, id)).messages).toMatchObject([{ id: sent.id, text: hello.message }])

    const { artist: guest, path: other } = await newConversation(world)
    for (const wrong of [toArtist, { id: other.id, type: 'BILLING' }, { id: 999_999_999, type: 'GENERAL' }])
      expect((await guest.call(conversations.write, { ...wrong, ...hello })).status).toBe(404)
    expect((await guest.call(conversations.write, { id: other.id, type: 'GENERAL', ...note })).status).toBe(403)
  })

  test('is read backwards page by page, and forwards from what is known', async () => {
    const { office } = world.as
    const { artist, id, path } = await newConversation(world)
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
    const { artist, id } = await newConversation(world)
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
    const { artist, id, path } = await newConversation(world)
    const { path: students, student } = await newStudent(world)
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
    const { artist, path } = await newConversation(world)
    const lengthOf = async (message: string) => (await artist.attempt(conversations.send, { ...path, message })).status
    expect(await lengthOf('ż'.repeat(10_000))).toBe(201)
    expect(await lengthOf('ż'.repeat(10_001))).toBe(422)
  })

  test('may be files alone, which are named where words would be; nothing at all is no message', async () => {
    const { office } = world.as
    const { id, path, email } = await newConversation(world)
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
    const { artist, id, path } = await newConversation(world)
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
    const { artist, path } = await newConversation(world)
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

describe('a message that is sent again is stored once', () => {
  test('and the answer is the first one', async () => {
    const { artist, id, path } = await newConversation(world)
    const draft = { ...path, ...hello, client_key: randomUUID() }
    const { data: first } = await artist.send(conversations.send, draft)
    const { data: again } = await artist.send(conversations.send, { ...draft, message: 'Coś innego' })
    expect(again).toEqual(first)
    expect((await reading(artist, id)).messages).toHaveLength(1)
    expect(await tracesOf(world, first.id)).toEqual({ events: 1, mails: officeSize, notices: officeSize })
  })

  test('also with both on their way at once, with files', async () => {
    const { artist, id, path } = await newConversation(world)
    const client_key = randomUUID()
    const send = async () =>
      artist.send(conversations.send, { ...path, ...hello, client_key, attachments: [await sample('certificate.pdf')] })
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    const { messages } = await reading(artist, id)
    expect(messages.map(({ attachments }) => attachments.length)).toEqual([1])
  })

  test('but a key is the sender’s own: somebody else’s has no effect', async () => {
    const { office } = world.as
    const { artist, id, path } = await newConversation(world)
    const client_key = randomUUID()
    await office.send(conversations.send, { ...path, ...note, client_key })
    await artist.send(conversations.send, { ...path, ...hello, client_key })
    expect((await reading(office, id)).messages).toHaveLength(2)
  })
})

describe('nobody reaches what is not theirs', () => {
  test('an artist neither the thread, nor a file, nor a place to write of another', async () => {
    const { office } = world.as
    const one = await newConversation(world)
    const other = await newConversation(world)
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
    const one = await newConversation(world, 'GENERAL')
    const other = await newConversation(world, 'TRAINING')
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
    const [one, other, artists] = [await newStudent(world), await newStudent(world), await newConversation(world)]
    const { data: message } = await office.send(conversations.sendOfStudent, { ...other.path, ...hello })
    await office.send(conversations.send, { ...artists.path, ...hello })
    for (const { id } of [other, artists]) {
      expect((await one.student.call(conversations.thread, { id })).status).toBe(404)
      expect((await one.student.call(conversations.read, { id, up_to: message.id })).status).toBe(404)
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
  test('a student without a profile opens a conversation with the office, once', async () => {
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
    const { student, email, id, path } = await newStudent(world)
    const before = await unreadOf(office)
    const attachments = [await sample('certificate.pdf')]
    const { data: question } = await student.send(conversations.sendOfStudent, { ...path, ...hello, attachments })
    expect(question).toMatchObject({ author_name: 'Anna Nowak', is_from_office: false, attachments: [{}] })
    expect(await tracesOf(world, question.id)).toEqual({ events: 1, mails: officeSize, notices: officeSize })
    expect(await unreadOf(office)).toBe(before + 1)
    const [row] = (await office.send(conversations.list, { itemsPerPage: 1, role: 'client' })).data
    expect(row).toMatchObject({ id, unread: 1, person: { role: 'client', id: path.id, first_name: 'Anna' } })

    await office.send(conversations.read, { id, up_to: question.id })
    expect(await reading(student, id)).toMatchObject({ read_up_to: { id: question.id }, person: { role: 'client' } })
    await office.send(conversations.sendOfStudent, { ...path, ...note })
    const { data: answer } = await office.send(conversations.sendOfStudent, { ...path, message: 'Tak, w sobotę.' })
    expect(await mailsTo(world, email)).toHaveLength(1)
    expect((await world.lastMail(email)).route).toBe(`inbox?conversation=${id}`)
    expect((await student.send(notifications.list, { showOnlyNotRead: 1 })).meta.total).toBe(1)
    expect([await unreadOf(student), (await reading(student, id)).messages.length]).toEqual([1, 2])
    await student.send(conversations.read, { id, up_to: answer.id })
    expect(await unreadOf(student)).toBe(0)
    expect((await student.call(conversations.sendOfStudent, { ...path, ...note })).status).toBe(403)
  })

  test('is found by name and by words, among students alone or among all', async () => {
    const { office } = world.as
    const { student, id, path } = await newStudent(world)
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
    const { userId, path } = await newStudent(world)
    await world.db.updateTable('users').set({ is_blocked: true }).where('id', '=', userId).execute()
    expect(await office.call(conversations.sendOfStudent, { ...path, ...hello })).toMatchObject({
      status: 409,
      body: { code: 'reader_unreachable' },
    })
    expect((await office.call(conversations.sendOfStudent, { ...path, ...note })).status).toBe(201)
  })
})
