import { connect, type Socket } from 'node:net'
import type { Visitor } from '#testing/visitor.ts'

export type RawRequest = { socket: Socket; answer: Promise<{ status: number; text: string }>; closed: Promise<unknown> }

/** A request over a connection of its own, whose body is up to the test. Its answer's status is 0 where the connection ended without one. */
export function rawRequest(
  url: string,
  { method = 'POST', headers, visitor }: { method?: string; headers: Record<string, string>; visitor?: Visitor },
): RawRequest {
  const { hostname, port, pathname, search } = new URL(url)
  const socket = connect(Number(port), hostname)
  const all = { Host: 'portal', ...(visitor && sessionOf(visitor)), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`)
  // Many tests are about a connection that ends early; `answer` reports it.
  socket.on('error', () => {})
  return { socket, answer: answerOf(socket), closed: new Promise((resolve) => socket.once('close', resolve)) }
}

function sessionOf({ cookies }: Visitor): Record<string, string> {
  return {
    Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
  }
}

function answerOf(socket: Socket): RawRequest['answer'] {
  let text = ''
  return new Promise((resolve) => {
    const answer = () => resolve({ status: Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1] ?? 0), text })
    socket.on('data', (chunk) => {
      text += chunk
      const [, length = '', body = ''] = /content-length: (\d+).*?\r\n\r\n(.*)/is.exec(text) ?? []
      if (length && Buffer.byteLength(body) >= Number(length)) answer()
    })
    socket.once('close', answer)
  })
}
