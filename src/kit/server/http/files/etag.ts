import { hash } from 'node:crypto'

/** A weak ETag of a text. */
export function etagOf(text: string): string {
  return `W/"${hash('sha1', text, 'base64url')}"`
}
