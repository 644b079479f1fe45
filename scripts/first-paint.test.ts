import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { firstPaint } from './first-pictures.ts'

test('the first script can be parsed by browsers of 2015, and explains in them that they are too old', async () => {
  const script = await firstPaint()
  expect(() => parse(script, { ecmaVersion: 2015, sourceType: 'script' })).not.toThrow()
  expect(script).toContain('17.4')
})
