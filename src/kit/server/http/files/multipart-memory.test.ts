import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { toFormData } from '#kit/contract/values/multipart.ts'
import { hugePng, largeFile, sample } from '#testing/servers/upload-server.ts'

// Each measures the peak of a server of its own.
let server: ChildProcess
let url: string

beforeEach(async () => {
  server = fork(new URL('../../../../testing/servers/upload-process.ts', import.meta.url), { execArgv: [] })
  ;[{ url }] = (await once(server, 'message')) as [{ url: string }]
})
afterEach(async () => {
  server.disconnect()
  await once(server, 'exit')
})

it('stays below 400 MB while twenty hostile files arrive at once', async () => {
  const hostile = [
    largeFile(50),
    hugePng(),
    await sample('program.jpg'),
    await sample('drawing.png'),
    new File([], 'empty.png'),
  ]
  const files = [...hostile, ...hostile, ...hostile, ...hostile]
  const statuses = files.map(
    async (avatar) => (await fetch(url, { method: 'POST', body: toFormData({ avatar }) })).status,
  )
  expect(await Promise.all(statuses)).toEqual(files.map(() => 422))
  const { peak, left } = await report()
  expect(peak).toBeLessThan(400e6)
  expect(left).toEqual([])
}, 60_000)

it('stays below 400 MB while honest pictures of 48 megapixels do', async () => {
  const avatar = await sample('telephone-48-megapixels.heic')
  const statuses = [1, 2, 3].map(
    async () => (await fetch(url, { method: 'POST', body: toFormData({ avatar }) })).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 200, 200])
  expect((await report()).peak).toBeLessThan(400e6)
}, 60_000)

/** What the server, and the processes that decode for it, had in memory at most so far; and what is left on its disk. */
async function report(): Promise<{ peak: number; left: string[] }> {
  server.send('report')
  const [answer] = (await once(server, 'message')) as [{ peak: number; left: string[] }]
  return answer
}
