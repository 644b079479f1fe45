import { onTestFinished, vi } from 'vitest'

type SentCall = { key: string; isReplayed: boolean }

/**
 * From now on the portal handles each call with an Idempotency-Key, and its response never arrives, until `arrive`.
 * Lists those calls, and which of them got the response of an earlier one.
 */
export function loseResponses() {
  const { fetch } = window
  const calls: SentCall[] = []
  let isLost = true
  const lossy = vi.spyOn(window, 'fetch').mockImplementation(async (url, request) => {
    const answer = await fetch(url, request)
    const key = new Headers(request?.headers).get('Idempotency-Key')
    if (!key) return answer
    calls.push({ key, isReplayed: answer.headers.has('Idempotency-Replayed') })
    if (isLost) throw new TypeError('Failed to fetch')
    return answer
  })
  onTestFinished(() => lossy.mockRestore())
  const arrive = () => {
    isLost = false
  }
  return { calls, arrive }
}
