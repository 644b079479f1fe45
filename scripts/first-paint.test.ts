import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { firstPaint } from './first-pictures.ts'

test('what runs first is read by browsers of 2015, to whom it says that they are too old', async () => {
  const script = await firstPaint()
  expect(() => parse(script, { ecmaVersion: 2015, sourceType: 'script' })).not.toThrow()
  expect(script).toContain('17.4')
})
