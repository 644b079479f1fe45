import { beforeAll, describe, expect, test } from 'vitest'
import { conversations } from '#network/conversations/contract/conversations.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { hello, newConversation, note } from '#testing/fixtures/new-conversations.ts'
import { sample } from '#testing/servers/upload-server.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('the list', () => {
  test('is newest first; the office has what somebody wrote in, an artist all of theirs', async () => {
    const { office } = world.as
    const { artist, id, path } = await newConversation(world, 'STATUS_UPGRADE')
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
    const { artist, id, path } = await newConversation(world, 'TRAINING')
    await artist.send(conversations.send, { ...path, message: 'Proszę o fakturę za szkolenie w Żyrardowie.' })
    await artist.send(conversations.send, { ...path, message: 'Termin: 100%_pewny.' })
    for (const filter of ['zyrardowie', 'ZIELINSKA żyrardowie', 'fakture pewny', '100%_']) {
      const { data } = await office.send(conversations.list, { filter })
      expect(data.map((row) => row.id)).toContain(id)
    }
    expect((await office.send(conversations.list, { filter: 'zyrardowie', type: 'GENERAL' })).data).toEqual([])
    expect((await office.send(conversations.list, { filter: 'żyrardowie nigdzie' })).data).toEqual([])
  })

  test('returns the best match: the message with most of the words, the newest of those', async () => {
    const { artist, path } = await newConversation(world)
    const write = async (message: string) => (await artist.send(conversations.send, { ...path, message })).data.id
    const both = await write(`${'Wstęp. '.repeat(30)}Numer polisy to 7788, ważnej od maja. ${'Dalej. '.repeat(40)}`)
    const one = await write('Polisy jeszcze nie ma.')
    await write('Dziękuję!')
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
  const { artist, id, path } = await newConversation(world)
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
