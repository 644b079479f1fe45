import { expect, test } from 'vitest'
import { texts } from '#academy/translations/contract/portal-texts.ts'
import { part } from '#kit/server/http/registered-parts.ts'
import { academy } from '#testing/academy.ts'

test('every text that is declared legal exists, and the office finds them by themselves', async () => {
  const world = await academy()
  try {
    const declared = part('legalTexts')
    expect(declared.length).toBeGreaterThan(40)
    expect(new Set(declared).size).toBe(declared.length)
    const { data } = await world.as.office.send(texts.list, { state: 'LEGAL', itemsPerPage: 1000 })
    expect(data.map(({ key }) => key).sort()).toEqual([...declared].sort())
    expect(data.every(({ states }) => states.includes('LEGAL'))).toBe(true)
  } finally {
    await world.close()
  }
})
