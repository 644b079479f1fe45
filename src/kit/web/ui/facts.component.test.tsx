import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/browser/component.tsx'
import { Facts } from './content/facts.tsx'

test.each([
  ['beside something else', '14rem', 1],
  ['with room', '40rem', 2],
])('facts %s break no word', async (_, width, columns) => {
  show(
    <div style={{ width }}>
      <Facts facts={[{ label: 'Potwierdzenie udziału', value: 'Udział potwierdzony' }]} />
    </div>,
  )
  const value = page.getByText('Udział potwierdzony')
  await expect.element(value).toBeVisible()
  const place = (element: Element) => element.getBoundingClientRect()
  const [label, shown] = [place(page.getByText('Potwierdzenie udziału').element()), place(value.element())]
  expect(shown.left > label.left ? 2 : 1).toBe(columns)
  const word = document.createRange()
  word.setStart(value.element().firstChild as Text, 'Udział '.length)
  word.setEnd(value.element().firstChild as Text, 'Udział potwierdzony'.length)
  expect(word.getClientRects()).toHaveLength(1)
})
