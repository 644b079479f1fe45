import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#testing/browser/component.tsx'
import { SelectInput } from './select-input.tsx'

test('a long list is searched without diacritics, and with any blank for one that does not break', async () => {
  const names = ['Bośnia i\u00a0Hercegowina', ...Array.from({ length: 11 }, (_, place) => `Kraj ${place}`)]
  show(<SelectInput aria-label="Kraj" options={names.map((label) => ({ value: label, label }))} />)
  const select = page.getByRole('combobox', { name: 'Kraj' })
  await userEvent.click(select)
  await userEvent.fill(select, 'bosnia i herc')
  await expect.element(page.getByRole('option')).toHaveTextContent(names[0]?.replace('\u00a0', ' ') as string)
})
