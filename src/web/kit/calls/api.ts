import { type Endpoint, fillPath, type Input, type Output, placeholders } from '#contract/kit/endpoint.ts'
import { session } from '#contract/session/session.ts'
import { ApiError } from './api-error.ts'
import type { Reply, Request } from './api-upload.ts'

export type SendOptions = {
  signal?: AbortSignal
  /** Share of the upload that has left, 0 to 1. */
  onProgress?: (share: number) => void
}

/** Makes a call of the contract. Rejects with ApiError, or with the signal's reason when aborted. */
export async function send<E extends Endpoint>(endpoint: E, input: Input<E>, options: SendOptions = {}) {
  try {
    const answer = await answerOf(endpoint, input, options)
    for (const watcher of watchers) watcher.sent?.(endpoint)
    return answer as Output<E>
  } catch (error) {
    if (error instanceof ApiError) tellRefused(endpoint, error)
    throw error
  }
}

/** Whoever watches calls hears of this one, too. */
export function tellRefused(endpoint: Endpoint, error: ApiError) {
  for (const watcher of watchers) watcher.refused?.(endpoint, error)
}

type Watcher = {
  sent?: (endpoint: Endpoint) => void
  refused?: (endpoint: Endpoint, error: ApiError) => void
  /** Whom the portal took the reader for: this changes with their rights, name or language. */
  reader?: (endpoint: Endpoint, mark: string) => void
}
const watchers = new Set<Watcher>()

/** Tells of every call that was answered or refused; returns how to stop. */
export function watchCalls(watcher: Watcher) {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

/** Wanted when the application is created and before every call that signs in or out. */
export function refreshCsrfCookie() {
  return answerOf(session.csrfCookie, {}, {})
}

/** The address of a GET, for pictures and downloads. */
export function addressOf<E extends Endpoint>(endpoint: E, input: Input<E>): string {
  const { path, query } = split(endpoint, input)
  return `${base}${path}${query}`
}

const base: string = import.meta.env.VITE_API_BASE ?? ''
const signInAndOut = new Set<Endpoint>([session.login, session.logout, session.forgotPassword, session.resetPassword])

/** A token is gone after signing out, and after two hours without a word. */
function wantsFreshToken(endpoint: Endpoint): boolean {
  return signInAndOut.has(endpoint) || (endpoint.method !== 'GET' && csrfToken() === '')
}

async function answerOf(endpoint: Endpoint, input: object, { signal, onProgress }: SendOptions): Promise<unknown> {
  const request = await requestOf(endpoint, input)
  const { status, text, reader } = onProgress
    ? await (await import('./api-upload.ts')).upload(request, onProgress, signal)
    : await overFetch(request, signal)
  if (reader) for (const watcher of watchers) watcher.reader?.(endpoint, reader)
  const answer = parsed(text)
  if (status < 200 || status > 299) throw new ApiError(status, answer ?? {})
  return answer
}

/** A call as it travels, with the token that whatever is no GET needs. */
export async function requestOf(endpoint: Endpoint, input: object): Promise<Request> {
  if (wantsFreshToken(endpoint)) await refreshCsrfCookie()
  const { path, query, body } = split(endpoint, input)
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (endpoint.method !== 'GET') headers['X-XSRF-TOKEN'] = csrfToken()
  if (body && !endpoint.isMultipart) headers['Content-Type'] = 'application/json'
  return {
    method: endpoint.method,
    url: `${base}${path}${query}`,
    headers,
    body: body && (await content(endpoint, body)),
  }
}

/** What forms with files need is loaded with the first of them. */
async function content({ isMultipart }: Endpoint, body: object): Promise<string | FormData> {
  return isMultipart ? (await import('#contract/kit/multipart.ts')).toFormData(body) : JSON.stringify(body)
}

/** Names of the path go there; the rest is the query of a GET and the body of everything else. */
function split(endpoint: Endpoint, input: object) {
  const inPath = placeholders(endpoint.path)
  const rest = Object.entries(input).filter(([name, value]) => !inPath.includes(name) && value !== undefined)
  const path = fillPath(endpoint.path, input as Record<string, unknown>)
  if (endpoint.method !== 'GET') return { path, query: '', body: Object.fromEntries(rest) }
  const query = new URLSearchParams(
    rest.filter(([, value]) => value !== null).map(([name, value]) => [name, String(value)]),
  )
  return { path, query: query.size > 0 ? `?${query}` : '', body: null }
}

async function overFetch({ url, ...request }: Request, signal?: AbortSignal): Promise<Reply> {
  try {
    const response = await fetch(url, { ...request, signal, credentials: 'include' })
    return { status: response.status, text: await response.text(), reader: response.headers.get('x-reader') }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0)
  }
}

function csrfToken(): string {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith('XSRF-TOKEN='))
  return cookie ? decodeURIComponent(cookie.slice('XSRF-TOKEN='.length)) : ''
}

function parsed(text: string) {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
