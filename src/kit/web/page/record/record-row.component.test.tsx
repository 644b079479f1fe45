import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '#kit/web/ui/button.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { showAt } from '#testing/browser/component.tsx'
import { RecordRow } from './record-row.tsx'

const name = 'Konstantynopolitańczykowianeczkówna-Brzęczyszczykiewiczówna'

function showRow(buttons: string[]) {
  showAt(
    '/',
    <Panel>
      <ul>
        <RecordRow
          name={name}
          badge={<StatusBadge tone="good">Aktywny</StatusBadge>}
          acts={buttons.map((button) => (
            <Button key={button} size="sm">
              {button}
            </Button>
          ))}
        >
          <span>https://newsletter.academy.example/a-path-without-an-end-and-without-a-space/portal</span>
          <span>3 czekają</span>
        </RecordRow>
      </ul>
    </Panel>,
  )
}

const row = page.getByRole('listitem')
const button = (name: string) => page.getByRole('button', { name })
const boxOf = (place: { element(): Element }) => place.element().getBoundingClientRect()

test('one button is next to its row, several are below it, and each is described by its row', async () => {
  await page.viewport(1024, 800)
  showRow(['Usuń'])
  await expect.element(button('Usuń')).toHaveAccessibleDescription(name)
  expect(boxOf(button('Usuń')).top).toBeLessThan(boxOf(page.getByText('3 czekają')).top)
  showRow(['Edytuj', 'Zablokuj'])
  await expect.element(button('Edytuj')).toHaveAccessibleDescription(name)
  expect(boxOf(button('Edytuj')).top).toBeGreaterThan(boxOf(page.getByText('3 czekają').last()).top)
})

test('a row with any name fits a phone, and its button is below', async () => {
  await page.viewport(360, 800)
  showRow(['Usuń'])
  await expect.element(row).toBeVisible()
  expect(row.element().scrollWidth).toBeLessThanOrEqual(row.element().clientWidth)
  expect(boxOf(button('Usuń')).top).toBeGreaterThan(boxOf(page.getByText('3 czekają')).top)
})
