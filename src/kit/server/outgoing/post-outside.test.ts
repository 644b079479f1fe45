import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { OutgoingError, postOutside } from './post-outside.ts'

const names: Record<string, string[]> = {
  'private.example': ['10.0.0.1'],
  'loopback.example': ['127.0.0.1'],
  'loopback6.example': ['::1'],
  'mixed.example': ['93.184.216.34', '192.168.1.1'],
  'metadata.example': ['169.254.169.254'],
  'mapped.example': ['::ffff:127.0.0.1'],
}
const resolve = async (host: string) =>
  (names[host] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

const hostile = [
  ...['https://127.0.0.1/', 'https://127.1/', 'https://2130706433/', 'https://0x7f.0.0.1/', 'https://0177.0.0.1/'],
  ...[
    'https://0.0.0.0/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.0.1/',
  ],
  ...['https://169.254.169.254/latest/meta-data', 'https://100.64.0.1/', 'https://192.0.2.1/', 'https://198.18.0.1/'],
  ...['https://224.0.0.1/', 'https://240.0.0.1/', 'https://255.255.255.255/', 'https://[::1]/', 'https://[::]/'],
  ...['https://[::ffff:127.0.0.1]/', 'https://[::ffff:10.0.0.1]/', 'https://[fc00::1]/', 'https://[fd12:3456::1]/'],
  ...['https://[fe80::1]/', 'https://[ff02::1]/', 'https://[64:ff9b::7f00:1]/', 'https://[2002:7f00:1::]/'],
  ...['https://[2001:db8::1]/', 'https://localhost/', 'https://intranet/', 'https://private.example/'],
  ...['https://loopback.example/', 'https://loopback6.example/', 'https://mixed.example/', 'https://metadata.example/'],
  ...['https://mapped.example/', 'https://unknown.example/', 'http://example.com/', 'https://example.com:22/'],
  ...['https://[::7f00:1]/', 'https://[fec0::1]/', 'https://[64:ff9b:1::7f00:1]/', 'https://[::ffff:0:7f00:1]/'],
  ...['https://user:pass@example.com/', 'file:///etc/passwd', 'gopher://example.com/', 'not an address'],
]

/** Where this process began to connect to, as Node reports it. */
const attempts: string[] = []
beforeAll(() => {
  const note = (message: unknown) =>
    (message as { socket: Socket }).socket.on('connectionAttempt', (ip) => attempts.push(ip))
  subscribe('net.client.socket', note)
  return () => unsubscribe('net.client.socket', note)
})

test('of 40 hostile addresses none is connected to', async () => {
  expect(hostile.length).toBeGreaterThanOrEqual(40)
  const before = attempts.length
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const own = [`https://127.0.0.1:${port}/`, `http://127.0.0.1:${port}/`, `http://localhost:${port}/`]
  for (const address of [...hostile, ...own])
    await expect(
      postOutside(address, { body: '{}', headers: {}, trusted: [], resolve, patience: 500 }),
      address,
    ).rejects.toBeInstanceOf(OutgoingError)
  expect(attempts.slice(before)).toEqual([])
  server.close()
})

test('a name is resolved once, and the connection is made to the address that was checked', async () => {
  let requested = 0
  // A name that leads inside when it is looked up again; what it leads to first was never given to anybody.
  const changing = async () => [
    requested++ === 0 ? { address: '3000::1', family: 6 } : { address: '127.0.0.1', family: 4 },
  ]
  const before = attempts.length
  const sent = (resolve: typeof changing) =>
    postOutside('https://changing.example/', { body: '{}', headers: {}, trusted: [], resolve, patience: 300 })
  await expect(sent(changing)).rejects.toBeInstanceOf(OutgoingError)
  expect(requested).toBe(1)
  expect(attempts.slice(before)).toEqual(['3000::1'])
  await expect(sent(() => new Promise(() => {}))).rejects.toMatchObject({ problem: 'TIMEOUT' })
})

describe('a receiver that', () => {
  const requested: string[] = []
  let held: Promise<void>
  const behaviors: Record<string, (response: ServerResponse) => void> = {
    '/responds': (response) => response.writeHead(204).end(),
    '/redirects': (response) => response.writeHead(302, { location: '/secret' }).end(),
    '/hangs': () => {},
    '/streams-endlessly': (response) => {
      response.writeHead(200)
      const more = setInterval(() => response.write('more '), 20)
      held = new Promise((done) => response.on('close', () => done(clearInterval(more))))
    },
    '/responds-with-10-MB': (response) => {
      const large = Buffer.alloc(1024 * 1024)
      response.writeHead(200)
      let left = 10
      const write = (): void => {
        while (left-- > 0) if (!response.write(large)) return void response.once('drain', write)
        response.end()
      }
      write()
      held = new Promise((done) => response.on('close', () => done()))
    },
    '/switches-protocols': (response) => {
      response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: other\r\nconnection: upgrade\r\n\r\n')
    },
    '/hangs-up': (response) => response.socket?.destroy(),
    '/has-endless-headers': (response) => {
      response.socket?.write('HTTP/1.1 200 OK\r\n')
      for (let number = 0; number < 1000; number++) response.socket?.write(`x-${number}: ${'x'.repeat(100)}\r\n`)
    },
  }
  const server = createServer(({ url = '' }, response) => {
    requested.push(url)
    response.on('error', () => {})
    response.socket?.on('error', () => {})
    behaviors[url]?.(response)
  })
  let origin: string
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return () => {
      server.closeAllConnections()
      server.close()
    }
  })
  const to = (path: string, patience = 1000) =>
    postOutside(`${origin}${path}`, { body: '{}', headers: {}, trusted: [origin], patience })

  test('responds has its status returned', async () => {
    expect(await to('/responds')).toBe(204)
  })

  test('redirects is not followed', async () => {
    expect(await to('/redirects')).toBe(302)
    expect(requested).not.toContain('/secret')
  })

  test.each([
    ['/hangs', 'TIMEOUT'],
    ['/switches-protocols', 'CONNECTION'],
    ['/hangs-up', 'CONNECTION'],
    ['/has-endless-headers', 'CONNECTION'],
  ])('%s is given up', async (path, problem) => {
    await expect(to(path)).rejects.toMatchObject({ problem })
  })

  test.each(['/streams-endlessly', '/responds-with-10-MB'])('%s is read no further than its status', async (path) => {
    expect(await to(path)).toBe(200)
    await held
  })

  test('hangs is given up at once by who stops', async () => {
    const stopping = new AbortController()
    const sent = postOutside(`${origin}/hangs`, {
      ...{ body: '{}', headers: {}, trusted: [origin], patience: 60_000 },
      signal: stopping.signal,
    })
    setTimeout(() => stopping.abort(), 50)
    await expect(sent).rejects.toMatchObject({ problem: 'TIMEOUT' })
  })
})
