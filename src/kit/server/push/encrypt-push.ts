import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what a push service passes on, so that only the browser can read it (RFC 8291, aes128gcm of RFC 8188). */

/** A browser's keys, as its subscription names them. */
export type PushKeys = { p256dh: Buffer; auth: Buffer }
/** New for each message; a test has those of the RFC. */
type Once = { privateKey: Buffer; salt: Buffer }

/** What every push service takes. */
const recordSize = 4096

export function encryptPush(text: string, { p256dh, auth }: PushKeys, once: Once = newOnce()): Buffer {
  const own = createECDH('prime256v1')
  own.setPrivateKey(once.privateKey)
  const publicKey = own.getPublicKey()
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey])
  const shared = hkdf(own.computeSecret(p256dh), auth, about, 32)
  const key = hkdf(shared, once.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(shared, once.salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The last record of one ends with a 2.
  const sealed = [cipher.update(Buffer.from(`${text}\u0002`)), cipher.final(), cipher.getAuthTag()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([once.salt, size, Buffer.from([publicKey.length]), publicKey, ...sealed])
}

function newOnce(): Once {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { privateKey: pair.getPrivateKey(), salt: randomBytes(16) }
}

function hkdf(secret: Buffer, salt: Buffer, about: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, about, length))
}

/** Whether it is a point of the curve: another one would fail only when something is sent to it. */
export function isPushKey(key: Buffer): boolean {
  try {
    const own = createECDH('prime256v1')
    own.generateKeys()
    own.computeSecret(key)
    return key.length === 65
  } catch {
    return false
  }
}
