import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fullName } from '#kit/contract/values/full-name.ts'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { duplicates } from '#office/duplicates/contract/duplicates.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { PairPage } from './pair-page.tsx'

test('J and K lead through the pairs that wait, also on from one that was decided meanwhile', async () => {
  await signIn(cast.office)
  const { data } = await send(duplicates.list, { state: 'OPEN', sortBy: 'strength' })
  const [first, second] = data as [(typeof data)[number], (typeof data)[number]]
  const heading = page.getByRole('heading', { level: 1 })
  const isShown = ({ left, right }: typeof first) =>
    expect.element(heading).toHaveTextContent(`${fullName(left)} · ${fullName(right)}`)
  showAt(`/duplicates/${first.id}`, <PairPage />, '/duplicates/$id')
  await isShown(first)
  await expect.element(page.getByRole('button', { name: translate('duplicates.next') })).toBeVisible()
  await userEvent.keyboard('j')
  await isShown(second)
  await userEvent.keyboard('k')
  await isShown(first)
  await userEvent.click(page.getByRole('button', { name: translate('duplicates.dismiss') }))
  await expect.element(page.getByRole('button', { name: translate('duplicates.reopen') })).toBeVisible()
  await userEvent.keyboard('j')
  await isShown(second)
  await send(duplicates.reopen, { id: first.id })
})
