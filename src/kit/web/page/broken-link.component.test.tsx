import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/browser/component.tsx'
import { BrokenLink } from './broken-link.tsx'

test('every broken link is explained with what to do, under one drawing for each reason', async () => {
  await show(
    <BrokenLink
      why="expired"
      title="Ten link wygasł"
      text="Poproś o nowy."
      action={<a href="#/">Na stronę główną</a>}
    />,
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ten link wygasł' })).toBeVisible()
  await expect.element(page.getByText('Poproś o nowy.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Na stronę główną' })).toBeVisible()
})
