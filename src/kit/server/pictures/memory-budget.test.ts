import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { memoryBudget } from './memory-budget.ts'

it('lets through what fits, and the rest in its order', async () => {
  const within = memoryBudget(100)
  const log: string[] = []
  const work = (name: string, bytes: number) =>
    within(bytes, async () => {
      log.push(`${name} begins`)
      await wait(5)
      log.push(`${name} ends`)
    })
  await Promise.all([work('half', 50), work('all', 100), work('small', 10), work('other', 50)])
  expect(log.slice(0, 4)).toEqual(['half begins', 'half ends', 'all begins', 'all ends'])
  expect(log.slice(4, 6)).toEqual(['small begins', 'other begins'])
})

it('gets back what failed work had', async () => {
  const within = memoryBudget(100)
  await expect(within(100, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await within(100, async () => 'done')).toBe('done')
})
