import type { Endpoint } from '#contract/kit/endpoint.ts'
import { ApiError } from './api-error.ts'

/**
 * Something to be done once, however often it is sent: its Idempotency-Key is the same until there is a final answer. A form has one
 * from when it opens; a button that is pressed again after a lost answer finds its own by what it sends.
 */
export type Attempt = { key: string | null; call?: string }

const unanswered = new Map<string, Attempt>()

/** The attempt that this call repeats, or a new one. */
export function attemptOf(
  { method, isReading, isByAddressAlone }: Endpoint,
  path: string,
  body: object | null,
): Attempt | null {
  if (isReading || isByAddressAlone) return null
  const call = `${method} ${path} ${JSON.stringify(body, withFacts)}`
  const attempt = unanswered.get(call) ?? { key: null, call }
  unanswered.set(call, attempt)
  return attempt
}

/** What is sent next is something else to be done. */
export function end(attempt: Attempt): void {
  attempt.key = null
  if (attempt.call) unanswered.delete(attempt.call)
}

export function keyOf(attempt: Attempt): string {
  attempt.key ??= [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('-')
  return attempt.key
}

/** Whether an answer says what came of it; without one, nobody knows. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { status, code } = error
  return status >= 400 && status < 500 && ![401, 408, 419, 429].includes(status) && code !== 'in_progress'
}

/** A file has no text of its own. */
function withFacts(_: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value
}
