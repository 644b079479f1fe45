import type { LookupOptions } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Posts to an address that somebody entered, and never to a machine behind the portal. */

/** Why nothing was delivered. */
export type OutgoingProblem = 'ADDRESS' | 'PRIVATE' | 'UNKNOWN_HOST' | 'TIMEOUT' | 'CONNECTION'

export class OutgoingError extends Error {
  readonly problem: OutgoingProblem
  constructor(problem: OutgoingProblem) {
    super(`Nothing was posted: ${problem}.`)
    this.problem = problem
  }
}

type Resolved = { address: string; family: number }
type Resolve = (host: string) => Promise<Resolved[]>

type Outgoing = {
  body: string
  headers: Record<string, string>
  /** Origins that need not be public or https: receivers in the portal's own network. */
  trusted: readonly string[]
  /** In milliseconds, for all of it. */
  patience?: number
  /** Gives up before that. */
  signal?: AbortSignal
  resolve?: Resolve
}

const ports = ['', '8443']
/** In bytes: the rest of a response is not read. */
const mostRead = 64 * 1024

/** What is wrong with an address before anything is resolved; null: nothing. */
export function problemOfAddress(address: string, trusted: readonly string[]): 'ADDRESS' | 'PRIVATE' | null {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return 'ADDRESS'
  if (trusted.includes(url.origin)) return null
  if (url.protocol !== 'https:' || !ports.includes(url.port)) return 'ADDRESS'
  const host = hostOf(url)
  if (isIP(host)) return isPublic(host) ? null : 'PRIVATE'
  return /\.[a-z][a-z\d-]+\.?$/i.test(host) ? null : 'PRIVATE'
}

/**
 * Returns the status, be it good or bad. The name is resolved once, each of its addresses has to be public, and the connection uses
 * one of those that were checked: a name that changes in between leads nowhere else. Redirects are not followed.
 */
export async function postOutside(
  address: string,
  { body, headers, trusted, patience = 10_000, signal, resolve = resolveAll }: Outgoing,
): Promise<number> {
  const problem = problemOfAddress(address, trusted)
  if (problem) throw new OutgoingError(problem)
  const url = new URL(address)
  const limit = AbortSignal.timeout(patience)
  const either = signal ? AbortSignal.any([limit, signal]) : limit
  const pinned = trusted.includes(url.origin) ? null : await inTime(publicAddressesOf(hostOf(url), resolve), either)
  return post(url, pinned, { body, headers, signal: either })
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

const resolveAll: Resolve = (host) => lookup(host, { all: true })

async function publicAddressesOf(host: string, resolve: Resolve): Promise<Resolved[]> {
  const family = isIP(host)
  if (family) return [{ address: host, family }]
  const found = await resolve(host).catch(() => [])
  if (found.length === 0) throw new OutgoingError('UNKNOWN_HOST')
  if (!found.every(({ address }) => isPublic(address))) throw new OutgoingError('PRIVATE')
  return found
}

/** A name server may take longer than the whole request is given. */
function inTime<Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new OutgoingError('TIMEOUT'))
    if (signal.aborted) late()
    signal.addEventListener('abort', late, { once: true })
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', late))
  })
}

/** Of the Internet at large: no range that is private, reserved or leads to another one (RFC 6890). */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const ip = ipaddr.process(address)
  if (ip.range() !== 'unicast') return false
  // All that was ever given out: of the rest some are old ways to write addresses of version 4.
  return ip.kind() === 'ipv4' || ip.match(globalUnicast)
}

const globalUnicast = ipaddr.parseCIDR('2000::/3')

type Answer = (error: null, address: string | Resolved[], family?: number) => void
type Message = Pick<Outgoing, 'body' | 'headers'> & { signal: AbortSignal }

function post(url: URL, pinned: Resolved[] | null, { body, headers, signal }: Message): Promise<number> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal,
      ...(pinned && {
        // Both forms in which Node requests an address.
        lookup: (_host: string, options: LookupOptions, answer: Answer) =>
          options.all ? answer(null, pinned) : answer(null, pinned[0]?.address ?? '', pinned[0]?.family),
      }),
    }
    let status: number | null = null
    let read = 0
    const sent = request(url, options)
    sent.on('response', (response) => {
      status = response.statusCode ?? 0
      response.on('data', (chunk: Buffer) => {
        read += chunk.length
        if (read > mostRead) response.destroy()
      })
      // A body that breaks off or comes too slowly changes nothing: the status has come.
      response.on('error', () => {})
    })
    sent.on('error', () => {})
    // Comes last, also where there was neither a response nor an error.
    sent.on('close', () =>
      status === null ? reject(new OutgoingError(signal.aborted ? 'TIMEOUT' : 'CONNECTION')) : resolve(status),
    )
    sent.end(body)
  })
}
