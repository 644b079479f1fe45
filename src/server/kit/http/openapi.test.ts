import { expect, test } from 'vitest'
import { academy } from '#testing/academy.ts'

test('the description of the API says how days, instants and keys are written', async () => {
  const world = await academy()
  const { body } = await (await world.stranger()).request({ method: 'GET', url: '/api/openapi.json' })
  const described = JSON.stringify(body)
  for (const format of ['date', 'date-time', 'uuid'])
    expect(described).toMatch(new RegExp(`"type":"string","format":"${format}"|"format":"${format}","type":"string"`))
  await world.close()
})
