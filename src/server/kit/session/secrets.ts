import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, in letters that travel in cookies and links as they are. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token. Tokens are random, so a plain hash is enough. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** A value that only the holder of the secret can make; `purpose` keeps the uses of one secret apart. */
export function seal(secret: string, purpose: string, value: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\0`).update(value).digest()
}

export function sameText(one: string, other: string): boolean {
  const [a, b] = [hashToken(one), hashToken(other)]
  return timingSafeEqual(a, b)
}
