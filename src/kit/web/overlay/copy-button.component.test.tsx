import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { show } from '#testing/browser/component.tsx'
import { CopyButton } from './copy-button.tsx'

test.each([
  [
    'refuses',
    () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Write permission denied.')),
  ],
  [
    'knows no clipboard, as without TLS',
    () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never),
  ],
])('where the browser %s, the text is there to be selected, and the sentence is the portal’s', async (_, refuse) => {
  refuse()
  show(
    <CopyButton text="MNHZF8D73N21" copied="Skopiowano.">
      Kopiuj
    </CopyButton>,
  )
  await page.getByRole('button', { name: 'Kopiuj' }).click()
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText(translate('app.copy_refused'))).toBeVisible()
  await alert.getByText('MNHZF8D73N21').click()
  expect(getSelection()?.toString()).toBe('MNHZF8D73N21')
})
