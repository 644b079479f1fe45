import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#testing/browser/component.tsx'
import { BeforeAfter } from './before-after.shown.tsx'

const image = { alt: { pl: 'Usta', 'en-US': 'Lips' }, has_own_alt: false, width: 800, height: 600 }

test('before and after are compared by keyboard, and the slider announces how much of each is visible', async () => {
  show(<BeforeAfter before={{ ...image, id: 1, stage: 'BEFORE' }} after={{ ...image, id: 2, stage: 'HEALED' }} />)
  const slider = page.getByRole('slider', { name: 'Porównanie: Przed i Po wygojeniu' })
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Przed: 50%, Po wygojeniu: 50%')
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Przed: 52%, Po wygojeniu: 48%')
  await userEvent.keyboard('{Home}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Przed: 0%, Po wygojeniu: 100%')
  await userEvent.keyboard('{End}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Przed: 100%, Po wygojeniu: 0%')
})
