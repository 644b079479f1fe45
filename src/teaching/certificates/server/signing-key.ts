import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context, Portal } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { sealedSecret } from '#kit/server/session/sealed-secret.ts'
import type { Config } from '#kit/server/start/config.ts'

const known = new WeakMap<Config, KeyObject>()

/** The key (Ed25519) with which this academy signs credentials: one for all processes, made at the first start. */
export async function signingKey(place: Pick<Context<unknown>, 'db' | 'config'>): Promise<KeyObject> {
  const key = known.get(place.config) ?? createPrivateKey((await sealedKey(place)) ?? fail('overloaded'))
  known.set(place.config, key)
  return key
}

const sealedKey = (place: Pick<Context<unknown>, 'db' | 'config'>, make = newKey) =>
  sealedSecret(place, 'credential key', make)

/** Creates the key, or imports the one that a portal before 0161 stored in its data folder. */
export async function prepareSigningKey({ db, config, log, warnings }: Portal): Promise<void> {
  const file = join(config.dataDir, 'credential-key.pem')
  const before = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  const sealed = await sealedKey({ db, config }, () => before ?? newKey())
  if (!sealed) {
    warnings.add('locked_signing_key')
    log.error('The key that signs certificates was encrypted with another SESSION_SECRET: none is signed.')
    return
  }
  if (!before) return
  if (sealed.equals(before)) {
    await rm(file, { force: true })
    return
  }
  await rename(file, `${file}.unused`)
  log.warn({ file: `${file}.unused` }, 'Another key signs certificates: those signed with this one cannot be verified.')
}

function newKey(): Buffer {
  return Buffer.from(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }))
}
