import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { duplicates } from '#office/duplicates/contract/duplicates.ts'
import { merges } from '#office/duplicates/contract/merges.ts'
import { students } from '#people/students/contract/students.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { PairPage } from './pair-page.tsx'

test('a merge is undone, and the two are merged into the other one; links to the other lead to the one that stays', async () => {
  await signIn(cast.office)
  const { data } = await send(duplicates.list, { state: 'MERGED' })
  const { id, left } = data[0] as (typeof data)[number]
  showAt(`/duplicates/${id}`, <PairPage />, '/duplicates/$id')
  await userEvent.click(page.getByRole('button', { name: translate('merges.undo') }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: translate('merges.undo') }))
  const merge = page.getByRole('button', { name: translate('merges.merge') })
  await expect.element(merge).toBeVisible()

  const { data: shown } = await send(merges.compare, { id })
  const account = page.getByRole('group', { name: translate('merges.kept') })
  await userEvent.click(account.getByText(shown.right.email, { exact: false }).first())
  await expect.element(page.getByRole('group', { name: translate('students.phone') })).not.toBeInTheDocument()
  await expect.element(page.getByText(translate('merges.notes_text'), { exact: false })).toBeVisible()
  await userEvent.click(merge)
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: translate('merges.merge') }))
  await expect.element(page.getByText(translate('merges.result'))).toBeVisible()
  const { data: kept } = await send(students.get, { id: left.id })
  expect(kept).toMatchObject({ id: shown.right.id, email: shown.right.email })
  await send(merges.undo, { id })
  await send(merges.merge, {
    ...{ id, kept: 'left' },
    fields: {
      ...{ first_name: 'left', last_name: 'left' },
      ...{ phone: 'left', country_id: 'left', language_name: 'left' },
    },
  })
})
