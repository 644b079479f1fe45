import { expect } from '@playwright/test'
import { artists } from '#network/artists/contract/artists.ts'
import { test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { artists: t } = textsIn('pl')

test('the sides of an artist are tabs: in the address, by keyboard, always in sight', async ({ page, people }) => {
  await people.arrive(cast.office)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const { data } = await people.send(artists.list, { filter: cast.artist.email })
  await page.goto(`/#/proartist/${data[0]?.id}`)
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab(t.trainings)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: t.trainings })).toBeVisible()
  // What is behind the other tabs is not requested before somebody opens it.
  await page.waitForLoadState('networkidle')
  expect(requested.filter((path) => /conversation\/|status-upgrade$/.test(path))).toEqual([])

  await tab(t.trainings).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(t.tab_reviews)).toBeFocused()
  await expect(tab(t.trainings)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=reviews/)
  await expect(page.getByRole('heading', { name: t.details_reviews })).toBeVisible()

  await page.mouse.wheel(0, 2000)
  await tab(t.tab_data).click()
  await expect(tab(t.tab_data)).toBeInViewport()
  await expect(page.getByRole('heading', { name: t.details_data })).toBeInViewport()
  await page.reload()
  await expect(page.getByRole('heading', { name: t.details_data })).toBeVisible()
  await page.mouse.wheel(0, 600)
  await expect(page.getByRole('link', { name: t.edit })).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('heading', { name: t.details_reviews })).toBeVisible()

  // On paper everything is there, and nothing that can only be pressed.
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  for (const side of [t.trainings, t.details_reviews, t.portfolio, t.packages, t.details_data, t.details_history])
    await expect(page.getByRole('heading', { level: 2, name: side, exact: true })).toBeVisible()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { name: t.details_data })).toBeHidden()
})

test('what a notification announces is visible at once, and a message that is being written is preserved', async ({
  page,
  people,
  portal,
}) => {
  await people.arrive(cast.office)
  const [artist] = await portal.query('select id from pro_artists where email = $1', [cast.toVerify.email])
  const bell = page.waitForResponse(/\/api\/notifications\?/)
  await page.goto(`/#/proartist/${artist?.id}`)
  await page.getByRole('button', { name: t.step_requestMissingData }).click()
  const words = page.getByRole('dialog').getByLabel(t.missing_comment)
  await words.fill('Prosimy o nowy skan.')
  await bell
  await portal.query(`update pro_artists set street = 'Nowa 99' where id = $1`, [artist?.id])
  await portal.query(
    `insert into notifications (user_id, type, params, link, search, created_at)
     select id, 'form_arrived', '{"name":"Ktoś"}', $1, '', now() from users where email = $2`,
    [`proartist/${artist?.id}`, cast.office.email],
  )
  await expect(page.getByText('Nowa 99')).toBeVisible({ timeout: 10_000 })
  await expect(words).toHaveValue('Prosimy o nowy skan.')
})
