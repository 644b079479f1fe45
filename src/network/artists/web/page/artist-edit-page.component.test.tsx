import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { ArtistEditPage } from './artist-edit-page.tsx'

test('the fields of an artist stand in two columns, as in every other form', async () => {
  await page.viewport(1440, 900)
  onTestFinished(() => page.viewport(1024, 800))
  await signIn()
  const params = JSON.stringify({ context: 'LIST' })
  const { data } = await send(artists.list, { params, filter: cast.artist.email })
  showAt(`/proartist/${data[0]?.id}/edit`, <ArtistEditPage />, '/proartist/$id/edit')
  const field = (name: 'first_name' | 'last_name' | 'email') => page.getByLabelText(translate(`artists.${name}`))
  await expect.element(field('email')).toBeVisible()
  const left = (name: Parameters<typeof field>[0]) => field(name).element().getBoundingClientRect().left
  expect(left('last_name')).toBeGreaterThan(left('first_name'))
  expect(left('email')).toBe(left('first_name'))
})
