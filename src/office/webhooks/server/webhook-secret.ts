import { randomBytes } from 'node:crypto'
import { decrypt, encrypt } from '#kit/server/session/secrets.ts'
import type { Config } from '#kit/server/start/config.ts'

/** The form of Standard Webhooks: 24 random bytes. */
export const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`

type Key = Pick<Config, 'sessionSecret'>
const purpose = 'webhook'

export const sealedText = ({ sessionSecret }: Key, text: string) => encrypt(sessionSecret, purpose, Buffer.from(text))

/** Null where it was encrypted with another session secret. */
export const openedText = ({ sessionSecret }: Key, sealed: Buffer | null) =>
  sealed && (decrypt(sessionSecret, purpose, sealed)?.toString() ?? null)
