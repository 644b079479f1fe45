import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { agree } from '#testing/make/make-consents.ts'
import { insertWork, newWork, sendWork } from '#testing/make/make-portfolio.ts'
import { sample } from '#testing/servers/upload-server.ts'
import type { Visitor } from '#testing/visitor.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

/** Somebody of the network with an empty portfolio. */
async function newArtist() {
  const { visitor } = await world.person('pro-artist')
  const { pro_artist } = await visitor.send(session.user, {})
  return { artist: visitor, artistId: pro_artist?.id as number }
}

const titles = async (artist: Visitor) =>
  (await artist.send(portfolio.list, {})).data.map(({ title }) => title['en-US'])

describe('a work', () => {
  test('is drafted, sent, approved and edited, and then the office looks at it again', async () => {
    const { artist, artistId } = await newArtist()
    const { office } = world.as
    const draft = await sendWork(artist)
    expect(draft).toMatchObject({ ...newWork, status: 'DRAFT', is_own: true, images: [], cover_id: null })
    expect((await office.attempt(portfolio.get, { id: draft.id })).status).toBe(404)
    expect(await artist.attempt(portfolio.submit, { id: draft.id })).toMatchObject({
      status: 409,
      body: { code: 'portfolio_pictureless' },
    })

    await artist.send(portfolio.addImage, { id: draft.id, file: await sample('photo.jpg'), stage: 'AFTER' })
    await artist.send(portfolio.submit, { id: draft.id })
    expect((await office.send(portfolio.get, { id: draft.id })).data.status).toBe('PENDING')
    await agree(world.db, draft.id)
    const { data: approved } = await office.send(portfolio.approve, { id: draft.id })
    expect(approved).toMatchObject({ status: 'APPROVED', moderated_at: expect.any(String) })
    expect((await office.send(artists.get, { id: artistId })).data.approved_portfolio_items).toBe(1)

    const edited = await artist.send(portfolio.update, { ...newWork, id: draft.id, performed_on: '2026-01-16' })
    expect(edited.data.status).toBe('PENDING')
    expect((await office.send(artists.get, { id: artistId })).data.approved_portfolio_items).toBe(0)
  })

  test('that was approved stays so for what shows nothing new, and for the office’s own edit', async () => {
    const { artist, artistId } = await newArtist()
    const { id, image_id } = await insertWork(world.db, artistId, { status: 'APPROVED' })
    await artist.send(portfolio.setCover, { id, image_id })
    await artist.send(portfolio.reorderImages, { id, ids: [image_id] })
    await world.as.office.send(portfolio.update, { ...newWork, id, technique: 'SCALP' })
    expect((await artist.send(portfolio.get, { id })).data).toMatchObject({ status: 'APPROVED', technique: 'SCALP' })
    const added = { id, file: await sample('photo.png'), stage: 'HEALED' as const }
    expect((await artist.send(portfolio.addImage, added)).data.status).toBe('PENDING')
  })

  test('that was rejected shows why, to the artist and the office alone', async () => {
    const { artist, artistId } = await newArtist()
    const { id } = await insertWork(world.db, artistId, { status: 'PENDING' })
    await world.as.office.send(portfolio.reject, { id, reason: 'Zdjęcie jest nieostre.' })
    expect((await artist.send(portfolio.get, { id })).data.moderation_reason).toBe('Zdjęcie jest nieostre.')
    expect(await artist.attempt(portfolio.withdraw, { id })).toMatchObject({ status: 409 })
    await artist.send(portfolio.submit, { id })
    expect((await artist.send(portfolio.get, { id })).data).toMatchObject({
      status: 'PENDING',
      moderation_reason: null,
    })
  })

  test('may begin with its pictures: technique and title are suggested, and the office gets no work without words', async () => {
    const { artist } = await newArtist()
    await artist.send(portfolio.create, { ...newWork, technique: 'SCALP' })
    const { id, title, description, technique } = (await artist.send(portfolio.create, {})).data
    expect({ description, technique }).toEqual({ description: { pl: '', 'en-US': '' }, technique: 'SCALP' })
    await artist.send(portfolio.addImage, { id, file: await sample('photo.png'), stage: 'AFTER' })
    expect(await artist.attempt(portfolio.submit, { id })).toMatchObject({
      status: 409,
      body: { code: 'portfolio_wordless' },
    })
    const words = { title: { pl: title.pl }, description: { pl: 'Po zabiegu.' }, health: 'NONE' as const }
    const worded = (await artist.send(portfolio.update, { ...newWork, ...words, id, technique: 'LIPS' })).data
    const scalp = 'Mikropigmentacja skóry głowy'
    // It is in the artist's own language only, and follows the technique.
    expect(title).toEqual({ pl: scalp, 'en-US': scalp, only: 'pl' })
    expect(worded.title).toEqual({ pl: 'Usta', 'en-US': 'Usta', only: 'pl' })
    expect((await artist.send(portfolio.submit, { id })).data).toMatchObject({ status: 'PENDING' })
  })

  test('has a suggested title in the language of the artist, and keeps one that they wrote', async () => {
    const { artist } = await newArtist()
    await artist.send(session.changeLanguage, { language: 'en-US' })
    const { data: made } = await artist.send(portfolio.create, { technique: 'LIPS' })
    expect(made.title).toEqual({ pl: 'Lips', 'en-US': 'Lips', only: 'en-US' })
    const own = { ...newWork, id: made.id, title: { 'en-US': 'Lips like watercolor' } }
    await artist.send(portfolio.update, own)
    const { data: edited } = await artist.send(portfolio.update, { ...own, technique: 'SCALP' })
    expect(edited.title).toMatchObject(own.title)
  })

  test('reaches the office once its artist has answered whether its words are about health', async () => {
    const { artist, artistId } = await newArtist()
    const description = { pl: 'Po leczeniu onkologicznym.' }
    expect(await artist.attempt(portfolio.create, { description })).toMatchObject({
      status: 422,
      body: { errors: { health: [expect.any(String)] } },
    })
    const { id } = await insertWork(world.db, artistId, { status: 'DRAFT', health: null })
    expect(await artist.attempt(portfolio.submit, { id })).toMatchObject({
      status: 409,
      body: { code: 'portfolio_health' },
    })
    await artist.send(portfolio.update, { ...newWork, id, description, health: 'TOLD' })
    expect((await artist.send(portfolio.submit, { id })).data).toMatchObject({ status: 'PENDING', health: 'TOLD' })
  })

  test('from before that question stays published', async () => {
    const { artist, artistId } = await newArtist()
    const { id, image_id } = await insertWork(world.db, artistId, { status: 'APPROVED', health: null })
    await artist.send(portfolio.setCover, { id, image_id })
    expect((await artist.send(portfolio.get, { id })).data).toMatchObject({ status: 'APPROVED', health: null })
  })

  test('cannot have been done tomorrow', async () => {
    const { artist } = await newArtist()
    const answer = await artist.attempt(portfolio.create, { ...newWork, performed_on: '2999-01-01' })
    expect(answer).toMatchObject({ status: 422, body: { errors: { performed_on: [expect.any(String)] } } })
  })

  test('edited by two at once is one 409, and the office never decides on an unseen version', async () => {
    const { artist, artistId } = await newArtist()
    const { id } = await insertWork(world.db, artistId, { status: 'PENDING' })
    const { revision } = (await world.as.office.send(portfolio.get, { id })).data
    const title = { pl: 'Usta', 'en-US': 'Lips' }
    await artist.send(portfolio.update, { ...newWork, id, title, revision })
    const late = { ...newWork, id, title: { pl: 'Wargi', 'en-US': 'Mouth' }, revision }
    expect(await artist.attempt(portfolio.update, late)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    expect((await world.as.office.attempt(portfolio.approve, { id, revision })).status).toBe(409)

    const read = (await world.as.office.send(portfolio.get, { id })).data.revision
    await artist.send(portfolio.addImage, { id, file: await sample('photo.png'), stage: 'BEFORE' })
    expect((await world.as.office.attempt(portfolio.approve, { id, revision: read })).status).toBe(409)
    await world.as.office.send(portfolio.approve, {
      id,
      revision: (await world.as.office.send(portfolio.get, { id })).data.revision,
    })
  })

  test('is deleted with its pictures and their files', async () => {
    const { artist } = await newArtist()
    const { id, images } = await sendWork(artist, 'photo.jpg')
    const { file_id } = await world.db
      .selectFrom('portfolio_images')
      .select('file_id')
      .where('id', '=', images[0]?.id as number)
      .executeTakeFirstOrThrow()
    await artist.send(portfolio.remove, { id })
    expect(await world.db.selectFrom('files').select('id').where('id', '=', file_id).execute()).toEqual([])
    expect((await artist.attempt(portfolio.image, { id: images[0]?.id as number, size: 'small' })).status).toBe(404)
  })
})

describe('the order', () => {
  test('of works and of pictures is the artist’s; of two at once both are whole', async () => {
    const { artist } = await newArtist()
    const works = []
    for (const name of ['One', 'Two', 'Three'])
      works.push((await artist.send(portfolio.create, { ...newWork, title: { pl: name, 'en-US': name } })).data.id)
    const [one = 0, two = 0, three = 0] = works
    expect(await titles(artist)).toEqual(['One', 'Two', 'Three'])
    const orders = [
      [three, two, one],
      [two, three, one],
    ]
    await Promise.all(orders.map((ids) => artist.send(portfolio.reorder, { ids })))
    expect([
      ['Three', 'Two', 'One'],
      ['Two', 'Three', 'One'],
    ]).toContainEqual(await titles(artist))
    expect((await artist.attempt(portfolio.reorder, { ids: [one, two] })).status).toBe(422)

    const { id, images } = await sendWork(artist, 'photo.png', 'photo.png')
    const ids = images.map((image) => image.id).reverse()
    expect((await artist.send(portfolio.reorderImages, { id, ids })).data.images.map((image) => image.id)).toEqual(ids)
    expect((await artist.attempt(portfolio.reorderImages, { id: one, ids })).status).toBe(422)
  })
})

describe('pictures', () => {
  test('that are sent at the same time stand in the order in which they were chosen', async () => {
    const { artist } = await newArtist()
    const { id, images } = await sendWork(artist, 'photo.png')
    const keys: string[] = ['one', 'two', 'three', 'four'].map(() => randomUUID())
    const [one, two, three, four] = keys
    const idOf = new Map<string | undefined, number>()
    for (const client_key of [two, four, one, three]) {
      const ahead_of = keys.slice(keys.indexOf(client_key ?? '') + 1)
      const sent = { id, file: await sample('photo.png'), stage: 'AFTER' as const, client_key, ahead_of }
      const known = (await artist.send(portfolio.get, { id })).data.images.map((image) => image.id)
      const { data } = await artist.send(portfolio.addImage, sent)
      idOf.set(client_key, data.images.find((image) => !known.includes(image.id))?.id as number)
    }
    const inOrder = (await artist.send(portfolio.get, { id })).data.images.map((image) => image.id)
    expect(inOrder).toEqual([images[0]?.id, ...keys.map((key) => idOf.get(key))])
  })

  test('have words of their technique and stage until the artist writes their own', async () => {
    const { artist } = await newArtist()
    const { id, images } = await sendWork(artist, 'photo.png')
    const image_id = images[0]?.id as number
    expect(images[0]).toMatchObject({
      alt: { pl: 'Usta: tuż po zabiegu', 'en-US': 'Lips: right after the treatment' },
      has_own_alt: false,
    })
    const healed = await artist.send(portfolio.updateImage, { id, image_id, stage: 'HEALED', alt: null })
    expect(healed.data.images[0]?.alt['en-US']).toBe('Lips: healed')
    const scalp = await artist.send(portfolio.update, { ...newWork, id, technique: 'EYELINER' })
    expect(scalp.data.images[0]?.alt['en-US']).toBe('Eyeliner: healed')
    const alt = { pl: 'Kreska z ogonkiem', 'en-US': 'A wing' }
    await artist.send(portfolio.updateImage, { id, image_id, stage: 'HEALED', alt })
    const back = await artist.send(portfolio.update, { ...newWork, id })
    expect(back.data.images[0]).toMatchObject({ alt, has_own_alt: true })
  })

  test('choose the cover that shows the work done, unless the artist does', async () => {
    const { artist } = await newArtist()
    const { id } = await sendWork(artist)
    const file = () => sample('photo.png')
    const before = await artist.send(portfolio.addImage, { id, file: await file(), stage: 'BEFORE' })
    const after = await artist.send(portfolio.addImage, { id, file: await file(), stage: 'AFTER' })
    const [first = 0, second = 0] = after.data.images.map((image) => image.id)
    expect([before.data.cover_id, after.data.cover_id]).toEqual([first, second])
    expect((await artist.send(portfolio.setCover, { id, image_id: first })).data.cover_id).toBe(first)
    expect((await artist.send(portfolio.removeImage, { id, image_id: first })).data.cover_id).toBe(second)
    expect((await artist.attempt(portfolio.setCover, { id, image_id: first })).status).toBe(422)
  })

  test('sent twice with one key stand once', async () => {
    const { artist } = await newArtist()
    const { id } = await sendWork(artist)
    const client_key = randomUUID()
    for (const _ of ['sent', 'sent again']) {
      const sent = { id, file: await sample('photo.png'), stage: 'AFTER' as const, client_key }
      expect((await artist.send(portfolio.addImage, sent)).data.images).toHaveLength(1)
    }
  })

  test('are refused one by one: a bad one leaves the others as they are', async () => {
    const { artist } = await newArtist()
    const { id } = await sendWork(artist)
    const sent = ['photo.jpg', 'program.jpg', 'telephone.heic'].map(async (name) =>
      artist.attempt(portfolio.addImage, { id, file: await sample(name), stage: 'AFTER' as const }),
    )
    const answers = await Promise.all(sent)
    expect(answers.map(({ status }) => status)).toEqual([201, 422, 201])
    expect(answers[1]).toMatchObject({ body: { errors: { file: [expect.any(String)] } } })
    expect((await artist.send(portfolio.get, { id })).data.images).toHaveLength(2)
  })

  test.each(['photo.jpg', 'photo.png', 'photo.webp', 'photo.avif', 'photo.heic', 'telephone.heic'])(
    'keep nothing of where and with what %s was taken, in any size',
    async (name) => {
      const { artist } = await newArtist()
      const { images } = await sendWork(artist, name)
      const { storage_key } = await world.db
        .selectFrom('files')
        .innerJoin('portfolio_images', 'portfolio_images.file_id', 'files.id')
        .select('storage_key')
        .where('portfolio_images.id', '=', images[0]?.id as number)
        .executeTakeFirstOrThrow()
      const folder = join(world.config.dataDir, 'files', storage_key.slice(0, 2), storage_key)
      expect((await readdir(folder)).sort()).toEqual(['large', 'medium', 'small'])
      for (const size of ['small', 'medium', 'large']) {
        const content = await readFile(join(folder, size))
        const { format, exif, xmp, iptc, orientation } = await sharp(content).metadata()
        expect({ format, exif, xmp, iptc, orientation }).toEqual({ format: 'webp' })
        expect(content.includes('EXIF') || content.includes('GPS')).toBe(false)
      }
    },
  )

  test('are visible as to the public for members of the office without their required second factor', async () => {
    const { artist } = await newArtist()
    const { id, images } = await sendWork(artist, 'photo.png')
    await artist.send(portfolio.submit, { id })
    const { visitor: office } = await world.person('administrator')
    const statuses = async () =>
      (await office.attempt(portfolio.image, { id: images[0]?.id as number, size: 'small' })).status
    expect(await statuses()).toBe(200)
    const demand = (two_factor_required_from: string | null) =>
      world.db.updateTable('settings').set({ two_factor_required_from }).execute()
    await demand('2020-01-01')
    try {
      expect(await statuses()).toBe(404)
      expect((await office.call(session.user, {})).status).toBe(200)
    } finally {
      await demand(null)
    }
  })

  test('are visible to their artist, to the office once they are submitted, and to others with the consent of the person in them', async () => {
    const { artist } = await newArtist()
    const { office, student, artist: another } = world.as
    const { id, images } = await sendWork(artist, 'photo.png')
    const picture = { id: images[0]?.id as number, size: 'medium' }
    const statuses = async () =>
      Promise.all(
        [artist, office, another, student, await world.guest()].map(
          async (reader) => (await reader.attempt(portfolio.image, picture)).status,
        ),
      )
    expect(await statuses()).toEqual([200, 404, 404, 404, 404])
    await artist.send(portfolio.submit, { id })
    expect(await statuses()).toEqual([200, 200, 404, 404, 404])
    await agree(world.db, id, ['ACADEMY'])
    await office.send(portfolio.approve, { id })
    expect(await statuses()).toEqual([200, 200, 200, 200, 404])
    expect((await artist.attempt(portfolio.image, { ...picture, size: 'original' })).status).toBe(404)
    await artist.send(portfolio.withdraw, { id })
    expect(await statuses()).toEqual([200, 404, 404, 404, 404])
  })

  test('of an approved work are visible to readers of all artists as far as the academy may show them', async () => {
    const { db, as, visitor } = await academyForTest()
    const { artist, office } = as
    const { pro_artist } = await artist.send(session.user, {})
    const { id, images } = await sendWork(artist, 'photo.png')
    const first = images[0]?.id as number
    await agree(db, id, ['SOCIAL'])
    await artist.send(portfolio.submit, { id })
    await office.send(portfolio.approve, { id })
    const right = { permission: 'can-view-all-pro-artists' }
    const client = await db.selectFrom('roles').select('id').where('name', '=', 'client').executeTakeFirstOrThrow()
    await db
      .insertInto('role_permissions')
      .values({ ...right, role_id: client.id })
      .execute()
    const reader = await visitor('student')
    const shownTo = async (who: Visitor, imageId = first) => {
      const { portfolio: works } = (await who.send(artists.get, { id: pro_artist?.id as number })).data
      const { data: work } = await who.send(portfolio.get, { id })
      const { status } = await who.attempt(portfolio.image, { id: imageId, size: 'small' })
      const onPage = works.find((one) => one.id === id)
      const ids = onPage?.images.map((image) => image.id)
      expect([work.cover_id, work.images.map((image) => image.id)]).toEqual([onPage?.cover_id, ids])
      return { cover: work.cover_id, ids, status }
    }
    const none = { cover: null, ids: [], status: 404 }
    expect(await shownTo(reader)).toEqual(none)
    for (const who of [artist, office]) expect(await shownTo(who)).toEqual({ cover: first, ids: [first], status: 200 })

    await agree(db, id, ['ACADEMY'])
    const added = { id, file: await sample('photo.png'), stage: 'HEALED' as const }
    const later = (await office.send(portfolio.addImage, added)).data.images.at(-1)?.id as number
    await office.send(portfolio.setCover, { id, image_id: later })
    expect(await shownTo(reader)).toEqual({ cover: first, ids: [first], status: 200 })
    expect(await shownTo(reader, later)).toMatchObject({ status: 404 })
    expect(await shownTo(office, later)).toEqual({ cover: later, ids: [first, later], status: 200 })
  })
})
