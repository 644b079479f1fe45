import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { show } from '#testing/browser/component.tsx'
import { InputGroup } from './fields/input-group.tsx'

test('a group in which something has to be chosen is announced as required', async () => {
  show(
    <>
      <InputGroup name="techniques" label="Techniki" isRequired>
        <input aria-label="Brwi" />
      </InputGroup>
      <InputGroup name="languages" label="Języki">
        <input aria-label="Polski" />
      </InputGroup>
    </>,
  )
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  await expect.element(group(`Techniki ${translate('app.required')}`)).toBeInTheDocument()
  await expect.element(group('Języki')).toBeInTheDocument()
})
