import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { notifications } from '#academy/notifications/contract/notifications.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const ask = (path: string, headers = {}, { app } = world) => app.inject({ url: path, headers })

test('a health check needs no session, and reveals nothing else', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const { statusCode, body, headers } = await ask(path)
    expect([statusCode, body]).toEqual([200, '{"status":"ok"}'])
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect((await world.app.inject({ method: 'HEAD', url: path })).statusCode).toBe(200)
  }
})

test('however many ask at once whether it is ready, it looks once', async () => {
  const { portal, app } = await academyForTest()
  const size = vi.spyOn(portal.storage, 'size')
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask('/readyz', {}, { app } as Academy)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(size.mock.calls.length).toBeLessThan(10)
})

test('without its files it lives and is not ready', async () => {
  const { portal, config, app } = await academyForTest()
  expect(portal.storage.place).toBe(join(config.dataDir, 'files'))
  await rename(join(config.dataDir, 'files'), join(config.dataDir, 'elsewhere'))
  const ready = await ask('/readyz', {}, { app } as Academy)
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable', missing: ['storage'] }])
  expect((await ask('/healthz', {}, { app } as Academy)).statusCode).toBe(200)
})

test('while it is draining it is not ready, and answers everything', async () => {
  const { app } = await academyForTest()
  app.drain()
  const ready = await ask('/readyz', {}, { app } as Academy)
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable', missing: ['draining'] }])
  for (const path of ['/healthz', '/api/health']) expect((await ask(path, {}, { app } as Academy)).statusCode).toBe(200)
})

test('a database that lacks a migration of this version is not ready, one that has more is', async () => {
  const { app, db } = await academyForTest()
  const readiness = async () => (await ask('/readyz', {}, { app } as Academy)).json()
  await sql`insert into migrations (name, checksum) values ('9999-of-a-newer-version', '')`.execute(db)
  expect(await readiness()).toEqual({ status: 'ok' })
  await sql`delete from migrations where name < '0002'`.execute(db)
  expect(await readiness()).toEqual({ status: 'unavailable', missing: ['migrations'] })
})

test('every answer has an id of its request, a refused one and the quickest too', async () => {
  const answers = await Promise.all([
    ask('/api/user'),
    ask('/api/nowhere'),
    ask('/readyz'),
    world.as.office.request({ method: 'GET', url: notifications.list.path }),
  ])
  const ids = answers.map(({ headers }) => headers['x-request-id'])
  expect(new Set(ids).size).toBe(answers.length)
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/)
})

test('the id of a proxy is taken where proxies are trusted, and only there', async () => {
  const given = { 'x-request-id': 'f00d-1234-cafe' }
  expect((await ask('/api/user', given)).headers['x-request-id']).not.toBe('f00d-1234-cafe')
  const { app } = await academyForTest({ trustProxy: 1 })
  const behind = { app } as Academy
  expect((await ask('/api/user', given, behind)).headers['x-request-id']).toBe('f00d-1234-cafe')
  const hostile = { 'x-request-id': 'a"b\u007f{}' }
  expect((await ask('/api/user', hostile, behind)).headers['x-request-id']).toMatch(/^[\w-]{12}$/)
})
