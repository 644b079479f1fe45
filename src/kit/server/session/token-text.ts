import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** The text of a program's token: a prefix that scanners of source code look for, random characters, and their checksum. */

const prefix = 'atelier_'
const randomLength = 30
const checksumLength = 6
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const shape = new RegExp(`^${prefix}[0-9A-Za-z]{${randomLength + checksumLength}}$`)

/** 178 random bits. */
export function newToken(): string {
  const random = randomText()
  return `${prefix}${random}${checksumOf(random)}`
}

/** Whether it may be a token at all, which needs no database. */
export function isTokenText(text: string): boolean {
  if (!shape.test(text)) return false
  const random = text.slice(prefix.length, -checksumLength)
  return text.endsWith(checksumOf(random))
}

/** Bytes above the largest multiple of 62 are dropped, so that each character is equally likely. */
function randomText(): string {
  let text = ''
  while (text.length < randomLength)
    for (const byte of randomBytes(64)) if (byte < 248 && text.length < randomLength) text += digits[byte % 62]
  return text
}

/** CRC-32 in base 62, padded to six characters. */
function checksumOf(random: string): string {
  let rest = crc32(random)
  let text = ''
  for (let place = 0; place < checksumLength; place += 1) {
    text = `${digits[rest % 62]}${text}`
    rest = Math.floor(rest / 62)
  }
  return text
}
