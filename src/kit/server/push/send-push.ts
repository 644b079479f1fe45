import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { Db } from '#kit/server/postgres/database.ts'
import { sealedSecret } from '#kit/server/session/sealed-secret.ts'
import type { Config } from '#kit/server/start/config.ts'
import { encryptPush, type PushKeys } from './encrypt-push.ts'

/** Sends messages to browsers through the push services of their makers, signed with the portal's own key (VAPID, RFC 8292). */

export type PushAddress = PushKeys & { endpoint: string }
/** `gone`: the browser takes no more messages there. */
export type PushOutcome = 'sent' | 'gone' | 'failed'

type Place = { db: Db; config: Config }

/** Those of Chrome and Edge, Firefox, Windows and Safari: a browser's subscription is an address that the portal posts to. */
const services =
  /^(fcm\.googleapis\.com|[\w-]+\.push\.services\.mozilla\.com|[\w.-]+\.notify\.windows\.com|[\w.-]+\.push\.apple\.com)$/
/** In milliseconds. */
const patience = 10_000
/** In seconds, of a browser that is off; and of a signature, of which a day is the most. */
const waitsFor = 4 * 3600
const signedFor = 12 * 3600

/** Only the services of browsers: an address from outside may lead to a machine behind the portal. */
export function isPushService({ pushServices }: Pick<Config, 'pushServices'>, endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (pushServices.includes(url.origin)) return true
  return url.protocol === 'https:' && url.port === '' && services.test(url.hostname)
}

export async function sendPush(place: Place, address: PushAddress, text: string): Promise<PushOutcome> {
  const key = await pushKey(place)
  if (!key || !isPushService(place.config, address.endpoint)) return 'failed'
  try {
    const answer = await fetch(address.endpoint, {
      method: 'POST',
      headers: {
        Authorization: `vapid t=${tokenFor(place.config, address.endpoint, key)}, k=${publicPart(key)}`,
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(waitsFor),
        Urgency: 'normal',
      },
      body: new Uint8Array(encryptPush(text, address)),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    await answer.body?.cancel()
    if (answer.status === 404 || answer.status === 410) return 'gone'
    return answer.ok ? 'sent' : 'failed'
  } catch {
    return 'failed'
  }
}

/** By which a browser subscribes; null where it was encrypted with another session secret. */
export async function publicPushKey(place: Place): Promise<string | null> {
  const key = await pushKey(place)
  return key && publicPart(key)
}

const known = new WeakMap<Config, KeyObject>()

async function pushKey(place: Place): Promise<KeyObject | null> {
  const before = known.get(place.config)
  if (before) return before
  const sealed = await sealedSecret(place, 'push key', newKey)
  if (!sealed) return null
  const key = createPrivateKey(sealed)
  known.set(place.config, key)
  return key
}

function newKey(): Buffer {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' }))
}

function publicPart(key: KeyObject): string {
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' })
  return Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
    'base64url',
  )
}

function tokenFor({ publicUrl, mailFrom }: Config, endpoint: string, key: KeyObject): string {
  const sub = publicUrl.startsWith('https:') ? publicUrl : `mailto:${/[^<\s]+@[^>\s]+/.exec(mailFrom)?.[0]}`
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(Date.now() / 1000) + signedFor, sub }
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}
