import { expect, inject, onTestFinished, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { channels, consents } from '#reputation/consents/contract/consents.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { academyForTest } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { linkTo } from '#testing/make/make-consents.ts'
import { cloneDatabase } from '#testing/servers/clone.ts'
import { startPortalProcess } from '#testing/servers/portal-process.ts'
import { Visitor } from '#testing/visitor.ts'

test('a portal that starts over a restored backup shows nobody a picture whose consent was withdrawn since', async () => {
  const world = await academyForTest()
  // The demo academy as it was a moment ago.
  const backup = await cloneDatabase(inject('academy').connection)
  onTestFinished(backup.drop)

  const { data: works } = await world.as.artist.send(portfolio.list, {})
  const work = works.find(({ status, consent_state }) => status === 'APPROVED' && consent_state === 'GIVEN')
  const { id, cover_id } = work as { id: number; cover_id: number }
  const picture = { id: cover_id, size: 'small' }
  const hash = await linkTo(world.db, world.as.artist, id)
  expect((await world.as.artist.call(portfolio.image, picture)).status).toBe(200)
  await (await world.guest()).send(consents.answer, {
    ...{ hash, give: [], withdraw: [...channels] },
    ...{ seen_until: 0, seen_event: null },
  })

  const { host, port, user, database } = backup.connection
  const portal = await startPortalProcess(world.config.dataDir, {
    DATABASE_URL: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}&port=${port}`,
    SESSION_SECRET: world.config.sessionSecret,
    ATELIER_ALLOW_UNSAFE_DATABASE: '1',
  })
  onTestFinished(async () => void (await portal.end('SIGTERM')))
  const [artist, model] = [await Visitor.arriving(portal.server), await Visitor.arriving(portal.server)]
  await artist.send(session.login, { email: cast.artist.email, password: cast.artist.password })
  expect((await artist.send(portfolio.get, { id })).data).toMatchObject({ consent_state: 'WITHDRAWN', images: [] })
  expect((await artist.call(portfolio.image, picture)).status).toBe(404)
  expect((await model.call(portfolio.image, picture)).status).toBe(404)
  expect((await model.send(consents.open, { hash })).data).toMatchObject({ state: 'WITHDRAWN', pictures: [] })
})
