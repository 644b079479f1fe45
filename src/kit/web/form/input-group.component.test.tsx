import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod/mini'
import { idList, someOf } from '#kit/contract/fields.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { show } from '#testing/browser/component.tsx'
import { InputGroup } from './fields/input-group.tsx'
import { rulesOf } from './form-rules.ts'

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

test('a choice of several is required only where none is refused', () => {
  const body = z.object({
    techniques: someOf(['BROWS', 'LIPS'], 1),
    languages: someOf(['pl', 'en']),
    level_ids: z._default(idList(), []),
  })
  const isOptional = (name: string) => rulesOf(body, name).isOptional
  expect(['techniques', 'languages', 'level_ids'].map(isOptional)).toEqual([false, true, true])
})
