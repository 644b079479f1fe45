import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { artistMerges } from '#office/duplicates/contract/artist-merges.ts'
import { duplicates } from '#office/duplicates/contract/duplicates.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { PairPage } from '../pair-page.tsx'

test('two artists with accounts are merged, with the level that is chosen, and the merge is undone', async () => {
  await signIn(cast.office)
  const listed = async (context: string) =>
    (await send(artists.list, { params: JSON.stringify({ context }), sortBy: 'applied_at', itemsPerPage: 100 })).data
  const asking = (await listed('STATUS_UPGRADE')).map(({ id }) => id)
  const played = Object.values(cast).map(({ email }) => email)
  const others = (await listed('LIST')).filter(({ id, email }) => !asking.includes(id) && !played.includes(email))
  const [one, other] = others as [(typeof others)[number], (typeof others)[number]]
  // Written down twice, by another address.
  const { first_name, last_name, phone } = one
  await send(artists.update, { id: other.id, first_name, last_name, phone })
  const pairs = async () => (await send(duplicates.list, { artist_id: other.id, state: 'OPEN' })).data
  await expect.poll(pairs, { timeout: 15_000 }).toHaveLength(1)
  const id = (await pairs())[0]?.id as number
  const { data: shown } = await send(artistMerges.compare, { id })
  expect(shown.obstacles).toEqual([])

  showAt(`/duplicates/${id}`, <PairPage />, '/duplicates/$id')
  const merge = page.getByRole('button', { name: translate('merges.merge') })
  await expect.element(merge).toBeVisible()
  await expect.element(page.getByText(translate('artistMerges.level'), { exact: false })).toBeVisible()
  const account = page.getByRole('group', { name: translate('merges.kept') })
  await userEvent.click(account.getByText(other.email, { exact: false }).first())
  const city = page.getByRole('group', { name: translate('artists.city'), exact: true })
  if (one.city !== other.city) await userEvent.click(city.getByText(one.city, { exact: true }))
  await userEvent.click(merge)
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: translate('merges.merge') }))
  await expect.element(page.getByText(translate('merges.result'))).toBeVisible()
  const { data: kept } = await send(artists.get, { id: one.id })
  expect(kept).toMatchObject({ id: other.id, email: other.email, city: one.city, level: other.level })

  const undo = translate('merges.undo')
  await userEvent.click(page.getByRole('button', { name: undo }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: undo }))
  await expect.element(merge).toBeVisible()
  const before = { first_name: other.first_name, last_name: other.last_name, phone: other.phone }
  await send(artists.update, { id: other.id, ...before })
})
