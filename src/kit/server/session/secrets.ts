import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** Random tokens, their hashes, and encryption of secrets. */

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

/** What only the holder of the secret can read again, and only as being about the same thing: AES-256-GCM. */
export function encrypt(secret: string, about: string, value: Buffer): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret), iv).setAAD(Buffer.from(about))
  const hidden = Buffer.concat([cipher.update(value), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), hidden])
}

/** Null where it was encrypted with another secret, or is about something else. */
export function decrypt(secret: string, about: string, encrypted: Buffer): Buffer | null {
  const [iv, rest] = [encrypted.subarray(0, ivBytes), encrypted.subarray(ivBytes)]
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret), iv, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(about)).setAuthTag(rest.subarray(0, tagBytes))
  try {
    return Buffer.concat([decipher.update(rest.subarray(tagBytes)), decipher.final()])
  } catch {
    return null
  }
}

const ivBytes = 12
const tagBytes = 16

function keyFor(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'atelier encryption', 32))
}
