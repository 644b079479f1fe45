import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { Answer, Visitor } from '#testing/visitor.ts'

/** As many requests as an attack sends before it takes a breath. */
export const floodSize = 200

/** Sends the same so many times at once, without waiting for any answer; returns all of them in the end. Browsers and programs take what is compressed. */
export function flood(visitor: Visitor, endpoint: Endpoint, input: object = {}, size = floodSize): Promise<Answer[]> {
  const headers = { 'accept-encoding': 'gzip' }
  return Promise.all(Array.from({ length: size }, () => visitor.attempt(endpoint, input, headers)))
}
