import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runInChildProcess } from './child-process.ts'

/** Acts by the `does` of its task, and otherwise returns its parent and environment. */
const source = `
  process.once('message', ({ does }) => {
    if (does === 'crash') process.kill(process.pid, 'SIGSEGV')
    if (does === 'end') process.exit(3)
    if (does === 'kill the one that started it') return process.kill(process.ppid, 'SIGKILL')
    process.send({ parent: process.ppid, variables: Object.keys(process.env) }, () => process.disconnect())
  })
  process.once('disconnect', () => process.exit())
`
type Answer = { parent: number; variables: string[] }

let folder: string
const run = (does: string) =>
  runInChildProcess<{ does: string }, Answer>(pathToFileURL(join(folder, 'program.mjs')), { does }, [])

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atelier-child-process-'))
  await writeFile(join(folder, 'program.mjs'), source)
})
afterAll(() => rm(folder, { recursive: true }))

test('a task has a process of its own, started by a small one, without the secrets of the environment', async () => {
  const [one, other] = await Promise.all([run('answer'), run('answer')])
  expect(one?.parent).toBe(other?.parent)
  expect(one?.parent).not.toBe(process.pid)
  expect(one?.variables.filter((name) => !/^(MALLOC_ARENA_MAX|NODE_)/.test(name))).toEqual([])
})

test('a process that crashes has no response, and one that is stuck is reported', async () => {
  expect(await run('crash')).toBeNull()
  await expect(run('end')).rejects.toThrow('it ended with 3')
})

test('where the one that starts them ends, its tasks fail, and the next task has another', async () => {
  const before = await run('answer')
  await expect(run('kill the one that started it')).rejects.toThrow('has ended')
  const after = await run('answer')
  expect(after?.parent).not.toBe(before?.parent)
})
