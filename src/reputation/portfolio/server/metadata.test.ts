import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fillPath } from '#kit/contract/endpoint.ts'
import { session } from '#kit/contract/session.ts'
import { purposes } from '#kit/contract/values/files.ts'
import { profile } from '#network/profile/contract/profile.ts'
import { consents } from '#reputation/consents/contract/consents.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { academyForTest } from '#testing/academy.ts'
import { linkTo, shownOnPage } from '#testing/make/make-consents.ts'
import { sendWork } from '#testing/make/make-portfolio.ts'
import { insertPublicProfile } from '#testing/make/make-public-profiles.ts'
import { sample } from '#testing/servers/upload-server.ts'
import type { Visitor } from '#testing/visitor.ts'

/** What the camera wrote into the samples: the photographer and the camera. The place is in the same metadata. */
const traces = ['Anna Sekretna', 'Test camera', 'Exif', 'EXIF', 'GPS']

test.each(['photo.jpg', 'telephone.heic'])(
  'nothing of who took %s, with what and where is at any of its addresses, nor anywhere in the data folder',
  async (name) => {
    const world = await academyForTest()
    expect(tracesIn(Buffer.from(await (await sample(name)).arrayBuffer()))).toContain('Anna Sekretna')
    const { visitor: artist } = await world.person('pro-artist')
    const { pro_artist } = await artist.send(session.user, {})
    await artist.send(profile.changeAvatar, { avatar: await sample(name) })
    const { id, images } = await sendWork(artist, name)
    const image_id = images[0]?.id as number
    const hash = await linkTo(world.db, artist, id)
    const model = await world.guest()
    const shown = await shownOnPage(model, hash)
    await model.send(consents.answer, { hash, give: ['ACADEMY', 'WEBSITE'], withdraw: [], ...shown })
    await artist.send(portfolio.submit, { id })
    await world.as.office.send(portfolio.approve, { id })
    const slug = await insertPublicProfile(world.db, pro_artist?.id as number)
    const { avatar_url } = (await artist.send(profile.get, {})).data

    const visibleTo = async (reader: Visitor, url: string) => {
      const cookie = [...reader.cookies].map((pair) => pair.join('=')).join('; ')
      const { statusCode, rawPayload } = await world.app.inject({ url, headers: { cookie } })
      expect([url, statusCode]).toEqual([url, 200])
      const { exif, xmp, iptc, icc } = await sharp(rawPayload).metadata()
      expect([url, exif, xmp, iptc, icc, tracesIn(rawPayload)]).toEqual([
        url,
        undefined,
        undefined,
        undefined,
        undefined,
        [],
      ])
    }
    for (const size of Object.keys(purposes.portfolio.widths)) {
      const own = fillPath(portfolio.image.path, { id: image_id, size })
      for (const reader of [artist, world.as.office, model]) await visibleTo(reader, own)
      await visibleTo(model, fillPath(consents.picture.path, { hash, id: image_id, size }))
      await visibleTo(model, fillPath(publicProfiles.picture.path, { slug, image_id, size }))
    }
    for (const size of Object.keys(purposes.avatar.widths))
      await visibleTo(model, fillPath(publicProfiles.portrait.path, { slug, size }))
    await visibleTo(model, fillPath(publicProfiles.card.path, { slug, language: 'pl' }))
    await visibleTo(artist, `${avatar_url}/large`)

    const stored = await readdir(world.config.dataDir, { recursive: true, withFileTypes: true })
    const withTraces: string[] = []
    for (const entry of stored.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name)
      if ((await readFile(path)).includes('Anna Sekretna')) withTraces.push(path)
    }
    expect(withTraces).toEqual([])
  },
)

function tracesIn(content: Buffer): string[] {
  return traces.filter((trace) => content.includes(trace))
}
