import { generateKeyPairSync } from 'node:crypto'
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openPortal } from '#app/server/portal.ts'
import { workerDatabase } from '#testing/servers/test-database.ts'
import { testConfig } from '#testing/test-config.ts'
import { signingKey } from './signing-key.ts'

async function dataFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'atelier-key-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Portals on one database, each with a data folder of its own. */
async function portals() {
  const { connection, drop } = await workerDatabase()
  onTestFinished(drop)
  return async (folder: string) => {
    const portal = await openPortal(testConfig(folder), connection)
    onTestFinished(portal.close)
    const key = await signingKey(portal)
    return key.export({ type: 'pkcs8', format: 'pem' }) as string
  }
}

const newPem = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string

test('processes on one database sign with one key, also when they start at the same time', async () => {
  const keyIn = await portals()
  const keys = await Promise.all([keyIn(await dataFolder()), keyIn(await dataFolder()), keyIn(await dataFolder())])
  expect(new Set(keys).size).toBe(1)
})

test('a key that was in the data folder still signs; a second one is set aside', async () => {
  const keyIn = await portals()
  const [first, second] = [await dataFolder(), await dataFolder()]
  const [pem, other] = [newPem(), newPem()]
  await writeFile(join(first, 'credential-key.pem'), pem)
  await writeFile(join(second, 'credential-key.pem'), other)
  expect(await keyIn(first)).toBe(pem)
  await expect(access(join(first, 'credential-key.pem'))).rejects.toThrow('ENOENT')
  expect(await keyIn(second)).toBe(pem)
  expect(await readFile(join(second, 'credential-key.pem.unused'), 'utf8')).toBe(other)
})

test('another session secret cannot open it: nothing is signed, and the owner sees why', async () => {
  const { connection, drop } = await workerDatabase()
  onTestFinished(drop)
  const open = async (settings = {}) => {
    const portal = await openPortal({ ...testConfig(await dataFolder()), ...settings }, connection)
    onTestFinished(portal.close)
    return portal
  }
  expect([...(await open()).warnings]).toEqual([])
  const locked = await open({ sessionSecret: 'another secret of tests, of 32 characters' })
  expect([...locked.warnings]).toEqual(['locked_signing_key'])
  await expect(signingKey(locked)).rejects.toMatchObject({ code: 'overloaded' })
})
