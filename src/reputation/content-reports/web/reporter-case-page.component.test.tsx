import { expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { contentReports } from '#reputation/content-reports/contract/content-reports.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { meanwhile, routeOf, showAt } from '#testing/browser/component.tsx'
import { reportedBy, reportedWork } from '#testing/browser/make-reported-work.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { ReporterCasePage } from './reporter-case-page.tsx'

const show = (hash: string) => showAt(`/report-content/${hash}`, <ReporterCasePage />, '/report-content/$hash')
const shown = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
const objection = page.getByRole('textbox', { name: translate('contentReports.text') })
const sendObjection = page.getByRole('button', { name: translate('contentReports.object_send') })
const caseCalls = '**/api/content-reports/case/**'

test('an unknown link is explained, and one that failed to load can be retried', async () => {
  const end = show('nieznany')
  await shown(translate('contentReports.reporter_unknown_title'))
  end()
  const { hash } = await reportedWork()
  await commands.hold(caseCalls)
  onTestFinished(() => commands.reconnect(caseCalls))
  const endLoading = show(hash)
  await expect.element(page.getByText(translate('app.loading'))).toBeInTheDocument()
  endLoading()
  await commands.reconnect(caseCalls)
  await commands.cutOff(caseCalls)
  show(hash)
  await expect.element(page.getByRole('alert')).toMatchTextContent(translate('app.no_connection'))
  await commands.reconnect(caseCalls)
  await page.getByRole('button', { name: translate('app.try_again') }).click()
  await shown(translate('contentReports.reporter_waiting_title'))
  await expect.element(objection).not.toBeInTheDocument()
})

test('each reporter objects to a refusal once, and reads of others only that they did', async () => {
  const { id, workId, place, hash } = await reportedWork()
  const other = await reportedBy(place)
  const third = await reportedBy(place)
  await send(contentReports.dismiss, { id, note: 'Zgoda jest w aktach.' })
  const end = show(hash)
  await shown(translate('contentReports.reporter_DISMISSED_title'))
  await shown('Zgoda jest w aktach.')
  await objection.fill('a'.repeat(2001))
  await sendObjection.click()
  await shown(translate('validation.too_long', { count: 2000, max: 2000 }))
  await objection.fill('To ja jestem na zdjęciu.')
  await sendObjection.click()
  await shown(translate('contentReports.reporter_objected_title'))
  await shown('To ja jestem na zdjęciu.')
  await expect.element(objection).not.toBeInTheDocument()
  end()

  const endOther = show(other.hash)
  await shown(translate('contentReports.reporter_others_text'))
  await expect.element(page.getByText('To ja jestem na zdjęciu.')).not.toBeInTheDocument()
  await expect.element(objection).toBeVisible()
  endOther()

  await meanwhile(cast.owner, contentReports.rejectObjection, { id, note: 'Zgoda obejmuje stronę publiczną.' })
  const endRejected = show(hash)
  await shown(translate('contentReports.reporter_CONFIRMED_title'))
  await shown('Zgoda obejmuje stronę publiczną.')
  endRejected()
  show(other.hash)
  await shown(translate('contentReports.reporter_DISMISSED_title'))
  await expect.element(page.getByText('Zgoda obejmuje stronę publiczną.')).not.toBeInTheDocument()

  // Somebody decided while the objection was written.
  await objection.fill('I ja się odwołuję.')
  await meanwhile(cast.student, contentReports.objectAsReporter, { hash: third.hash, text: 'Zgodę wycofano.' })
  await meanwhile(cast.owner, contentReports.acceptObjection, { id, note: 'Wycofanie dotarło.' })
  await sendObjection.click()
  await expect.element(page.getByRole('alert').first()).toMatchTextContent(translate('errors.content_report_state'))
  // The page shows how it ended, and loses nothing of what was written.
  await shown(translate('contentReports.reporter_OVERTURNED_title'))
  await expect.element(objection).toHaveValue('I ja się odwołuję.')
  await meanwhile(cast.owner, portfolio.approve, { id: workId })
})

test('what was hidden and is restored reads so, with the day, the reasons and a way to report it again', async () => {
  const { id, workId, hash } = await reportedWork()
  await send(contentReports.uphold, { id, ground: 'OWN_IMAGE', note: 'Nie wyraziła zgody.' })
  const end = show(hash)
  await shown(translate('contentReports.reporter_UPHELD_title'))
  await expect.element(objection).not.toBeInTheDocument()
  end()
  await send(portfolio.approve, { id: workId })
  show(hash)
  await shown(translate('contentReports.reporter_restored_title'))
  await expect.element(page.getByText(translate('contentReports.reporter_again_text'))).toBeVisible()
  const again = page.getByRole('link', { name: translate('contentReports.reporter_again') })
  expect(routeOf(again)).toBe(`/report-content?kind=WORK&id=${workId}`)
  await expect.element(page.getByText(translate('contentReports.reporter_UPHELD_title'))).not.toBeInTheDocument()
})
