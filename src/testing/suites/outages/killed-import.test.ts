import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { artists } from '#network/artists/contract/artists.ts'
import { imports } from '#office/imports/contract/imports.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { archiveFile, tableFile } from '#testing/make/make-imports.ts'
import { startPortalProcess } from '#testing/servers/portal-process.ts'
import { seededFolder } from '#testing/servers/seeded-folder.ts'
import { Visitor } from '#testing/visitor.ts'

test('kill -9 in the middle of an import with pictures: the restarted portal brings each of them in once', async () => {
  const names = Array.from({ length: 12 }, (_, number) => `z-archiwum-${number}`)
  const photo = await readFile(new URL('../../images/photo.jpg', import.meta.url))
  const pictures = names.map((name, number) => [`${name}.jpg`, new Uint8Array([...photo, number])] as const)
  const rows = names.map((name) => `${name}@example.com;Ewa;Zdjęciowa;601 234 567;usta;${name}.jpg`)
  const head = 'E-mail;Imię;Nazwisko;Telefon;Techniki;Zdjęcie'
  const dataDir = await mkdtemp(join(tmpdir(), 'atelier-import-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await cp(await seededFolder(), dataDir, { recursive: true })
  const start = () => startPortalProcess(dataDir, { ATELIER_ALLOW_UNSAFE_DATABASE: '1' })
  let portal = await start()
  let office = await (await Visitor.arriving(portal.server)).signIn(cast.office)
  const archive = archiveFile(Object.fromEntries(pictures))
  const file = tableFile([head, ...rows].join('\n'))
  const { id, revision } = (await office.send(imports.create, { kind: 'ARTISTS', file, archive })).data
  await office.send(imports.start, { id, revision })
  const standing = async () => (await office.call(imports.get, { id })).body?.data
  await expect.poll(async () => (await standing())?.files_done, { interval: 20, timeout: 30_000 }).toBeGreaterThan(0)
  expect((await standing())?.state).toBe('RUNNING')
  await portal.end('SIGKILL')

  portal = await start()
  // The same browser, with its cookies.
  office = new Visitor(portal.server, undefined, office.cookies)
  await expect.poll(async () => (await standing())?.state, { interval: 500, timeout: 90_000 }).toBe('DONE')
  const { data: done } = await office.send(imports.get, { id })
  expect(done).toMatchObject({ rows_create: names.length, rows_error: 0, files_done: names.length })
  const { data: brought } = await office.send(artists.list, { filter: 'z-archiwum' })
  expect(brought.map(({ email }) => email).sort()).toEqual(names.map((name) => `${name}@example.com`).sort())
  expect(new Set(brought.map(({ avatar_url }) => avatar_url)).size).toBe(names.length)
  await portal.end('SIGTERM')
}, 180_000)
