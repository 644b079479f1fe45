import { expect, test } from 'vitest'
import { screens } from '#app/web/screens.tsx'
import { placesOf } from './access-places.ts'

test('a place is named after its list, not after a step or the screen of one role', () => {
  const titles = Object.fromEntries(placesOf(screens, []).map(({ name, title }) => [name, title]))
  expect(titles).toMatchObject({
    users: 'users.title',
    trainings: 'trainings.title_all',
    statusUpgrades: 'statusUpgrades.queue_title',
    artists: 'artists.network_title',
    portfolio: 'portfolio.screen',
  })
})
