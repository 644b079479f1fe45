import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dashboardParts } from '#app/web/screens.tsx'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { DashboardContext } from '#kit/web/page/screens/dashboard-parts.ts'
import { applications } from '#network/applications/contract/applications.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { DecisionsPage } from '#office/decisions/web/decisions-page.tsx'
import { duplicates } from '#office/duplicates/contract/duplicates.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { PairPage } from '../pair-page.tsx'
import { SamePerson } from './same-person.shown.tsx'

test('who applies again by another address is shown next to the artist, closed as the same person, and opened again', async () => {
  await signIn(cast.office)
  const { data: found } = await send(artists.list, {
    params: JSON.stringify({ context: 'APPLICATION' }),
    filter: cast.completed.email,
  })
  const { data: artist } = await send(artists.get, { id: found[0]?.id as number })
  const { first_name, last_name, phone, country_id, city, techniques, years_of_experience } = artist
  const person = { first_name, last_name, phone, country_id, city, techniques, years_of_experience }
  const email = 'drugi.adres@poczta.example'
  const { id } = (
    await send(applications.register, {
      ...{ ...person, email, language_name: 'pl', terms_accepted: true },
      motivation: 'Chcę uczyć się od najlepszych.',
    })
  ).data
  const pairs = async () => (await send(duplicates.list, { artist_id: artist.id, state: 'OPEN' })).data
  await expect.poll(pairs, { timeout: 15_000 }).toHaveLength(1)
  const [pair] = await pairs()

  const end = showAt('/', <SamePerson artist={artist} />)
  await expect.element(page.getByText(translate('applicationMerges.perhaps'))).toBeVisible()
  await expect.element(page.getByText(email)).toBeVisible()
  end()
  const endDecision = showAt(
    `/decisions?kind=invitations&item=invitations.${id}`,
    <DashboardContext value={dashboardParts}>
      <Suspense>
        <DecisionsPage />
      </Suspense>
    </DashboardContext>,
  )
  await expect.element(page.getByText(translate('applicationMerges.perhaps'))).toBeVisible()
  await expect.element(page.getByText(artist.email)).toBeVisible()
  endDecision()
  showAt(`/duplicates/${pair?.id}`, <PairPage />, '/duplicates/$id')
  const close = page.getByRole('button', { name: translate('applicationMerges.close') })
  // Only the application can be closed, so nothing is chosen.
  await expect.element(page.getByText(`${first_name} ${last_name}, ${artist.email}`, { exact: false })).toBeVisible()
  await userEvent.click(close)
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: translate('applicationMerges.close') }))
  await expect.element(page.getByText(translate('applicationMerges.result'))).toBeVisible()
  const undo = translate('applicationMerges.undo')
  await userEvent.click(page.getByRole('button', { name: undo }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: undo }))
  await expect.element(close).toBeVisible()
  await send(duplicates.dismiss, { id: pair?.id as number })
})
