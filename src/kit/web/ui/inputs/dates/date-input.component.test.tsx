import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showLanguage } from '#kit/web/language/i18n.ts'
import { answerMediaQuery, show } from '#testing/browser/component.tsx'
import { DateInput } from './date-input.tsx'

const input = page.getByLabelText('Dzień')
const value = page.getByRole('status')

function Day({ initial = '' }) {
  const [day, setDay] = useState(initial)
  return (
    <>
      <DateInput label="Dzień" value={day} onChange={setDay} />
      <output>{day}</output>
    </>
  )
}

test.for([
  ['pl', '3.12.2026', '2026-12-03', '03.12.2026'],
  ['pl', '12/31/2026', '2026-12-31', '31.12.2026'],
  ['pl', '2026-12-03', '2026-12-03', '03.12.2026'],
  ['pl', '01/03/27', '2027-03-01', '01.03.2027'],
  ['pl', '1.3.2027 r.', '2027-03-01', '01.03.2027'],
  ['pl', '1 października 2027 r.', '2027-10-01', '01.10.2027'],
  ['pl', '1 3 2027', '2027-03-01', '01.03.2027'],
  ['en-US', '01/03/27', '2027-01-03', '01/03/2027'],
  ['en-US', '1 Mar 2027', '2027-03-01', '03/01/2027'],
  ['en-US', '12/3/2026', '2026-12-03', '12/03/2026'],
  ['en-US', '31.12.2026', '2026-12-31', '12/31/2026'],
  ['en-US', '2026-12-03', '2026-12-03', '12/03/2026'],
] as const)('in %s %s is a day, written in the order of the language after the input was left', async (given) => {
  const [language, typed, day, written] = given
  showLanguage(language)
  show(<Day />)
  await userEvent.type(input, typed)
  await expect.element(value).toHaveTextContent(day)
  await expect.element(input).toHaveValue(typed)
  await userEvent.tab()
  await expect.element(input).toHaveValue(written)
})

test('what is no day stays as it was typed, so that the form can refuse it', async () => {
  show(<Day />)
  await userEvent.type(input, '30.2.2026')
  await userEvent.tab()
  await expect.element(value).toHaveTextContent('30.2.2026')
  await expect.element(input).toHaveValue('30.2.2026')
})

test('the button opens the browser’s calendar, and what is chosen there is written and has the focus', async () => {
  const opened = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => {})
  show(<Day initial="2026-12-03" />)
  await page.getByRole('button', { name: 'Otwórz kalendarz' }).click()
  expect(opened).toHaveBeenCalledOnce()
  const calendar = opened.mock.contexts[0] as HTMLInputElement
  expect(calendar.value).toBe('2026-12-03')
  await userEvent.fill(page.elementLocator(calendar), '2026-12-24')
  await expect.element(input).toHaveValue('24.12.2026')
  await expect.element(input).toHaveFocus()
})

test('on a touch screen it is the device’s picker', async () => {
  answerMediaQuery('(pointer: coarse)', true)
  show(<Day initial="2026-12-03" />)
  await expect.element(input).toHaveAttribute('type', 'date')
  await expect.element(input).toHaveValue('2026-12-03')
})
