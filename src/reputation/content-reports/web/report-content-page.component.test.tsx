import { expect, onTestFinished, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { contentReports } from '#reputation/content-reports/contract/content-reports.ts'
import { routeOf, showAt, signIn } from '#testing/browser/component.tsx'
import { publicWork } from '#testing/browser/make-reported-work.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { ReportContentPage } from './report-content-page.tsx'

const show = (search = '') => showAt(`/report-content${search}`, <ReportContentPage />)
const field = (name: 'explanation' | 'name' | 'email' | 'place') =>
  page.getByRole('textbox', { name: translate(`contentReports.${name}`) })
const press = () => page.getByRole('button', { name: translate('contentReports.report_send') }).click()
const problem = (text: string) => page.getByText(text, { exact: true }).first()
const contentCalls = '**/api/content-reports/content/**'

async function choose(reason: 'OWN_IMAGE' | 'CHILD_ABUSE') {
  await userEvent.click(page.getByRole('combobox', { name: translate('contentReports.reason') }))
  await page.getByRole('option', { name: translate(`contentReports.reason_${reason}`) }).click()
}

test('the form names the reported content, its errors, and ends with a receipt', async () => {
  const { id, place } = await publicWork()
  show(`?kind=WORK&id=${id}`)
  await expect.element(page.getByRole('link', { name: new RegExp(`${place}$`) })).toBeVisible()
  await expect.element(field('place')).not.toBeInTheDocument()
  await press()
  await expect.element(problem(translate('validation.must_confirm'))).toBeVisible()
  await expect.element(problem(translate('validation.required'))).toBeVisible()

  await choose('OWN_IMAGE')
  await field('explanation').fill('a'.repeat(4001))
  await press()
  await expect.element(problem(translate('validation.too_long', { count: 4000, max: 4000 }))).toBeVisible()
  await field('explanation').fill('Na tym zdjęciu jestem ja i nie było na to mojej zgody.')
  await field('name').fill('Alina Nowicka')
  await field('email').fill(`alina-${Date.now()}@poczta.example`)
  await page.getByRole('checkbox').click()
  await press()
  await expect.element(page.getByText(translate('contentReports.report_sent_title'))).toBeVisible()
  await expect.element(page.getByText(translate('contentReports.report_sent_text'))).toBeVisible()
  await expect.element(page.getByRole('link', { name: new RegExp(`${place}$`) })).toBeVisible()
})

test('name and email are required but for harm to a child', async () => {
  show()
  await expect.element(field('name')).toHaveAttribute('aria-required', 'true')
  await choose('CHILD_ABUSE')
  await expect.element(page.getByText(translate('contentReports.anonymous_hint'))).toBeVisible()
  const optional = (name: 'name' | 'email') => `${translate(`contentReports.${name}`)} ${translate('app.optional')}`
  await expect.element(page.getByRole('textbox', { name: optional('name') })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: optional('email') })).toBeVisible()
  await choose('OWN_IMAGE')
  await expect.element(field('email')).toHaveAttribute('aria-required', 'true')
})

test('a reporter without an email reads that no reply follows', async () => {
  const { id } = await publicWork()
  show(`?kind=WORK&id=${id}`)
  await choose('CHILD_ABUSE')
  await field('explanation').fill('Na tym zdjęciu jest dziecko.')
  await page.getByRole('checkbox').click()
  await press()
  await expect.element(page.getByText(translate('contentReports.report_sent_anonymous'))).toBeVisible()
})

test('an address at which there is nothing is named at its field, and what was typed stays', async () => {
  show()
  await field('place').fill('https://inna.example/strona')
  await choose('OWN_IMAGE')
  await field('explanation').fill('Na tym zdjęciu jestem ja i nie było na to mojej zgody.')
  await field('name').fill('Alina Nowicka')
  await field('email').fill('alina@poczta.example')
  await page.getByRole('checkbox').click()
  await press()
  await expect.element(problem(translate('validation.content_address'))).toBeVisible()
  await expect.element(field('place')).toHaveFocus()
  await expect.element(field('name')).toHaveValue('Alina Nowicka')
})

test('while the content loads nothing jumps, and what failed to load can be tried again', async () => {
  const { id, place } = await publicWork()
  await commands.hold(contentCalls)
  onTestFinished(() => commands.reconnect(contentCalls))
  const end = show(`?kind=WORK&id=${id}`)
  await expect.element(page.getByText(translate('app.loading'))).toBeInTheDocument()
  end()
  await commands.reconnect(contentCalls)
  await commands.cutOff(contentCalls)
  show(`?kind=WORK&id=${id}`)
  await expect.element(page.getByRole('alert')).toMatchTextContent(translate('app.no_connection'))
  await commands.reconnect(contentCalls)
  await page.getByRole('button', { name: translate('app.try_again') }).click()
  await expect.element(page.getByRole('link', { name: new RegExp(`${place}$`) })).toBeVisible()
})

test('content that nobody sees any more cannot be reported, and the form for an address is offered', async () => {
  await signIn(cast.office)
  const { data } = await send(contentReports.list, { stage: 'CLOSED' })
  const hidden = data.find(({ kind, state }) => kind === 'WORK' && state === 'UPHELD')
  show(`?kind=WORK&id=${hidden?.content_id}`)
  await expect.element(page.getByText(translate('contentReports.report_gone_title'))).toBeVisible()
  const other = page.getByRole('link', { name: translate('contentReports.report_other') })
  expect(routeOf(other)).toBe('/report-content')
  await other.click()
  await expect.element(field('place')).toBeVisible()
})
