import { afterAll, beforeAll, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { show } from '#testing/browser/component.tsx'
import { SelectBox } from '../list/bulk/list-select-box.tsx'
import { Button, IconButton } from './button.tsx'
import { Checkbox } from './inputs/checkbox.tsx'
import { Segments } from './inputs/segments.tsx'

/** In CSS pixels. */
const least = 40

const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 5 })
beforeAll(() => touch(true))
afterAll(() => touch(false))

test('what a finger presses is at least 40 pixels wide and high', async () => {
  show(
    <div style={{ display: 'grid', gap: '4rem', justifyItems: 'start', padding: '4rem' }}>
      <Button size="sm">Przyjmij</Button>
      <IconButton label="Filtry" />
      <Segments label="Język" value="pl" options={[{ value: 'pl', label: 'PL' }]} onChange={() => {}} />
      <Checkbox label="Zgadzam się" />
      <SelectBox label="Zaznacz" state="none" onChange={() => {}} />
    </div>,
  )
  expect(matchMedia('(pointer: coarse)').matches).toBe(true)
  const targets = [
    page.getByRole('button', { name: 'Przyjmij' }),
    page.getByRole('button', { name: 'Filtry' }),
    page.getByRole('button', { name: 'PL' }),
    page.getByRole('checkbox', { name: 'Zgadzam się' }),
    page.getByRole('checkbox', { name: 'Zaznacz' }),
  ]
  for (const target of targets) {
    await expect.element(target).toBeVisible()
    const element = target.element()
    const surface = element.closest('label') ?? element
    const { left, top, width, height } = element.getBoundingClientRect()
    const reach = least / 2 - 1
    for (const [x, y] of [
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ] as const) {
      const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)
      expect(surface.contains(hit), `${target.selector} at ${x}, ${y}`).toBe(true)
    }
  }
})
