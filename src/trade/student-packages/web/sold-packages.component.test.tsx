import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { daysLater, wallClock } from '#kit/contract/values/time-zone.ts'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { students } from '#people/students/contract/students.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { type Package, packages } from '#trade/packages/contract/packages.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { SellPage } from './sell-page.tsx'
import { ReasonDialog } from './sold-acts.tsx'
import { SoldFacts } from './sold-facts.tsx'
import { SoldList } from './sold-list.tsx'
import { SoldPage } from './sold-page.tsx'

type Key = Parameters<typeof translate>[0]

const button = (key: Key) => page.getByRole('button', { name: translate(key) })
const dialog = page.getByRole('dialog')
const inDialog = (key: Key) => dialog.getByRole('button', { name: translate(key) })

const today = wallClock(new Date().toISOString(), academyZone).day
const widths = [1440, 360]

let studentId: number
beforeAll(async () => {
  await signIn()
  studentId = (await send(students.list, { filter: 'witek' })).data[0]?.id as number
})
/** What the tests sold. */
const sold: number[] = []
afterAll(async () => {
  for (const id of sold) await send(studentPackages.cancel, { id, reason: 'Tylko próba.' })
})

test.each(widths)('a package is sold at %i px', async (width) => {
  await page.viewport(width, 800)
  showAt('/student/packages/new', <SellPage />)
  await page.getByRole('combobox', { name: translate('studentPackages.student') }).fill('witek')
  await page.getByRole('option', { name: /Witek/ }).first().click()
  await page.getByRole('combobox', { name: translate('studentPackages.package') }).click()
  await page.getByRole('option', { name: /Trzy techniki/ }).click()
  await expect.element(page.getByLabelText(translate('studentPackages.price'))).not.toHaveValue('')
  await button('studentPackages.sell').click()
  await expect.poll(() => hashHistory.location.pathname).toMatch(/^\/student\/packages\/\d+$/)
  await expect.element(page.getByText(translate('studentPackages.done_sell'))).toBeVisible()
  sold.push(Number(hashHistory.location.pathname.split('/').at(-1)))
})

test('a price that differs from the catalog’s is marked', async () => {
  showAt('/student/packages/new', <SellPage />)
  const price = page.getByLabelText(translate('studentPackages.price'))
  await page.getByRole('combobox', { name: translate('studentPackages.package') }).click()
  await page.getByRole('option', { name: /Trzy techniki/ }).click()
  await expect.element(price).toHaveAccessibleDescription(translate('studentPackages.price_hint'))
  await price.fill('1')
  await expect.element(price).toHaveAccessibleDescription(/^W cenniku: .+zł\.$/)
})

test.each(widths)('one is paused, and the pause is ended, at %i px', async (width) => {
  await page.viewport(width, 800)
  const id = await sell()
  showAt(`/student/packages/${id}`, <SoldPage />, '/student/packages/$id')
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(translate('studentPackages.page_title', { name: 'Trzy techniki' }))
  await button('app.more_actions').click()
  await page.getByRole('menuitem', { name: translate('studentPackages.act_pause') }).click()
  await dialog.getByLabelText(translate('studentPackages.starts_on')).fill(today)
  await dialog.getByLabelText(translate('studentPackages.ends_on')).fill(daysLater(today, 6))
  await dialog.getByLabelText(translate('studentPackages.reason')).fill('Tydzień chorobowego.')
  await inDialog('studentPackages.act_pause').click()
  await expect.element(page.getByText(translate('studentPackages.done_pause'))).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText(translate('studentPackages.paused'))).toBeVisible()
  await expect.element(page.getByText('Tydzień chorobowego.')).toBeVisible()
  await button('studentPackages.act_resume').click()
  await inDialog('studentPackages.act_resume').click()
  await button('app.more_actions').click()
  await expect.element(page.getByRole('menuitem', { name: translate('studentPackages.act_pause') })).toBeVisible()
})

test.each(widths)('two are extended at once, at %i px', async (width) => {
  await page.viewport(width, 800)
  await sell()
  await sell()
  showAt('/student/packages?status=ACTIVE&payment=PAID&filter=witek', <SoldList />)
  const boxes = page.getByRole('table').getByRole('row').filter({ hasText: 'Witek' }).getByRole('checkbox')
  for (const index of [0, 1]) await boxes.nth(index).click()
  const bar = page.getByRole('region', { name: translate('app.selected_actions') })
  await bar.getByRole('button', { name: translate('studentPackages.act_extend') }).click()
  const many = page.getByRole('dialog', { name: 'Przedłużyć 2 pakiety?' })
  await many.getByRole('combobox', { name: translate('studentPackages.extend_by') }).click()
  await page.getByRole('option', { name: 'o 14 dni' }).click()
  await many.getByRole('textbox', { name: translate('studentPackages.reason') }).fill('Studio było zamknięte.')
  await many.getByRole('button', { name: translate('studentPackages.act_extend') }).click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Udane: 2. Nieudane: 0. Pominięte: 0.')
})

test('a refund proposes the share of unused entries; what the office enters instead is shown once it is recorded', async () => {
  const id = await sell()
  const { revision, price } = (await send(studentPackages.get, { id })).data
  await send(studentPackages.cancel, { id, revision, reason: 'Kursant rezygnuje.' })
  sold.pop()
  showAt(`/student/packages/${id}`, <SoldPage />, '/student/packages/$id')
  await button('studentPackages.act_refund').click()
  await expect.element(dialog).toMatchTextContent(/Niewykorzystane wejścia: 3 z 3. Ich część ceny to \d+(,00)?\s*zł\./)
  const amount = dialog.getByLabelText(translate('studentPackages.refunded_amount'))
  await expect.element(amount).toHaveValue(String(price.amount / 100))
  await expect.element(amount).toHaveAccessibleDescription(/^Wpisz kwotę, którą faktycznie zwracasz: najwyżej .+zł\.$/)
  await dialog.getByLabelText(translate('studentPackages.reason')).fill('Przelew zwrotny.')
  await amount.fill('9999')
  await inDialog('studentPackages.act_refund').click()
  await expect.element(amount).toHaveAccessibleDescription(new RegExp(translate('validation.refund_too_big')))
  await amount.fill('12,34')
  await inDialog('studentPackages.act_refund').click()
  await expect.element(page.getByText(translate('studentPackages.done_refund'))).toBeVisible()
  const figure = (label: Key) =>
    page
      .getByRole('term')
      .filter({ hasText: translate(label) })
      .first()
  await expect.element(figure('studentPackages.price')).toBeVisible()
  await expect.element(page.getByText(/^12,34\s*zł$/)).toBeVisible()
  await expect.element(page.getByText(translate('studentPackages.entries', { used: 0, total: 3 }))).toBeVisible()
})

test.each([
  ['extend', 'Studio było zamknięte.'],
  // The amount is for other entries then.
  ['refund', ''],
] as const)('what was typed to %s it, after an entry was used: %j', async (act, typed) => {
  const { data } = await send(studentPackages.get, { id: await sell() })
  const reason = dialog.getByLabelText(translate('studentPackages.reason'))
  const close = showAt('/student/packages', <ReasonDialog sold={data} act={act} onClose={vi.fn()} />)
  await reason.fill('Studio było zamknięte.')
  close()
  showAt('/student/packages', <ReasonDialog sold={{ ...data, entries_used: 1 }} act={act} onClose={vi.fn()} />)
  await expect.element(reason).toHaveValue(typed)
})

test.each([
  [cast.office, true],
  [cast.student, false],
])('that no amount of a refund was recorded is for those who sell', async (reader, isShown) => {
  await signIn()
  const { data } = await send(studentPackages.get, { id: await sell() })
  await signIn(reader)
  onTestFinished(() => signIn())
  showAt('/student/packages', <SoldFacts sold={{ ...data, payment_status: 'REFUNDED', refunded_amount: null }} />)
  await expect.element(page.getByText(translate('studentPackages.validity'))).toBeVisible()
  const amount = page.getByText(translate('studentPackages.refunded_amount'))
  expect(amount.elements()).toHaveLength(isShown ? 1 : 0)
})

async function sell(): Promise<number> {
  const { data } = await send(packages.list, { filter: 'Trzy techniki', isActive: 1 })
  const { id: package_id, price } = data[0] as Package
  const sale = { student_id: studentId, package_id, price, payment_status: 'PAID', is_activated: true } as const
  const { id } = (await send(studentPackages.sell, sale)).data
  sold.push(id)
  return id
}
