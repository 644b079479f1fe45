import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { show } from '#testing/browser/component.tsx'
import { ArtistReviews } from './artist-reviews.tsx'

const criteria = { content: null, artist: null, organisation: null }
const nothing = { count: 0, average: null, distribution: [0, 0, 0, 0, 0], criteria }
const artistWith = (removed: number[]) =>
  ({ reviews: { figures: nothing, removed, reports: { decided: 4, refused: 1 }, newest: [] } }) as unknown as ProArtist

test('where every review was removed, that is shown by rating, with where reviews come from', async () => {
  show(<ArtistReviews artist={artistWith([2, 0, 0, 0, 0])} />)
  await expect.element(page.getByText('2 opinie zdjęte przez biuro')).toBeVisible()
  await expect.element(page.getByText('Biuro oddaliło 1 z 4 rozpatrzonych zgłoszeń (25%).')).toBeVisible()
  await page.getByText('Jak powstają te opinie').click()
  await expect.element(page.getByText(/Pokazujemy wszystkie opinie, dobre/)).toBeVisible()
})

test('an artist without reviews has no figures', async () => {
  show(<ArtistReviews artist={artistWith([0, 0, 0, 0, 0])} />)
  await expect.element(page.getByText(/Jeszcze bez opinii/)).toBeVisible()
  expect(page.getByText('Jak powstają te opinie').elements()).toEqual([])
})
