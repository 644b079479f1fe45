import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { duplicates } from '#office/duplicates/contract/duplicates.ts'
import { merges } from '#office/duplicates/contract/merges.ts'
import { students } from '#people/students/contract/students.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { MergeForm } from './merge-form.tsx'
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

test('what was chosen is there again after a look at one of the two', async () => {
  await signIn(cast.office)
  const known = {
    internal_note: null,
    email_proven_at: null,
    account: 'ACTIVE',
    signed_in_at: null,
    revision: 1,
    figures: {},
  } as const
  const anna = { ...known, id: 11, email: 'anna@example.com', first_name: 'Anna', last_name: 'Nowak' }
  const ania = { ...known, id: 12, email: 'ania@example.com', first_name: 'Ania', last_name: 'Lis' }
  const open = () =>
    showAt(
      '/duplicates/1',
      <MergeForm
        {...{ people: { left: anna, right: ania }, kind: 'student', fields: ['first_name', 'last_name'] }}
        {...{ labelOf: (name) => name, shownOf: (name, person) => String(person[name]), known: () => null }}
        {...{ keptText: '', obstacles: [], isOpen: true, isBusy: false, onMerge: () => undefined, aside: null }}
      />,
    )
  const name = (value: string) =>
    page.getByRole('group', { name: 'last_name' }).getByRole('radio', { name: new RegExp(value) })
  const leave = open()
  await expect.element(name('Nowak').or(name('Lis')).first()).toBeVisible()
  const other = name('Nowak').query()?.matches(':checked') ? 'Lis' : 'Nowak'
  await userEvent.click(name(other))
  await expect.element(name(other)).toBeChecked()
  leave()
  open()
  await expect.element(name(other)).toBeChecked()
})

test('an account that cannot be the remaining one is not suggested, and shows why in place of the button', async () => {
  await signIn(cast.office)
  const known = { internal_note: null, email_proven_at: null, account: 'ACTIVE', revision: 1, figures: {} } as const
  const person = { ...known, first_name: 'Anna', last_name: 'Nowak' }
  const one = { ...person, id: 1, email: 'anna@example.com', signed_in_at: '2026-01-01T03:04:05.000Z' }
  const other = { ...person, id: 2, email: 'ania@example.com', signed_in_at: '2026-01-02T03:04:05.000Z' }
  showAt(
    '/duplicates/1',
    <MergeForm
      {...{ people: { left: one, right: other }, kind: 'proArtist', fields: ['first_name'], keptText: '', aside: null }}
      {...{ labelOf: () => '', shownOf: () => '', known: () => null, obstacles: [], isOpen: true, isBusy: false }}
      refusalOf={(side) => (side === 'right' ? 'It has to be Anna.' : null)}
      onMerge={() => undefined}
    />,
  )
  const merge = page.getByRole('button', { name: translate('merges.merge') })
  await expect.element(merge).toBeVisible()
  await userEvent.click(page.getByText(other.email, { exact: false }))
  await expect.element(page.getByText('It has to be Anna.')).toBeVisible()
  await expect.element(merge).not.toBeInTheDocument()
})
