import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// argon2id, the library's default; 19 MiB and 2 passes are OWASP's minimum.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

// Checked for unknown people, so that their answer takes as long as a wrong password's.
const nobody = hashPassword(randomBytes(16).toString('hex'))

export async function isPasswordRight(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await nobody), password)
  return isRight && stored != null
}
