import { mkdir, readdir, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import fastify from 'fastify'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toFormData } from '#contract/kit/multipart.ts'
import type { Warning } from '#contract/kit/warnings.ts'
import { Failure } from '#server/kit/http/errors.ts'
import { openDatabase, openPool, type Tables } from '#server/kit/postgres/database.ts'
import { workerDatabase } from '#testing/test-database.ts'
import { sample, uploadServer } from '#testing/upload-server.ts'
import { type FileAnswer, sendFile, storeFile, sweepFiles } from './files.ts'
import { claimStore, ownsStore } from './installation.ts'
import { diskStorage } from './storage.ts'

const now = new Date('2026-11-20T10:00:00Z')
let database: Awaited<ReturnType<typeof workerDatabase>>
let db: Kysely<Tables>
let server: Awaited<ReturnType<typeof uploadServer>>
let fails = false

beforeAll(async () => {
  database = await workerDatabase()
  db = openDatabase(openPool(database.connection))
  server = await uploadServer(({ avatar, documents }) =>
    db.transaction().execute(async (transaction) => {
      const staged = [avatar, ...documents.map(({ file }) => file)].filter((file) => file !== undefined)
      const ids = []
      for (const file of staged) ids.push(await storeFile(transaction, file, now))
      if (fails) throw new Error('The transaction fails after its files were stored.')
      return { ids }
    }),
  )
})
afterAll(async () => {
  await server.close()
  await db.destroy()
  await database.drop()
})
beforeEach(async () => {
  fails = false
  await db.deleteFrom('files').execute()
  await rm(join(server.dataDir, 'files'), { recursive: true, force: true })
})

async function store(name: string, field: 'avatar' | 'document') {
  const file = await sample(name)
  const values = field === 'avatar' ? { avatar: file } : { documents: [{ kind: 'x', file }] }
  const { ids } = await server.send(toFormData(values))
  return db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', (ids as number[])[0] as number)
    .executeTakeFirstOrThrow()
}

describe('a stored file', () => {
  it('has one row, and a folder with its sizes', async () => {
    const row = await store('photo.jpg', 'avatar')
    expect(row).toMatchObject({
      purpose: 'avatar',
      original_name: 'photo.jpg',
      mime: 'image/webp',
      width: 600,
      height: 600,
      created_at: '2026-11-20T10:00:00.000Z',
    })
    const key = row.storage_key
    expect((await server.onDisk()).sort()).toEqual(
      ['large', 'medium', 'small'].map((size) => join('files', key.slice(0, 2), key, size)),
    )
    const large = await diskStorage(server.dataDir).open(key, 'large')
    expect(large?.bytes).toBe(row.bytes)
    large?.stream.destroy()
  })

  it('is gone with a transaction that fails, as is its row', async () => {
    fails = true
    const answer = await server.send(
      toFormData({
        avatar: await sample('photo.jpg'),
        documents: [{ kind: 'x', file: await sample('certificate.pdf') }],
      }),
    )
    expect(answer.status).toBe(500)
    expect(await server.onDisk()).toEqual([])
    expect(await db.selectFrom('files').selectAll().execute()).toEqual([])
  })
})

describe('a file that is sent', () => {
  it('is a picture in the size asked for, harmless and asked for again each time', async () => {
    const file = await store('photo.jpg', 'avatar')
    const answer = await get({ file, variant: 'small' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(answer.rawPayload.length),
      'content-disposition': `inline; filename="avatar.webp"; filename*=UTF-8''avatar.webp`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    })
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    const again = await get({ file, variant: 'small' }, { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    expect((await get({ file, variant: 'large' }, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(
      200,
    )
  })

  it('is a PDF to be saved, under the name its owner gave it', async () => {
    const file = { ...(await store('certificate.pdf', 'document')), original_name: 'Świadectwo "Łódź" 🎨.pdf' }
    const { headers, payload } = await get({ file })
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Swiadectwo _odz_ .pdf"; filename*=UTF-8''%C5%9Awiadectwo%20%22%C5%81%C3%B3d%C5%BA%22%20%F0%9F%8E%A8.pdf`,
    )
    expect(payload).toMatch(/^%PDF-1\.7/)
  })

  it('is called a PDF where it is one, whatever its sender called it', async () => {
    const file = { ...(await store('certificate.pdf', 'document')), original_name: 'faktura.html' }
    const { headers } = await get({ file })
    expect(headers['content-disposition']).toBe(`attachment; filename="faktura.pdf"; filename*=UTF-8''faktura.pdf`)
  })

  it('is a 404 when there is no such size, or the bytes are gone', async () => {
    const file = await store('photo.jpg', 'avatar')
    for (const variant of ['original', '../large', 'constructor', ''])
      expect((await get({ file, variant })).statusCode).toBe(404)
    await diskStorage(server.dataDir).remove(file.storage_key)
    expect((await get({ file })).statusCode).toBe(404)
  })
})

describe('the sweep', () => {
  it('removes old uploads and old files without a row, and nothing else', async () => {
    await claimStore(db, diskStorage(server.dataDir))
    const kept = await store('photo.jpg', 'avatar')
    const orphan = await store('photo.png', 'avatar')
    const recent = await store('photo.webp', 'avatar')
    await db.deleteFrom('files').where('id', 'in', [orphan.id, recent.id]).execute()
    const uploads = join(server.dataDir, 'tmp')
    await mkdir(join(uploads, 'old'), { recursive: true })
    await mkdir(join(uploads, 'young'))
    const [keptFolder, orphanFolder] = [kept, orphan].map(({ storage_key }) =>
      join(server.dataDir, 'files', storage_key.slice(0, 2), storage_key),
    )
    const longAgo = new Date(Date.now() - 2 * 3_600_000)
    for (const folder of [join(uploads, 'old'), keptFolder, orphanFolder])
      await utimes(folder as string, longAgo, longAgo)

    expect(await sweep()).toEqual([{ stored: 3, removed: 1 }])
    expect(await readdir(uploads)).toEqual(['young'])
    expect(await keysStored()).toEqual([kept.storage_key, recent.storage_key].sort())
  })

  it('removes nothing where the files are those of another database, and says so', async () => {
    const storage = diskStorage(server.dataDir)
    await claimStore(db, storage)
    const { storage_key } = await store('photo.jpg', 'avatar')
    const folder = join(server.dataDir, 'files', storage_key.slice(0, 2), storage_key)
    const longAgo = new Date(Date.now() - 2 * 3_600_000)
    await utimes(folder, longAgo, longAgo)
    // A portal that was started on another database: it knows none of these files.
    const other = await workerDatabase()
    const otherDb = openDatabase(openPool(other.connection))
    try {
      await otherDb.updateTable('installation').set({ id: crypto.randomUUID() }).execute()
      await claimStore(otherDb, storage)
      const warnings = new Set<Warning>()
      expect(await sweep(otherDb, warnings)).toEqual([{ folder: server.dataDir }])
      expect([...warnings]).toEqual(['foreign_files'])
      expect(await keysStored()).toEqual([storage_key])
      expect(await sweep()).toEqual([{ stored: 1, removed: 0 }])
    } finally {
      await otherDb.destroy()
      await other.drop()
    }
  })

  it('takes over a store from before there were marks by the files that it knows, and no other one', async () => {
    const storage = diskStorage(server.dataDir)
    const known = await store('photo.jpg', 'avatar')
    await claimStore(db, storage)
    expect(await ownsStore(db, storage)).toBe(true)
    await rm(join(server.dataDir, 'files', 'installation'))
    await db.deleteFrom('files').where('id', '=', known.id).execute()
    await claimStore(db, storage)
    expect(await ownsStore(db, storage)).toBe(false)
  })
})

/** What the sweep says that it did. */
async function sweep(at = db, warnings = new Set<Warning>()) {
  const said: object[] = []
  const say = (details: object) => said.push(details)
  const log = { info: say, error: say } as unknown as Logger
  await sweepFiles({ config: server, db: at, clock: () => new Date(), log, warnings })
  return said
}

async function keysStored() {
  return (await Array.fromAsync(diskStorage(server.dataDir).list(), ({ key }) => key)).sort()
}

async function get(answer: FileAnswer, headers: Record<string, string> = {}) {
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof Failure ? error.status : 500).send())
  app.get('/', (_request, reply) => sendFile(reply, server, answer))
  return app.inject({ url: '/', headers })
}
