import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showAt } from '#testing/browser/component.tsx'
import { PersonLink } from './person-link.tsx'

test('a name of one long word stays within its place', async () => {
  const name = 'Wiktoria Konstantynopolitańczykiewiczówna'
  showAt(
    '/',
    <div data-testid="place" style={{ width: '12rem', display: 'grid' }}>
      <PersonLink kind="student" id={null} name={name} />
    </div>,
  )
  const place = page.getByTestId('place')
  await expect.element(place).toHaveTextContent(name)
  expect(place.element().scrollWidth).toBeLessThanOrEqual(place.element().clientWidth)
})
