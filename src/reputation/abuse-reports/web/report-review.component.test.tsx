import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { reportReasons } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { abuseReports } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { ReportReview } from './report-review.shown.tsx'

const report = page.getByRole('button', { name: translate('abuseReports.report') })
const note = page.getByText(translate('abuseReports.report_personal_data'))

test('the consequences of a reason are shown, also with a restored draft', async () => {
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
