import { expect, type Page } from '@playwright/test'
import { peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { app, conversations: texts } = textsIn('pl')

const log = (page: Page) => page.getByRole('log')
const composer = (page: Page) => page.getByRole('textbox', { name: texts.write })

test('the office writes, the artist sees that something is unread, reads it and answers with a file', async ({
  page,
  people,
  browser,
  portal,
}) => {
  await people.arrive(cast.office, '/#/inbox')
  await expect(page.getByRole('region', { name: texts.list }).getByRole('listitem').nth(9)).toBeAttached()
  // The panes end where the window does, however many conversations there are.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(page.viewportSize()?.height)
  await page.getByRole('button', { name: texts.new }).click()
  await page.getByRole('searchbox', { name: texts.search_artist }).fill('jaskiewicz')
  await page.getByRole('button', { name: /Barbara Jaśkiewicz/ }).click()
  await page.getByRole('button', { name: new RegExp(texts.type_VERIFICATION) }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Barbara Jaśkiewicz' })).toBeVisible()
  await page.getByRole('button', { name: texts.internal }).click()
  await page.getByRole('textbox', { name: texts.write_note }).fill('Polisa wygasa w styczniu.')
  await page.getByRole('button', { name: texts.save_note }).click()
  await page.getByRole('button', { name: texts.internal }).click()
  await composer(page).fill('Prosimy o nową polisę:')
  await composer(page).press('Shift+Enter')
  await composer(page).pressSequentially('https://atelier.example/polisa.')
  await composer(page).press('Enter')
  await expect(log(page).getByRole('link', { name: 'https://atelier.example/polisa', exact: true })).toBeVisible()
  await expect(composer(page)).toHaveValue('')

  const mail = await portal.mailTo(cast.completed.email, { leadsTo: '/inbox' })
  const artist = await browser.newPage({ baseURL: portal.url })
  await peopleOn(artist).arrive(cast.completed)
  await expect(artist).toHaveTitle(/ \(1 nieprzeczytana\) · Atelier$/)
  await artist.goto(`/#${mail.route}`)
  await expect(log(artist)).toContainText('Prosimy o nową polisę')
  await expect(log(artist)).not.toContainText('Polisa wygasa')
  await expect(artist).toHaveTitle(/^Wiadomości/)
  await expect(log(page)).toContainText('Przeczytano', { timeout: 15_000 })

  await artist
    .locator('input[type=file]')
    .setInputFiles(['src/testing/images/certificate.pdf', 'src/testing/images/photo.jpg'])
  await expect(artist.getByRole('list', { name: texts.attachments }).getByRole('listitem')).toHaveCount(2)
  await artist.getByRole('button', { name: 'Usuń plik photo.jpg' }).click()
  await composer(artist).fill('Oto polisa, dziękuję!')
  await artist.getByRole('button', { name: texts.send, exact: true }).click()
  await expect(log(artist).getByRole('link', { name: /certificate\.pdf/ })).toBeVisible()
  await artist.close()

  await expect(log(page)).toContainText('Oto polisa, dziękuję!', { timeout: 15_000 })
  await page.getByRole('searchbox', { name: app.search }).fill('oto polise')
  await expect(page.getByRole('region', { name: texts.list }).getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(/filter=oto/)
})

test('what was typed outlives a reload; what could not be sent waits, and arrives once', async ({ page, people }) => {
  await people.arrive(cast.artist, '/#/inbox')
  await page.getByRole('link', { name: new RegExp(texts.type_GENERAL) }).click()
  await composer(page).fill('Czy jutro ktoś jest w biurze?')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Czy jutro ktoś')
  await page.reload()
  await expect(composer(page)).toHaveValue('Czy jutro ktoś jest w biurze?')

  // The message arrives, but the answer never does: the sender cannot know.
  let attempts = 0
  await page.route('**/type/GENERAL/message', async (route) => {
    attempts += 1
    if (attempts === 1) await route.abort()
    else {
      await route.fetch()
      await route.abort()
    }
  })
  await page.route('**/api/proartists/conversation/**', (route) => route.abort())
  await composer(page).press('Enter')
  const failure = page.getByRole('alert').filter({ hasText: app.no_connection })
  await expect(failure).toBeVisible()
  await failure.getByRole('button', { name: app.try_again }).click()
  await expect.poll(() => attempts).toBe(2)
  await expect(failure).toBeVisible()
  await page.unroute('**/type/GENERAL/message')
  await failure.getByRole('button', { name: app.try_again }).click()
  await expect(failure).toHaveCount(0)
  await page.unroute('**/api/proartists/conversation/**')
  await page.reload()
  await expect(log(page).getByText('Czy jutro ktoś jest w biurze?')).toHaveCount(1)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
})

test('a message that failed is still there after a reload, with its files; so are files that were not sent yet', async ({
  page,
  people,
}) => {
  await people.arrive(cast.artist, '/#/inbox')
  await page.getByRole('link', { name: new RegExp(texts.type_INVITATION) }).click()
  await page.route('**/type/INVITATION/message', (route) => route.abort())
  const files = page.locator('input[type=file]')
  await files.setInputFiles('src/testing/images/certificate.pdf')
  await composer(page).fill('To nie dojdzie od razu.')
  await composer(page).press('Enter')
  await expect(page.getByRole('button', { name: app.try_again })).toBeVisible()
  await files.setInputFiles('src/testing/images/photo.jpg')
  await page.unroute('**/type/INVITATION/message')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Usuń plik photo.jpg' })).toBeVisible()
  await page.getByRole('button', { name: app.try_again }).click()
  await expect(page.getByRole('button', { name: app.try_again })).toHaveCount(0)
  await expect(log(page).getByText('To nie dojdzie od razu.')).toHaveCount(1)
  await expect(log(page).getByRole('link', { name: /certificate\.pdf/ })).toBeVisible()
  // A file alone is a message.
  await page.getByRole('button', { name: texts.send, exact: true }).click()
  await expect(log(page).getByRole('img', { name: 'photo.jpg' })).toBeVisible()

  await files.setInputFiles('src/testing/images/photo.jpg')
  const signedOut = people.signOut()
  await page.getByRole('dialog').getByRole('button', { name: app.sign_out }).click()
  await signedOut
  const databases = () => page.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name)))
  await expect.poll(databases).toEqual([])
})

test('a message found in a conversation of thousands: later ones come as one scrolls down, the newest at a press', async ({
  page,
  people,
  portal,
}) => {
  await people.arrive(cast.office, '/#/inbox')
  const [talk] = await portal.query(
    `with talk as (
       select conversations.id from conversations join pro_artists on pro_artists.id = pro_artist_id
       where email = $1 and type = 'STATUS_UPGRADE'
     ), message as (
       insert into messages (conversation_id, author_name, is_from_office, text, client_key, sent_at, read_at)
       select talk.id, 'Maja Kern', n % 3 = 0, 'Wiadomość ' || n, gen_random_uuid(), now() - (5000 - n) * interval '7 minute', now()
       from talk, generate_series(1, 5000) n returning id, text
     )
     select (select id from talk), id as middle from message where text = 'Wiadomość 2500'`,
    [cast.completed.email],
  )
  const { id, middle } = talk as { id: number; middle: number }
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(`/conversation/${id}`)) requested.push(request.url())
  })
  await page.goto(`/#/inbox?conversation=${id}&message=${middle}`)
  const messages = log(page).locator('[data-message]')
  const message = (number: number) => log(page).getByText(`Wiadomość ${number}`, { exact: true })
  await expect(message(2500)).toBeInViewport()
  await expect(messages).toHaveCount(100)
  await page.waitForTimeout(1000)
  expect(requested.length).toBe(2)

  // Down through several pages: what is read stays where it is as later ones come and the earliest go.
  for (const last of [2599, 2649, 2699, 2749]) {
    await message(last - 50).evaluate((element) => element.scrollIntoView({ block: 'end' }))
    const place = () => message(last - 50).evaluate((element) => element.getBoundingClientRect().top)
    const before = await place()
    await expect(message(last)).toBeAttached()
    expect(Math.abs((await place()) - before)).toBeLessThan(2)
  }
  await expect.poll(() => messages.count()).toBeLessThanOrEqual(200)
  await expect(message(2500)).toHaveCount(0)

  const before = requested.length
  await page.getByRole('button', { name: texts.to_newest }).click()
  await expect(message(5000)).toBeInViewport()
  await expect(page.getByRole('button', { name: texts.to_newest })).toHaveCount(0)
  expect(requested.slice(before).filter((url) => !url.endsWith('/read'))).toHaveLength(1)
  await expect(messages).toHaveCount(50)

  // Somebody who writes while they read further up is led to what they wrote, without a gap before it.
  await page.reload()
  await expect(message(2500)).toBeInViewport()
  await composer(page).fill('Doczytałam do połowy.')
  await composer(page).press('Enter')
  await expect(log(page).getByText('Doczytałam do połowy.')).toBeInViewport()
  await expect(message(5000)).toBeInViewport()
})

test('a student of whom nothing is known yet writes to the office, which finds them among the students and answers', async ({
  page,
  people,
  browser,
  portal,
}) => {
  const newcomer = { ...cast.fellow, email: 'nadia.nowicka@poczta.example' }
  await portal.query(
    `with person as (
       insert into users (first_name, last_name, email, language_name, password_hash)
       select 'Nadia', 'Nowicka', $1, 'pl', password_hash from users where email = $2 returning id
     ), role as (
       insert into user_roles (user_id, role_id) select person.id, roles.id from person, roles where name = 'client'
     ) insert into terms_acceptances (user_id, version_id, sha256, language, accepted_at, ip)
     select person.id, version_id, sha256, language, now(), '127.0.0.1' from person, terms_files on conflict do nothing`,
    [newcomer.email, cast.fellow.email],
  )
  await people.arrive(newcomer)
  // Among the first steps, and at the end of the dashboard.
  await page.getByRole('link', { name: texts.write_to_office }).first().click()
  await page.getByRole('button', { name: texts.write_to_office }).click()
  await composer(page).fill('Czy sobota jest jeszcze wolna?')
  await page.getByRole('button', { name: texts.send, exact: true }).click()
  await expect(log(page)).toContainText('Czy sobota')

  const office = await browser.newPage({ baseURL: portal.url })
  await peopleOn(office).arrive(cast.office, '/#/inbox')
  await office.getByRole('combobox', { name: texts.kind }).selectOption('client')
  await office.getByRole('link', { name: /Nadia Nowicka.*Kursant/ }).click()
  await expect(office.getByRole('heading', { level: 2, name: 'Nadia Nowicka' })).toBeVisible()
  await composer(office).fill('Tak, zapraszamy.')
  await composer(office).press('Enter')
  await expect(log(page)).toContainText('Tak, zapraszamy.', { timeout: 15_000 })
  await office.close()
})
