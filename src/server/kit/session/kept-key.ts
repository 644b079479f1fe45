import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from '#server/kit/start/data-folder.ts'

const known = new Map<string, KeyObject>()

/** The key (Ed25519) with which this academy signs credentials: made when the first is asked for, and kept in the data folder. */
export function keptKey(dataDir: string): KeyObject {
  const key = known.get(dataDir) ?? readKey(dataDir)
  known.set(dataDir, key)
  return key
}

function readKey(dataDir: string): KeyObject {
  const file = join(dataDir, 'credential-key.pem')
  makeDataFolder(dataDir)
  const { privateKey } = generateKeyPairSync('ed25519')
  try {
    // Of two portals that make it at the same time only one can create the file (`wx`), and both read it.
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return createPrivateKey(readFileSync(file))
}
