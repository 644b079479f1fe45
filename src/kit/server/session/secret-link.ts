import { randomBytes } from 'node:crypto'
import type { Config } from '#kit/server/start/config.ts'
import { hashToken, seal } from './secrets.ts'

/** The columns of a secret link: the token itself is stored nowhere. */
type StoredLink = { nonce: Buffer; token_hash: Buffer }
type Settings = Pick<Config, 'sessionSecret'>

/**
 * Tokens of secret links that can be shown or sent again: made of the portal's secret and a stored random number. `purpose` keeps the
 * links of one feature from opening those of another. A link that is sent once is a `randomToken` instead.
 */
export function secretLink(purpose: string) {
  const tokenOf = ({ sessionSecret }: Settings, nonce: Buffer) =>
    seal(sessionSecret, purpose, nonce).toString('base64url')
  return {
    create: (config: Settings): { token: string; stored: StoredLink } => {
      const nonce = randomBytes(32)
      const token = tokenOf(config, nonce)
      return { token, stored: { nonce, token_hash: hashToken(token) } }
    },
    /** Null where the portal's secret changed since it was created. */
    tokenOf: (config: Settings, { nonce, token_hash }: StoredLink): string | null => {
      const token = tokenOf(config, nonce)
      return hashToken(token).equals(token_hash) ? token : null
    },
  }
}
