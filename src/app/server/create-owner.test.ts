import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const anna = ['--email', 'anna@example.com', '--first-name', 'Anna', '--last-name', 'Nowak']

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'atelier-owner-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

function createOwner(...args: string[]) {
  const env = {
    PATH: process.env.PATH,
    ATELIER_DATA_DIR: dataDir,
    NODE_ENV: 'production',
    MAIL_REPLY_TO: 'office@example.com',
    LOG_LEVEL: 'silent',
  }
  return run(process.execPath, ['src/app/server/create-owner.ts', ...args], { env })
}

test('the first owner is made once, and gets a link to set the password', async () => {
  const { stdout } = await createOwner(...anna)
  expect(stdout).toMatch(/\/#\/reset-password\?token=[\w-]{43}&email=anna%40example\.com/)
  await expect(createOwner(...anna)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('an account already'),
  })
})

test('an invalid argument is named, with how to correct it', async () => {
  await expect(createOwner('--email', 'nope')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/email, first_name, last_name[\s\S]*npm run create-owner/),
  })
})
