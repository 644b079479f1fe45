import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cast } from '#testing/cast.ts'
import { showAt, signIn } from '#testing/component.tsx'
import { translate } from '#web/kit/language/i18n.ts'
import { ReportReview } from './report-review.tsx'

const report = page.getByRole('button', { name: translate('abuseReports.report') })
const note = page.getByText(translate('abuseReports.report_personal_data'))

test('what follows from a reason is said, also where a draft goes on', async () => {
  await signIn(cast.artist)
  // Of no review: nothing is sent.
  const review = { id: 900_000, revision: 0, status: 'PUBLISHED' } as const
  const end = showAt('/trainings/reviews/900000', <ReportReview review={review} />)
  await report.click()
  await userEvent.click(page.getByRole('combobox', { name: translate('abuseReports.reason') }))
  await page.getByRole('option', { name: translate('abuseReports.reason_PERSONAL_DATA') }).click()
  await expect.element(note).toBeVisible()
  end()
  showAt('/trainings/reviews/900000', <ReportReview review={review} />)
  await report.click()
  await expect.element(note).toBeVisible()
})
