import { type Endpoint, fillPath, type Input, type Output, placeholders } from '#kit/contract/endpoint.ts'
import { session } from '#kit/contract/session.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { ApiError, asApiError } from './api-error.ts'
import type { Reply, Request } from './api-upload.ts'
import { type Attempt, attemptOf, end, isFinal, keyOf } from './attempts.ts'

export type SendOptions = {
  signal?: AbortSignal
  /** The share of the upload that was sent, 0 to 1. */
  onProgress?: (share: number) => void
  /** What this call is an attempt of; by default that is known by what is sent. */
  attempt?: Attempt
}

/**
 * Sends a call of the contract. Rejects with an ApiError, or with the signal's reason when aborted. A changing call that nobody
 * answered, or whose answer was met by a fault in this program, is the same one when it is sent again: it is done once.
 */
export async function send<E extends Endpoint>(endpoint: E, input: Input<E>, options: SendOptions = {}) {
  const { path, query, body } = split(endpoint, input)
  const attempt = attemptOf(endpoint, path, body, options.attempt)
  try {
    const answer = await askOnce(endpoint, input, options, attempt)
    for (const watcher of watchers) watcher.sent?.(endpoint, `${base}${path}${query}`)
    if (attempt) end(attempt)
    return answer as Output<E>
  } catch (error) {
    if (attempt && isFinal(error)) end(attempt)
    if (options.signal?.aborted && !(error instanceof ApiError)) throw error
    const refusal = asApiError(error)
    notifyRefused(endpoint, refusal)
    throw refusal
  }
}

/** Notifies the watchers of a refused call. */
export function notifyRefused(endpoint: Endpoint, error: ApiError) {
  for (const watcher of watchers) watcher.refused?.(endpoint, error)
}

type Watcher = {
  /** A call that was answered, with its URL. */
  sent?: (endpoint: Endpoint, url: string) => void
  refused?: (endpoint: Endpoint, error: ApiError) => void
  /** Whether a request reached the portal. */
  answered?: (isAnswered: boolean) => void
  /** The `X-Reader` header: a hash of the user that changes with their rights, name or language. */
  reader?: (endpoint: Endpoint, hash: string) => void
  /** Of a changing call, the `X-Mail-Waits` header: whether a mail was written that does not leave for now. */
  mailWaits?: (waits: boolean) => void
}
const watchers = new Set<Watcher>()

/** Watches every call; returns how to stop watching. */
export function watchCalls(watcher: Watcher) {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

/** Called when the application starts and before each call that signs in or out. */
export function refreshCsrfCookie() {
  return ask(session.csrfCookie, {}, {}, null)
}

/** The URL of a GET, for pictures and downloads. */
export function addressOf<E extends Endpoint>(endpoint: E, input: Input<E>): string {
  const { path, query } = split(endpoint, input)
  return `${base}${path}${query}`
}

const base: string = import.meta.env.VITE_API_BASE ?? ''
/**
 * The CSRF cookie is missing after signing out, and after two hours without a request: each call of signing in or out
 * requests a new one.
 */
function needsCsrfCookie({ method, refreshes }: Endpoint): boolean {
  return refreshes.includes('session') || (method !== 'GET' && csrfToken() === '')
}

/** Where the first attempt still runs, its answer is waited for. */
async function askOnce(
  endpoint: Endpoint,
  input: object,
  options: SendOptions,
  attempt: Attempt | null,
): Promise<unknown> {
  for (let triesLeft = 30; ; triesLeft--) {
    try {
      return await ask(endpoint, input, options, attempt)
    } catch (error) {
      const isRunning = error instanceof ApiError && error.code === 'in_progress'
      if (!isRunning || triesLeft === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, 1000))
      options.signal?.throwIfAborted()
    }
  }
}

async function ask(
  endpoint: Endpoint,
  input: object,
  { signal, onProgress }: SendOptions,
  attempt: Attempt | null,
): Promise<unknown> {
  const request = await requestOf(endpoint, input)
  if (attempt) request.headers['Idempotency-Key'] = keyOf(attempt)
  const { status, text, reader, mailWaits, requestId } = await listeners(
    onProgress
      ? (await part(import('./api-upload.ts'))).upload(request, onProgress, signal)
      : sendByFetch(request, signal),
  )
  if (!endpoint.isReading) for (const watcher of watchers) watcher.mailWaits?.(Boolean(mailWaits))
  if (reader) for (const watcher of watchers) watcher.reader?.(endpoint, reader)
  const answer = parsed(text)
  if (status < 200 || status > 299) throw new ApiError(status, answer ?? {}, requestId, endpoint.isReading)
  return answer
}

/** The HTTP request of a call, with the CSRF token unless it is a GET. */
export async function requestOf(endpoint: Endpoint, input: object): Promise<Request> {
  if (needsCsrfCookie(endpoint)) await refreshCsrfCookie()
  const { path, query, body } = split(endpoint, input)
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (endpoint.method !== 'GET') headers['X-XSRF-TOKEN'] = csrfToken()
  if (body && !endpoint.isMultipart) headers['Content-Type'] = 'application/json'
  return {
    method: endpoint.method,
    url: `${base}${path}${query}`,
    headers,
    body: body && (await serialized(endpoint, body)),
  }
}

/** The code for multipart forms is loaded with the first of them. */
async function serialized({ isMultipart }: Endpoint, body: object): Promise<string | FormData> {
  return isMultipart ? (await part(import('#kit/contract/values/multipart.ts'))).toFormData(body) : JSON.stringify(body)
}

/** Code that is loaded with the first call that needs it: a tab older than the portal may ask for it in vain. */
export function part<Module>(file: Promise<Module>): Promise<Module> {
  return file.catch(() => {
    throw new ApiError(0, { message: translate('app.part_missing') })
  })
}

/** Splits an input into path parameters and the rest: the query of a GET, otherwise the body. */
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

/** Notifies the watchers whether a request reached the portal; a cancelled one does not show that. */
async function listeners(reply: Promise<Reply>): Promise<Reply> {
  const notify = (isAnswered: boolean) => {
    for (const watcher of watchers) watcher.answered?.(isAnswered)
  }
  try {
    const answer = await reply
    notify(true)
    return answer
  } catch (error) {
    if (error instanceof ApiError) notify(false)
    throw error
  }
}

async function sendByFetch({ url, ...request }: Request, signal?: AbortSignal): Promise<Reply> {
  const load = async () => {
    const response = await fetch(url, { ...request, signal, credentials: 'include' })
    return [response, await response.text()] as const
  }
  // What fails there is the network's, and nothing else is, unless the caller gave up; the time that the signal allows is no caller.
  const [{ status, headers }, text] = await load().catch((error) => {
    throw signal?.aborted && signal.reason?.name !== 'TimeoutError' ? error : new ApiError(0)
  })
  const header = (name: string) => headers.get(`x-${name}`)
  return { status, text, reader: header('reader'), mailWaits: header('mail-waits'), requestId: header('request-id') }
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
