import { type Browser, expect, type Page } from '@playwright/test'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { type Portal, peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { violationsOn } from '#testing/browser/violations.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { app, newLevels, statusUpgrades: t } = textsIn('pl')
const name = `${cast.artist.first_name} ${cast.artist.last_name}`
const message = 'Dziesięć szkoleń za mną, chcę uczyć uczących.'

test('one training short, then enough: the artist requests the level, the office sees what changed since, the level rises', async ({
  page,
  people,
  portal,
  browser,
}) => {
  await standOneShort(portal)
  await people.arrive(cast.artist)
  // The minutes between two checks pass at once.
  await page.clock.install()
  await page.goto('/#/status-upgrade')
  const send = page.getByRole('button', { name: 'Poproś o poziom Master' })
  await expect(page.getByText('Brakuje 1 ukończonego szkolenia.').first()).toBeVisible()
  await expect(send).toBeDisabled()
  await page.getByLabel(t.ask_message).fill(message)

  await finishTrainings(portal, 1)
  await page.clock.fastForward(61_000)
  await expect(send).toBeEnabled()
  await expect(page.getByLabel(t.ask_message)).toHaveValue(message)
  await send.click()
  await expect(page.getByRole('heading', { name: t.waiting_title })).toBeVisible()
  await expect(page.getByRole('link', { name: t.chip })).toBeVisible()

  await finishTrainings(portal, 1)
  const office = await signedIn(browser, portal)
  await office.goto('/#/proartist/status-upgrade')
  await office.getByRole('button', { name: `${t.review} ${name}` }).click()
  const review = office.getByRole('dialog', { name: `${name}: wniosek o poziom Master` })
  await expect(review.getByText(message)).toBeVisible()
  await expect(review.getByRole('row', { name: t.metric_trainings_completed })).toContainText(/10\s*10\s*11/)
  await review.getByRole('button', { name: app.close }).click()
  await cancelTrainings(portal, 2)
  await office.getByRole('button', { name: `${t.review} ${name}` }).click()
  await expect(review.getByRole('row', { name: t.metric_trainings_completed })).toContainText(`9`)
  await review.getByRole('button', { name: t.step_approve }).click()
  await expect(review.getByText(`${name}: teraz brakuje 1 ukończonego szkolenia`)).toBeVisible()
  await review.getByLabel(t.comment_approve).fill('Gratulujemy, do zobaczenia na zjeździe.')
  await review.getByRole('button', { name: 'Przyznaj Master' }).click()
  await expect(review).toHaveCount(0)
  await expect(office.getByRole('button', { name: `${t.review} ${name}` })).toHaveCount(0)
  await office.close()

  // The bell brings the news within seconds, and with it what is otherwise requested once a minute.
  await expect(page.getByText('Wniosek zatwierdzony. Twój nowy poziom to Master!')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('link', { name: t.chip })).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: t.rung_now })).toContainText('Master')
  await expect(page.getByText('Gratulujemy, do zobaczenia na zjeździe.').first()).toBeVisible()
  const mail = await portal.mailTo(cast.artist.email, { leadsTo: '/status-upgrade' })
  expect(mail.subject).toBe('Gratulacje: Twój nowy poziom to Master')
  expect(mail.route).toBe('/status-upgrade')
  const [notice] = await portal.query(
    'select type from notifications join users on users.id = user_id where email = $1 order by notifications.id desc limit 1',
    [cast.artist.email],
  )
  expect(notice?.type).toBe('upgrade_approved')

  // The next visit to the dashboard begins with the new level, once, on whichever device.
  await page.goto('/#/dashboard')
  const moment = page.getByRole('dialog', { name: newLevels.title.replace('{{level}}', 'Master') })
  const pictures = moment.getByRole('link')
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all()) {
    const download = page.waitForEvent('download')
    await picture.click()
    expect((await download).suggestedFilename()).toMatch(/\.jpg$/)
  }
  expect(await violationsOn(page)).toEqual([])
  const closed = page.waitForResponse((response) => response.url().endsWith('/close'))
  await moment.getByRole('button', { name: newLevels.thank_you }).click()
  await closed
  await expect(moment).toHaveCount(0)
  await page.goto('/#/status-upgrade')
  await expect(page.getByRole('link', { name: newLevels.card_square })).toBeVisible()
  const telephone = await browser.newPage({ baseURL: portal.url })
  const begun = telephone.waitForResponse((response) => response.url().endsWith(dashboard.mine.path))
  await peopleOn(telephone).arrive(cast.artist, '/#/dashboard')
  // The dialog is loaded only where this names a level.
  expect(await (await begun).json()).toMatchObject({ new_level: null })
  await expect(telephone.getByRole('heading', { name: 'Twój poziom' })).toBeVisible()
  await expect(telephone.getByRole('dialog')).toHaveCount(0)
  await telephone.close()
})

/** Everything that a Master needs, but for one training of ten. */
async function standOneShort(portal: Portal): Promise<void> {
  const { email } = cast.artist
  await portal.query(
    `update pro_artists set level_id = (select id from levels where code = 'SENIOR_ARTIST') where email = $1`,
    [email],
  )
  await portal.query(
    `delete from status_upgrade_requests using pro_artists where pro_artists.id = pro_artist_id and email = $1`,
    [email],
  )
  await portal.query(
    `update levels set requirements = '[{"metric": "trainings_completed", "at_least": 10}]' where code = 'MASTER'`,
  )
  await portal.query(
    `update trainings set state = 'PUBLISHED' from pro_artists where pro_artists.id = pro_artist_id and email = $1`,
    [email],
  )
  await finishTrainings(portal, 9)
}

/** Counted as finished by mistake. */
async function cancelTrainings(portal: Portal, count: number): Promise<void> {
  await portal.query(
    `update trainings set state = 'CANCELLED' where id in (
       select trainings.id from trainings join pro_artists on pro_artists.id = pro_artist_id
       where email = $1 and state = 'COMPLETED' limit $2
     )`,
    [cast.artist.email, count],
  )
}

/** As their completion leaves them: each with somebody who was there. */
async function finishTrainings(portal: Portal, count: number): Promise<void> {
  await portal.query(
    `with made as (insert into trainings (
       pro_artist_id, title, description, technique, kind, time_zone, online_url, language, seats_min, seats_max,
       price_amount, price_currency, state, created_at, state_changed_at
     )
     select id, '{"pl": "Usta", "en-US": "Lips"}', '{"pl": "Usta", "en-US": "Lips"}', 'LIPS', 'ONLINE', 'Europe/Warsaw',
       'https://example.com', 'pl', 1, 8, 0, 'PLN', 'COMPLETED', now(), now()
     from pro_artists, generate_series(1, $2::int) where email = $1 returning id)
     insert into participants (training_id, student_id, status, outcome, registered_at)
     select id, (select min(id) from students), 'CONFIRMED', 'PASS', now() from made`,
    [cast.artist.email, count],
  )
}

async function signedIn(browser: Browser, portal: Portal): Promise<Page> {
  const page = await browser.newPage({ baseURL: portal.url })
  await peopleOn(page).arrive(cast.office)
  return page
}
