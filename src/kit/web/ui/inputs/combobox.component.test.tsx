import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { show } from '#testing/browser/component.tsx'
import { Combobox, type ComboboxOption } from './combobox.tsx'

const maja = { value: '1', label: 'Maja Żurawska', note: 'Gdynia' }
const barbara = { value: '2', label: 'Barbara Jaśkiewicz', note: 'Poznań' }
const field = page.getByRole('combobox', { name: 'Artysta' })
const option = (name: string) => page.getByRole('option', { name: new RegExp(name) })

type AllListeners = { onSearch: (words: string) => void; onChoose: (value: string) => void }

function Field({ chosen, onSearch, onChoose }: AllListeners & { chosen: ComboboxOption | null }) {
  const [words, setWords] = useState('')
  return (
    <Combobox
      label="Artysta"
      chosen={chosen}
      options={[maja, barbara].filter(({ label }) => label.toLowerCase().includes(words))}
      status="Nie ma takiej osoby."
      onSearch={(searched) => {
        onSearch(searched)
        setWords(searched)
      }}
      onChoose={onChoose}
    />
  )
}

function showCombobox(chosen: ComboboxOption | null = null) {
  const listeners = { onSearch: vi.fn(), onChoose: vi.fn() }
  show(<Field chosen={chosen} {...listeners} />)
  return listeners
}

test('what is typed is searched for, and the arrows choose from what was found', async () => {
  const { onSearch, onChoose } = showCombobox()
  await userEvent.click(field)
  await expect.element(option('Maja Żurawska Gdynia')).toBeVisible()
  await userEvent.keyboard('barb')
  expect(onSearch).toHaveBeenLastCalledWith('barb')
  await expect.element(option('Maja Żurawska')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  const first = option('Barbara Jaśkiewicz').element()
  await expect.element(field).toHaveAttribute('aria-activedescendant', first.id)
  await userEvent.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledWith('2')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(onSearch).toHaveBeenLastCalledWith('')
})

test('a finger or a mouse chooses, too', async () => {
  const { onChoose } = showCombobox()
  await userEvent.click(field)
  await userEvent.click(option('Maja Żurawska'))
  expect(onChoose).toHaveBeenCalledWith('1')
})

test('leaving without a choice preserves the former one; that nobody matches is shown', async () => {
  const { onChoose } = showCombobox(maja)
  await expect.element(field).toHaveValue(maja.label)
  await userEvent.click(field)
  await expect.element(option(maja.label)).toHaveAttribute('aria-selected', 'true')
  // It replaces the present name.
  await userEvent.keyboard('xyz')
  await expect.element(field).toHaveValue('xyz')
  await expect.element(page.getByRole('status')).toHaveTextContent('Nie ma takiej osoby.')
  await userEvent.tab()
  await expect.element(field).toHaveValue(maja.label)
  expect(onChoose).not.toHaveBeenCalled()
})

test('how many were found is announced, as long as they are shown', async () => {
  showCombobox()
  const announced = page.getByRole('status')
  await expect.element(announced).toBeEmptyDOMElement()
  await userEvent.click(field)
  await expect.element(announced).toHaveTextContent(translate('app.picker_found', { count: 2 }))
  await userEvent.keyboard('barb')
  await expect.element(announced).toHaveTextContent(translate('app.picker_found', { count: 1 }))
  await userEvent.keyboard('{Escape}')
  await expect.element(announced).toBeEmptyDOMElement()
})
