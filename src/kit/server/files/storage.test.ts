import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { s3Server } from '#testing/servers/s3-server.ts'
import { storageAt } from './open-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'
import { StorageUnavailable } from './storage-unavailable.ts'
import { storedFiles } from './stored-files.ts'
import { sumOf } from './sums.ts'

let folder: string
let server: Awaited<ReturnType<typeof s3Server>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atelier-storage-'))
  server = await s3Server()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

let rounds = 0
/** A file to be stored, with so many bytes, unlike any other. */
async function local(bytes: number) {
  rounds += 1
  const path = join(folder, `local-${rounds}`)
  const content = Buffer.alloc(bytes, `${rounds} zażółć `)
  await writeFile(path, content)
  return { path, bytes, sha256: await sumOf(path), content }
}

describe.each([
  ['a folder', () => `file://${folder}/a%20folder-${rounds}`],
  ['a bucket', () => `${server.url}-${rounds}`],
])('%s', (_, url) => {
  let storage: Storage
  beforeEach(() => {
    rounds += 1
    storage = storageAt(url())
  })

  test.each([
    ['small', 900],
    ['large', 17 * 1024 * 1024 + 5],
  ])('keeps a %s file as it is', async (_size, bytes) => {
    const { content, ...file } = await local(bytes)
    await storage.put('ab/file/large', file)
    const stored = await storage.open('ab/file/large')
    expect([stored?.bytes, await storage.size('ab/file/large')]).toEqual([bytes, bytes])
    expect(content.equals(await buffer(stored?.stream as NodeJS.ReadableStream))).toBe(true)
  })

  test('sends a range', async () => {
    const { content, ...file } = await local(900)
    await storage.put('ab/file/large', file)
    const part = await storage.open('ab/file/large', { start: 10, end: 29 })
    expect(part?.bytes).toBe(20)
    expect(content.subarray(10, 30).equals(await buffer(part?.stream as NodeJS.ReadableStream))).toBe(true)
  })

  test('has nothing under other names, and forgets what is not there', async () => {
    expect([await storage.open('ab/none/large'), await storage.size('ab/none/large')]).toEqual([null, null])
    await storage.remove('ab/none/large')
    await storage.move('ab/none/large', 'trash/none/large')
    expect(await Array.fromAsync(storage.list(''))).toEqual([])
  })

  test('moves, removes and lists by folder', async () => {
    for (const name of ['ab/one/large', 'ab/one/small', 'cd/two/large']) {
      const { content: _content, ...file } = await local(20)
      await storage.put(name, file)
    }
    await storage.move('ab/one/small', 'trash/day/ab/one/small')
    await storage.remove('cd/two/large')
    const names = async (of: string) => (await Array.fromAsync(storage.list(of), ({ name }) => name)).sort()
    expect(await names('')).toEqual(['ab/one/large', 'trash/day/ab/one/small'])
    expect(await names('trash/')).toEqual(['trash/day/ab/one/small'])
    for await (const { changedAt } of storage.list('')) expect(Date.now() - changedAt.getTime()).toBeLessThan(60_000)
  })

  test('writes a short text once', async () => {
    expect([await storage.create('mark', 'first'), await storage.create('mark', 'second')]).toEqual([true, false])
    expect(await text((await storage.open('mark'))?.stream as NodeJS.ReadableStream)).toBe('first')
  })

  test('lists thousands, the sizes of one file together', async () => {
    const key = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
    const { content: _content, ...file } = await local(9)
    const copies = Array.from({ length: 501 }, (_none, number) => number)
    for (const number of copies)
      for (const size of ['large', 'small']) {
        await copyFile(file.path, `${file.path}-copy`)
        await storage.put(`00/${key(number)}/${size}`, { ...file, path: `${file.path}-copy` })
      }
    const files = await Array.fromAsync(storedFiles(storage))
    expect(files.map((file) => file.key).sort()).toEqual(copies.map(key))
    expect(new Set(files.map(({ names }) => names.length))).toEqual(new Set([2]))
  })
})

test('a file system of its own is copied into, and shows no half of a file', async ({ skip }) => {
  const mount = await otherFileSystem()
  if (!mount) return skip('There is one file system here.')
  const { content, ...file } = await local(900)
  const storage = storageAt(`file://${mount}`)
  await storage.put('ab/file/large', file)
  expect(content.equals(await readFile(join(mount, 'ab/file/large')))).toBe(true)
  expect(await readdir(join(mount, 'incoming'))).toEqual([])
  // What a portal that was killed left there is no file.
  await mkdir(join(mount, 'incoming/ab'), { recursive: true })
  await writeFile(join(mount, 'incoming/half'), 'half')
  expect(await Array.fromAsync(storage.list(''), ({ name }) => name)).toEqual(['ab/file/large'])
})

/** A new folder on another file system than temporary files; null where all is on one. */
async function otherFileSystem(): Promise<string | null> {
  for (const place of [process.cwd(), '/dev/shm', '/var/tmp']) {
    const made = await mkdtemp(join(place, '.other-')).catch(() => null)
    if (!made) continue
    onTestFinished(() => rm(made, { recursive: true, force: true }))
    if ((await stat(made)).dev !== (await stat(folder)).dev) return made
  }
  return null
}

test('a server that is unavailable, or refuses, is named, without its secrets', async () => {
  const away = storageAt('s3+http://key:secret@127.0.0.1:9/academy')
  const error = await away.size('ab/file/large').catch((thrown: Error) => thrown)
  expect(error).toBeInstanceOf(StorageUnavailable)
  expect(String(error)).toContain('s3+http://127.0.0.1:9/academy/')
  expect(String(error)).not.toContain('secret')
  const { host } = new URL(server.url)
  const noBucket = storageAt(`s3+http://key:secret@${host}/other`)
  const { content: _content, ...file } = await local(9)
  await expect(noBucket.put('ab/file/large', file)).rejects.toThrow(/answered PUT with 404/)
})

test('a server that accepts a connection and never responds is given up, with a file to store as well', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const connections: Socket[] = []
  silent.on('connection', (socket) => connections.push(socket.on('error', () => {}).resume()))
  onTestFinished(() => {
    for (const socket of connections) socket.destroy()
    silent.close()
  })
  const { port } = silent.address() as AddressInfo
  const storage = s3Storage(`s3+http://key:secret@127.0.0.1:${port}/academy`, { patience: 1 })
  const { content: _content, ...file } = await local(9)
  const unavailable = (seconds: number) =>
    new StorageUnavailable(
      `s3+http://127.0.0.1:${port}/academy/ cannot be reached: no response within ${seconds} seconds.`,
    )
  await expect(storage.size('ab/file/large')).rejects.toThrow(unavailable(1))
  await expect(storage.put('ab/file/large', file)).rejects.toThrow(unavailable(2))
  await expect.poll(() => connections.filter(({ destroyed }) => !destroyed)).toEqual([])
}, 10_000)

test('requests are signed as Amazon’s published examples are', async () => {
  // "Signature Calculations for the Authorization Header", examples of GET Object and PUT Object.
  const keys = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
  const at = { ...keys, region: 'us-east-1', service: 's3', datetime: '20130524T000000Z', allHeaders: true }
  const get = new AwsV4Signer({
    ...at,
    url: 'https://examplebucket.s3.amazonaws.com/test.txt',
    headers: {
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    },
  })
  expect(await get.signature()).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
  const put = new AwsV4Signer({
    ...at,
    method: 'PUT',
    url: 'https://examplebucket.s3.amazonaws.com/test$file.text',
    body: 'Welcome to Amazon S3.',
    headers: {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    },
  })
  expect(await put.signature()).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd')
})
