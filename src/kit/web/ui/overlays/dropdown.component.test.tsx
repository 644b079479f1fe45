import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/browser/component.tsx'
import { Button } from '../button.tsx'
import { Dropdown } from './dropdown.tsx'

test('a panel gets the available height on its side, so that all of it can be reached', async () => {
  show(
    <div style={{ paddingTop: '45vh', height: '100vh' }}>
      <Dropdown align="start" trigger={(button) => <Button {...button}>Filtry</Button>}>
        <div
          data-testid="tall"
          style={{ height: '60rem', maxHeight: 'calc(var(--room) - 1.5rem)', overflow: 'auto' }}
        />
      </Dropdown>
    </div>,
  )
  await page.getByRole('button', { name: 'Filtry' }).click()
  const edges = () => page.getByTestId('tall').element().getBoundingClientRect()
  await expect.poll(() => edges().top).toBeGreaterThanOrEqual(0)
  await expect.poll(() => edges().bottom).toBeLessThanOrEqual(window.innerHeight)
})
