import { expect } from '@playwright/test'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { byKeyboard } from './by-keyboard.ts'

const { calendar } = textsIn('pl')
const title = 'Wieczór w pracowni'
const timezoneId = 'Europe/Warsaw'
test.use({ timezoneId })

test('the office moves a session by keyboard, and its artist on a phone', async ({ page, people, browser, portal }) => {
  const phone = await browser.newPage({ baseURL: portal.url, timezoneId })
  const artist = peopleOn(phone)
  await artist.arrive(cast.artist)
  await artist.send(trainings.create, {
    title: { pl: title, 'en-US': 'An evening in the studio' },
    description: { pl: 'Ćwiczenia i rozmowa.', 'en-US': 'Practice and talk.' },
    technique: 'LIPS',
    language: 'pl',
    kind: 'ONLINE',
    seats_min: 1,
    seats_max: 4,
    price: { amount: 10_000, currency: 'PLN' },
    online_url: 'https://spotkania.example/wieczor',
    time_zone: 'Europe/Warsaw',
    sessions: [{ day: '2031-05-06', from: '10:00', to: '16:00' }],
  })

  await people.arrive(cast.office, '/#/calendar?view=week&date=2031-05-06')
  const drawn = page.locator('[data-artist]').filter({ hasText: title })
  await expect(drawn).toBeVisible()
  const { press, type } = byKeyboard(page)
  await press(drawn)
  await press(page.getByRole('dialog').getByRole('button', { name: calendar.move }))
  await type(page.getByRole('dialog').getByLabel(calendar.from, { exact: true }), '11:15')
  await page.keyboard.press('Enter')
  await expect(page.getByText(calendar.moved, { exact: true })).toBeVisible()
  await expect(drawn).toContainText('11:15')

  // A phone begins with the list.
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto('/#/calendar?date=2031-05-01')
  await phone.getByRole('button', { name: title }).click()
  await phone.getByRole('dialog').getByRole('button', { name: calendar.move }).click()
  await phone.getByRole('dialog').getByLabel(calendar.day, { exact: true }).fill('2031-05-09')
  await phone.getByRole('dialog').getByRole('button', { name: calendar.move_action, exact: true }).click()
  await expect(phone.getByText(calendar.moved, { exact: true })).toBeVisible()
  await expect(phone.getByRole('region', { name: '9 maja 2031' }).getByRole('button', { name: title })).toBeVisible()
  await phone.close()
})
