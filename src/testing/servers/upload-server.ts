import '#app/contract/registers.ts'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import fastify from 'fastify'
import { z } from 'zod/mini'
import { line, optional } from '#kit/contract/fields.ts'
import { file } from '#kit/contract/values/files.ts'
import { openStorage } from '#kit/server/files/open-storage.ts'
import { Failure } from '#kit/server/http/errors.ts'
import { readMultipart, registerMultipart } from '#kit/server/http/files/multipart.ts'

const form = z.object({
  name: optional(line()),
  avatar: z.optional(file('avatar')),
  documents: z._default(z.array(z.object({ kind: line(), file: file('document') })), []),
})
export type Form = z.output<typeof form>

/**
 * A server with nothing but one form with files, on a port and in a folder of its own; `handle` takes the role of the
 * transaction.
 */
export async function uploadServer(handle: (form: Form) => Promise<unknown> = async (form) => form) {
  const dataDir = await mkdtemp(join(tmpdir(), 'atelier-uploads-'))
  const storage = openStorage({ dataDir, filesUrl: null, filesFromUrl: null })
  const app = fastify()
  await registerMultipart(app)
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Failure)) return reply.code(500).send({ message: String(error) })
    const errors = Object.fromEntries(
      error.problems.map(({ path, code, params }) => [path, [code, ...Object.values(params ?? {})].join(' ')]),
    )
    return reply.code(error.status).send({ code: error.code, errors })
  })
  app.post('/form', async (request) => {
    const { body, settle } = await readMultipart(request, form, { dataDir, storage })
    try {
      const answer = await handle(body as Form)
      await settle({ committed: true })
      return answer
    } catch (error) {
      await settle({ committed: false })
      throw error
    }
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    dataDir,
    storage,
    url: `${url}/form`,
    async send(body: FormData) {
      const response = await fetch(`${url}/form`, { method: 'POST', body })
      const answer: Record<string, unknown> = { status: response.status, ...((await response.json()) as object) }
      return answer
    },
    /** Everything on disk, as paths inside the data folder. */
    async onDisk(): Promise<string[]> {
      const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1))
    },
    /** The folders of uploads that are on their way still. */
    async underWay(): Promise<string[]> {
      return readdir(join(dataDir, 'tmp')).catch(() => [])
    },
    async close() {
      await app.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** One of the files in `images/`, as a browser would send it. */
export async function sample(name: string): Promise<File> {
  return new File([await readFile(new URL(`../images/${name}`, import.meta.url))], name)
}

/** 400 megapixels in 50 KB. */
export function hugePng(side = 20_000): File {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // One bit of grey per pixel.
  head.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side), { level: 1 })
  const png = [
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return new File(png, 'huge.png', { type: 'image/png' })
}

function chunk(type: string, data: Buffer): Buffer<ArrayBuffer> {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

/** Begins as a JPEG and is very long. */
export function largeFile(megabytes: number): File {
  const start = Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')
  return new File([start, Buffer.alloc(megabytes * 1024 * 1024 - start.length, 7)], 'large.jpg', { type: 'image/jpeg' })
}
