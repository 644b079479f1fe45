import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { fillPath } from '#kit/contract/endpoint.ts'
import { cardFormats } from '#reputation/portfolio/contract/card-formats.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { agree } from '#testing/make/make-consents.ts'
import { sendWork } from '#testing/make/make-portfolio.ts'
import { sample } from '#testing/servers/upload-server.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

test('a work is a card for social media once the office approved it and the person in it agrees to that', async () => {
  const { visitor: artist } = await world.person('pro-artist')
  const { id } = await sendWork(artist, 'photo.jpg')
  await artist.send(portfolio.addImage, {
    ...{ id, stage: 'BEFORE', client_key: crypto.randomUUID(), ahead_of: [] },
    file: await sample('photo.png'),
  })
  const statusOf = (format: string, language = 'pl') =>
    artist.call(portfolio.card, { id, format, language } as never).then(({ status }) => status)
  await agree(world.db, id, ['ACADEMY', 'WEBSITE'])
  await artist.send(portfolio.submit, { id })
  await world.as.office.send(portfolio.approve, { id })
  expect(await statusOf('square')).toBe(404)
  await agree(world.db, id)
  const cookie = [...artist.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sizes = await Promise.all(
    cardFormats.map(async (format) => {
      const url = fillPath(portfolio.card.path, { id, format, language: 'en-US' })
      const { rawPayload } = await world.app.inject({ url, headers: { cookie } })
      const { width, height, format: kind } = await sharp(rawPayload).metadata()
      return [format, width, height, kind]
    }),
  )
  expect(sizes).toEqual([
    ['square', 1080, 1080, 'jpeg'],
    ['story', 1080, 1920, 'jpeg'],
  ])
  expect([await statusOf('poster'), await statusOf('square', 'de')]).toEqual([404, 404])
  expect((await world.as.office.call(portfolio.card, { id, format: 'square', language: 'pl' })).status).toBe(403)
  await world.as.office.send(portfolio.hide, { id, reason: 'Widać dane osoby.' })
  expect(await statusOf('square')).toBe(404)
})
