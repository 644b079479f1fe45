import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showLanguage } from '#kit/web/language/i18n.ts'
import { answerMediaQuery, show } from '#testing/browser/component.tsx'
import { TimeInput } from './time-input.tsx'

const input = page.getByLabelText('Od')
const value = page.getByRole('status')

function Time({ initial = '' }) {
  const [time, setTime] = useState(initial)
  return (
    <>
      <TimeInput label="Od" value={time} onChange={setTime} />
      <output>{time}</output>
    </>
  )
}

test.for([
  ['pl', '9.30', '09:30', '09:30'],
  ['pl', '9:30 PM', '21:30', '21:30'],
  ['en-US', '1430', '14:30', '2:30 PM'],
] as const)('in %s %s is a time, written as in the language after the input was left', async (given) => {
  const [language, typed, time, written] = given
  showLanguage(language)
  show(<Time />)
  await userEvent.type(input, typed)
  await expect.element(value).toHaveTextContent(time)
  await expect.element(input).toHaveValue(typed)
  await userEvent.tab()
  await expect.poll(() => (input.element() as HTMLInputElement).value.replace(/\s/u, ' ')).toBe(written)
})

test('what is no time stays as it was typed, so that the form can refuse it', async () => {
  show(<Time />)
  await userEvent.type(input, '25:00')
  await userEvent.tab()
  await expect.element(value).toHaveTextContent('25:00')
  await expect.element(input).toHaveValue('25:00')
})

test('on a touch screen it is the device’s picker', async () => {
  answerMediaQuery('(pointer: coarse)', true)
  show(<Time initial="09:30" />)
  await expect.element(input).toHaveAttribute('type', 'time')
})
