import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, readable, shadesOf, surfaces } from './accent.ts'

const tokens = readFileSync(new URL('../../web/ui/styles/tokens.css', import.meta.url), 'utf8')
const schemes = ['light', 'dark'] as const

test.each(schemes)('surfaces are those of the style sheet in %s', (scheme) => {
  const block = tokens.slice(tokens.indexOf(`scheme='${scheme}']`))
  for (const [name, value] of Object.entries(surfaces[scheme]))
    expect(new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1], name).toBe(value)
})

test('with any accent color, texts are readable on it and in it, in light and dark', () => {
  const colors = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  const examples = ['#ffffff', '#000000', '#ffee00', '#00ff00', '#0000ff', '#808080'].map((one) => [one] as [string])
  fc.assert(
    fc.property(colors, (color) => {
      const shades = shadesOf(color)
      for (const scheme of schemes) {
        const { accent, hover, ink, wash } = shades[scheme]
        const { 'on-accent': words, ...grounds } = surfaces[scheme]
        const pairs = [
          [accent, words],
          [hover, words],
          ...[...Object.values(grounds), wash].map((ground) => [ink, ground]),
        ]
        for (const [one = '', other = ''] of pairs) expect(contrast(one, other)).toBeGreaterThanOrEqual(readable)
      }
    }),
    { examples, numRuns: 100 },
  )
})

test('a readable color is taken as it is, and others keep their hue', () => {
  expect(shadesOf('#1f4e79').light.accent).toBe('#1f4e79')
  expect(shadesOf('#ffcc00').light.accent).toMatch(/^#[6-9]/)
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})
