import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** A passkey as a phone keeps it: made once, and used by whoever unlocks the phone. */
export function newPasskey({ origin = 'http://localhost:3000', isUnlocked = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const bytes = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'))
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]) as never,
  )
  const hash = (data: string | Buffer) => createHash('sha256').update(data).digest()
  const host = hash(new URL(origin).hostname)
  // It was there, and it was unlocked.
  const flags = 0x01 | (isUnlocked ? 0x04 : 0)
  const client = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  }
  let counter = 0
  return {
    id: named.id,
    register: (challenge: string) => {
      const authData = Buffer.concat([
        ...[host, Buffer.from([flags | 0x40]), Buffer.alloc(4), Buffer.alloc(16)],
        ...[Buffer.from([0, id.length]), id, cose],
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: client('webauthn.create', challenge).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        },
      }
    },
    sign: (challenge: string) => {
      counter += 1
      const count = Buffer.alloc(4)
      count.writeUInt32BE(counter)
      const authenticatorData = Buffer.concat([host, Buffer.from([flags]), count])
      const clientDataJSON = client('webauthn.get', challenge)
      const signature = sign('sha256', Buffer.concat([authenticatorData, hash(clientDataJSON)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
    cose: Buffer.from(cose),
  }
}
