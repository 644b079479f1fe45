import { expect, test } from 'vitest'
import { academy } from '#testing/academy.ts'
import { threadMs } from '#testing/costs/processor-time.ts'

test('the description is made once, in slices between which others are answered', async () => {
  const world = await academy()
  const ask = (headers = {}) => world.app.inject({ url: '/api/openapi.json', headers })
  const turns: number[] = []
  let last = process.threadCpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last)
    turns.push((user + system) / 1000)
    last = process.threadCpuUsage()
  }, 0)
  const { headers } = await ask()
  clearInterval(timer)
  expect(Math.max(...turns)).toBeLessThan(100)
  expect(await threadMs(() => Promise.all(Array.from({ length: 20 }, () => ask())))).toBeLessThan(150)
  expect((await ask({ 'if-none-match': headers.etag })).statusCode).toBe(304)
  await world.close()
})

test('the description of the API says how days, instants and keys are written', async () => {
  const world = await academy()
  const { body } = await (await world.guest()).request({ method: 'GET', url: '/api/openapi.json' })
  const described = JSON.stringify(body)
  for (const format of ['date', 'date-time', 'uuid'])
    expect(described).toMatch(new RegExp(`"type":"string","format":"${format}"|"format":"${format}","type":"string"`))
  await world.close()
})
