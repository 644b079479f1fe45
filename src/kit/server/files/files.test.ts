import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify from 'fastify'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { toFormData } from '#kit/contract/values/multipart.ts'
import type { Warning } from '#kit/contract/values/warnings.ts'
import { Failure } from '#kit/server/http/errors.ts'
import { openDatabase, openPool, type Tables } from '#kit/server/postgres/database.ts'
import { workerDatabase } from '#testing/servers/test-database.ts'
import { sample, uploadServer } from '#testing/servers/upload-server.ts'
import { type FileResponse, sendFile, storeFile } from './files.ts'
import { fillMissingSums } from './missing-sums.ts'
import { nameOf, removeFile } from './stored-files.ts'

const now = new Date('2026-11-20T10:00:00Z')
let database: Awaited<ReturnType<typeof workerDatabase>>
let db: Kysely<Tables>
let server: Awaited<ReturnType<typeof uploadServer>>
let fails = false
/** The owner's warnings and the lines of the log about sent files. */
let warnings: Set<Warning>
let reported: object[]

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
  warnings = new Set()
  reported = []
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
    const large = await server.storage.open(nameOf(key, 'large'))
    expect(large?.bytes).toBe(row.bytes)
    large?.stream.destroy()
  })

  it('is deleted with a transaction that fails, as is its row', async () => {
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
  it('is a picture in the requested size, sanitized and revalidated on each request', async () => {
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

  it('is downloaded with the extension of its type, under any name', async () => {
    const file = { ...(await store('certificate.pdf', 'document')), original_name: 'faktura.html' }
    const { headers } = await get({ file })
    expect(headers['content-disposition']).toBe(`attachment; filename="faktura.pdf"; filename*=UTF-8''faktura.pdf`)
  })

  it('is a 404 when there is no such size, or the bytes are missing', async () => {
    const file = await store('photo.jpg', 'avatar')
    for (const variant of ['original', '../large', 'constructor', ''])
      expect((await get({ file, variant })).statusCode).toBe(404)
    expect([...warnings]).toEqual([])
    await removeFile(server.storage, file.storage_key)
    expect((await get({ file })).statusCode).toBe(404)
    expect([...warnings]).toEqual(['damaged_files'])
    expect(reported).toMatchObject([{ file: file.id, variant: 'large' }])
  })

  it('is aborted where its bytes are not those that were stored, and the log names it', async () => {
    const file = await store('certificate.pdf', 'document')
    expect(file.sums).toEqual({ original: expect.stringMatching(/^[0-9a-f]{64}$/) })
    const path = join(server.dataDir, 'files', nameOf(file.storage_key, 'original'))
    const url = await listen({ file })
    await writeFile(path, Buffer.alloc(file.bytes, 7))
    expect((await fetch(url)).status).toBe(500)
    // Of a longer one the beginning has left already.
    await writeFile(path, Buffer.alloc(1_000_000, 7))
    await expect(fetch(url).then((response) => response.arrayBuffer())).rejects.toThrow()
    expect([...warnings]).toEqual(['damaged_files'])
    const damage = { file: file.id, variant: 'original' }
    expect(reported).toMatchObject([damage, damage])
  })

  it('from before there were sums is read through, and is compared from then on', async () => {
    const file = await store('photo.jpg', 'avatar')
    await db.updateTable('files').set({ sums: {} }).where('id', '=', file.id).execute()
    await fillMissingSums({ db, storage: server.storage })
    const { sums } = await db.selectFrom('files').select('sums').where('id', '=', file.id).executeTakeFirstOrThrow()
    expect(sums).toEqual(file.sums)
    expect(Object.keys(sums).sort()).toEqual(['large', 'medium', 'small'])
  })

  it('is sent in parts on a range request', async () => {
    const file = await store('certificate.pdf', 'document')
    const whole = (await get({ file })).rawPayload
    for (const [range, start, end] of [
      ['bytes=0-9', 0, 9],
      ['bytes=20-', 20, whole.length - 1],
      ['bytes=-5', whole.length - 5, whole.length - 1],
      ['bytes=10-99999999', 10, whole.length - 1],
    ] as const) {
      const answer = await get({ file }, { range })
      expect([answer.statusCode, answer.headers['content-range']]).toEqual([
        206,
        `bytes ${start}-${end}/${whole.length}`,
      ])
      expect(answer.rawPayload.equals(whole.subarray(start, end + 1)), range).toBe(true)
    }
    expect((await get({ file }, { range: `bytes=${whole.length}-` })).statusCode).toBe(416)
    for (const headers of [
      { range: 'bytes=0-1,5-6' },
      { range: 'pages=1' },
      { range: 'bytes=0-9', 'if-range': '"old"' },
    ])
      expect((await get({ file }, headers as Record<string, string>)).statusCode).toBe(200)
  })
})

async function get(answer: FileResponse, headers: Record<string, string> = {}) {
  return serving(answer).inject({ url: '/', headers })
}

async function listen(answer: FileResponse): Promise<string> {
  const app = serving(answer)
  onTestFinished(() => app.close())
  return app.listen({ port: 0, host: '127.0.0.1' })
}

function serving(answer: FileResponse) {
  const app = fastify()
  const log = { error: (details: object) => reported.push(details) }
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof Failure ? error.status : 500).send())
  app.get('/', (_request, reply) => sendFile(reply, { storage: server.storage, warnings, log }, answer))
  return app
}
