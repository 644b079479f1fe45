import type { Endpoint } from '#kit/contract/endpoint.ts'
import { ApiError } from './api-error.ts'

/** Idempotency keys for calls that may be sent again. */

/**
 * A call to be handled once, however often it is sent: its Idempotency-Key is the same until there is a final response,
 * also after a reload. A form is identified by its call, so that a user who changes it after a lost response is
 * notified of the first one, and by the revision that it changes: a later revision shows already what the first call did.
 * A button is identified by its input.
 */
export type Attempt = { key: string | null; call: string }

/** The keys of calls that nobody has answered yet, in this tab. */
const place = 'atelier.unanswered'
const unanswered = new Map<string, string>(restored())

export function formAttempt(): Attempt {
  return { key: null, call: '' }
}

/** What a call is an attempt of: of `form`, or else of sending just this. Null where it changes nothing, or is repeated anyway. */
export function attemptOf(
  { method, isReading, isPoll, isByAddressAlone }: Endpoint,
  path: string,
  body: { revision?: number } | null,
  form: Attempt | undefined,
): Attempt | null {
  if (isReading || isPoll || isByAddressAlone) return null
  // An address may be a secret link, which is stored nowhere.
  const call = fingerprint(`${method} ${path}`)
  if (!form) return { key: null, call: `${call} ${fingerprint(JSON.stringify(body, withFacts))}` }
  form.call ||= `${call} ${body?.revision}`
  return form
}

/** What is sent next is something else to be done. */
export function end(attempt: Attempt): void {
  attempt.key = null
  unanswered.delete(attempt.call)
  store()
}

export function keyOf(attempt: Attempt): string {
  attempt.key ??= unanswered.get(attempt.call) ?? newKey()
  unanswered.set(attempt.call, attempt.key)
  store()
  return attempt.key
}

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('-')
}

function store(): void {
  try {
    sessionStorage.setItem(place, JSON.stringify([...unanswered]))
  } catch {
    // Blocked or full: they last as long as the page.
  }
}

function restored(): [string, string][] {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '[]')
  } catch {
    return []
  }
}

/** 64 bits of a text, since what was typed, and a secret link, are not stored on the device: FNV-1a, from either end. */
function fingerprint(text: string): string {
  let [forwards, backwards] = [0x811c9dc5, 0x811c9dc5]
  for (let index = 0; index < text.length; index++) {
    forwards = Math.imul(forwards ^ text.charCodeAt(index), 0x01000193)
    backwards = Math.imul(backwards ^ text.charCodeAt(text.length - 1 - index), 0x01000193)
  }
  return `${forwards >>> 0}-${backwards >>> 0}`
}

/** Whether the outcome of a call is known; without a final response, it is not. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { status, code } = error
  return status >= 400 && status < 500 && ![401, 408, 419, 429].includes(status) && code !== 'in_progress'
}

/** A file has no text of its own. */
function withFacts(_: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value
}
