import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { reportReasons } from '#contract/abuse-reports/abuse-reports.flow.ts'
import { abuseReports } from '#contract/abuse-reports/abuse-reports.ts'
import { cast } from '#testing/cast.ts'
import { showAt, signIn } from '#testing/component.tsx'
import { send } from '#web/kit/calls/api.ts'
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

test('a review that is reported already can be reported for another reason, and not for the same', async () => {
  await signIn(cast.artist)
  const { data: own } = await send(abuseReports.own, {})
  const reported = own.find(({ is_current }) => is_current)
  if (!reported) throw new Error('The artist of the demo has reported a review.')
  const review = { id: reported.review_id, revision: 0, status: 'PUBLISHED' } as const
  showAt(`/trainings/reviews/${review.id}`, <ReportReview review={review} />)
  await page.getByRole('button', { name: translate('abuseReports.report_again') }).click()
  await userEvent.click(page.getByRole('combobox', { name: translate('abuseReports.reason') }))
  const options = () =>
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(options).toHaveLength(reportReasons.length - 1)
  expect(options()).not.toContain(translate(`abuseReports.reason_${reported.reason}`))
})
