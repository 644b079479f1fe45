import { expect, onTestFinished, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import type { ContentOfficeStep } from '#reputation/content-reports/contract/content-reports.flow.ts'
import { contentReports } from '#reputation/content-reports/contract/content-reports.ts'
import { meanwhile, routeOf, showAt, signIn } from '#testing/browser/component.tsx'
import { reportedBy, reportedWork } from '#testing/browser/make-reported-work.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { ContentQueuePage } from './content-queue-page.tsx'
import { ContentReportPage } from './content-report-page.tsx'

const showReport = (id: number) => showAt(`/content-reports/${id}`, <ContentReportPage />, '/content-reports/$id')
const shown = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
const step = (name: ContentOfficeStep) =>
  page.getByRole('button', { name: translate(`contentReports.step_${name}`), exact: true })
const dialog = page.getByRole('dialog')
const note = dialog.getByRole('textbox', { name: translate('contentReports.note') })
const confirm = (name: ContentOfficeStep) =>
  dialog.getByRole('button', { name: translate(`contentReports.step_${name}`), exact: true }).click()
const listCalls = '**/api/content-reports?*'

test('the queue without a match, while it loads, and when it failed', async () => {
  await signIn(cast.office)
  const end = showAt('/content-reports?filter=nikogo-takiego-nie-ma', <ContentQueuePage />)
  await shown(translate('app.nothing_matches'))
  end()
  await commands.hold(listCalls)
  onTestFinished(() => commands.reconnect(listCalls))
  const endLoading = showAt('/content-reports?stage=WAITING&kind=REVIEW', <ContentQueuePage />)
  await expect.element(page.getByText(translate('app.loading')).first()).toBeInTheDocument()
  endLoading()
  await commands.reconnect(listCalls)
  await commands.cutOff(listCalls)
  showAt('/content-reports?kind=WORK', <ContentQueuePage />)
  await expect.element(page.getByRole('alert').first()).toMatchTextContent(translate('app.no_connection'))
  await commands.reconnect(listCalls)
  await page.getByRole('button', { name: translate('app.try_again') }).click()
  await expect.element(page.getByText(translate('contentReports.reason_OWN_IMAGE')).first()).toBeVisible()
})

test('a report that does not exist, or not for the reader, is explained, with a link back', async () => {
  await signIn(cast.office)
  const end = showReport(999_999)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(translate('app.absent_title'))
  expect(routeOf(page.getByRole('link', { name: translate('contentReports.title') }))).toBe('/content-reports')
  end()
  const { data } = await send(contentReports.list, {})
  await signIn(cast.artist)
  showReport(data[0]?.id ?? 0)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(translate('app.absent_title'))
})

test('reasons are required and not too long, and who decided meanwhile is named', async () => {
  const { id } = await reportedWork()
  showReport(id)
  await step('uphold').click()
  await confirm('uphold')
  await expect.element(dialog.getByText(translate('validation.required')).first()).toBeVisible()
  await note.fill('a'.repeat(2001))
  await confirm('uphold')
  await expect
    .element(dialog.getByText(translate('validation.too_long', { count: 2000, max: 2000 })).first())
    .toBeVisible()
  await note.fill('Nie wyraziła zgody.')
  await meanwhile(cast.owner, contentReports.dismiss, { id, note: 'Zgoda jest w aktach.' })
  await confirm('uphold')
  await expect.element(dialog.getByText(/Helena Zawadzka/).first()).toBeVisible()
  await expect.element(note).toHaveValue('Nie wyraziła zgody.')
  expect((await send(contentReports.get, { id })).data.state).toBe('DISMISSED')
  await dialog.getByRole('button', { name: translate('app.cancel') }).click()
  await shown(translate('contentReports.decision_none'))
  await expect.element(step('uphold')).not.toBeInTheDocument()
})

test('objections that wait are read and answered together, by somebody else than who decided', async () => {
  const { id, place, hash } = await reportedWork()
  const other = await reportedBy(place)
  await send(contentReports.dismiss, { id, note: 'Zgoda jest w aktach.' })
  await meanwhile(cast.student, contentReports.objectAsReporter, { hash, text: 'To ja jestem na zdjęciu.' })
  const end = showReport(id)
  await shown(translate('contentReports.for_others'))
  await expect.element(step('acceptObjection')).not.toBeInTheDocument()
  end()

  await signIn(cast.owner)
  showReport(id)
  await step('rejectObjection').click()
  await note.fill('Zgoda obejmuje stronę publiczną.')
  // One more comes while the answer is written.
  await meanwhile(cast.student, contentReports.objectAsReporter, { hash: other.hash, text: 'To moja siostra.' })
  await confirm('rejectObjection')
  await expect.element(dialog.getByText(translate('contentReports.objections')).first()).toBeVisible()
  expect((await send(contentReports.get, { id })).data.state).toBe('OBJECTED')
  await dialog.getByRole('button', { name: translate('app.cancel') }).click()
  await shown('To moja siostra.')
  await shown(translate('contentReports.objections_together'))
  await step('rejectObjection').click()
  await note.fill('Zgoda obejmuje stronę publiczną.')
  await confirm('rejectObjection')
  await shown(translate('contentReports.objection_CONFIRMED'))
  const { data } = await send(contentReports.get, { id })
  expect(data.objections.map(({ is_accepted }) => is_accepted)).toEqual([false, false])
})

test('the decision is reached by keyboard alone', async () => {
  const { id } = await reportedWork()
  showReport(id)
  await expect.element(step('dismiss')).toBeVisible()
  ;(step('dismiss').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  await note.fill('Zgoda jest w aktach.')
  await confirm('dismiss')
  await expect.element(dialog).not.toBeInTheDocument()
  await shown(translate('contentReports.decision_none'))
})
