import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { showAt } from '#testing/browser/component.tsx'
import { answerConsent, requestedWork } from '#testing/browser/make-requested-work.ts'
import { WorkCards } from './work-cards.tsx'

test('without consent to social media it is explained why a work has no card', async () => {
  const { id, hash } = await requestedWork()
  await answerConsent(hash, { give: ['ACADEMY'] })
  showAt('/', <WorkCards work={{ id }} />)
  await expect.element(page.getByText(translate('portfolio.cards_none'))).toBeVisible()
})

test('with it the cards are there to download', async () => {
  const { id, hash } = await requestedWork()
  await answerConsent(hash, { give: ['ACADEMY', 'SOCIAL'] })
  showAt('/', <WorkCards work={{ id }} />)
  const square = page.getByRole('link', { name: translate('portfolio.card_square') })
  await expect.element(square).toHaveAttribute('href', expect.stringMatching(`/api/portfolio/${id}/card/square/`))
})
