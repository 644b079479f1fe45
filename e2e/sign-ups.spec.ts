import { expect } from '@playwright/test'
import { test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { comeBack } from './come-back.ts'

const { signUps: t, publicTraining, participants: seats } = textsIn('pl')

/** A coming training of an artist with a public profile, with a free seat or without one. */
const coming = (isFree: boolean) => `
  select trainings.id, address.slug, trainings.title ->> 'pl' as title from trainings
  join public_profiles using (pro_artist_id)
  join public_profile_addresses address on address.pro_artist_id = trainings.pro_artist_id and is_current
  where state = 'PUBLISHED' and starts_at > now() + interval '8 days' and is_on
    and (seats_taken < seats_max) = ${isFree} order by starts_at limit 1
`

test('on a telephone a visitor signs up from the gallery, proves the email, and pays for the seat that the office gave', async ({
  page,
  people,
  portal,
  browser,
}) => {
  const [training] = await portal.query(coming(true))
  const email = 'klara.nowa@poczta.example'
  const visitor = await browser.newPage({ baseURL: portal.url, viewport: { width: 390, height: 844 }, locale: 'pl' })
  await visitor.goto('/artists')
  await visitor.locator(`a[href="/artists/${training?.slug}"]`).first().click()
  await visitor.locator(`a[href$="-${training?.id}"]`).first().click()
  await visitor.getByRole('link', { name: publicTraining.sign_up, exact: true }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: t.form_title })).toBeVisible()
  await visitor.getByLabel(t.first_name, { exact: true }).fill('Klara')
  await visitor.getByLabel(t.last_name, { exact: true }).fill('Nowa')
  await visitor.getByLabel(t.email, { exact: true }).fill(email)
  await visitor.getByLabel(t.phone, { exact: true }).fill('+48 601 234 567')
  await visitor.getByLabel(t.accepts_rules).check()
  await visitor.getByLabel(t.accepts_terms).check()
  await visitor.getByRole('button', { name: t.send }).click()
  await expect(visitor.getByText(t.sent_title)).toBeVisible()
  await expect(visitor.getByRole('heading', { level: 1 })).toBeFocused()

  const { route } = await portal.mailTo(email, { leadsTo: '/sign-up/link' })
  await visitor.goto(`/#${route}`)
  await visitor.getByRole('button', { name: t.prove, exact: true }).click()
  await expect(visitor.getByText(t.own_WAITING_title)).toBeVisible()

  const [signUp] = await portal.query('select id from sign_ups where email = $1', [email])
  await people.arrive(cast.office, `/#/sign-ups/${signUp?.id}`)
  await page.getByRole('button', { name: t.step_accept }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.step_accept }).click()
  await expect(page.getByText(t.state_SEATED).first()).toBeVisible()

  await page.getByRole('link', { name: 'Klara Nowa', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Klara Nowa')
  await page.locator(`a[href$="/sign-ups/${signUp?.id}"]`).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Klara Nowa')

  await comeBack(visitor)
  await expect(visitor.getByText(t.own_SEATED_title)).toBeVisible()
  await expect(visitor.getByText(`SZK-${training?.id} Nowa Klara`)).toBeVisible()
  await expect(visitor.getByRole('img', { name: seats.transfer_code })).toBeVisible()
  await visitor.close()
})

test('for a full training a visitor waits without a seat, and the office puts them on the waiting list', async ({
  page,
  people,
  portal,
  browser,
}) => {
  const [training] = await portal.query(coming(false))
  const email = 'ewa.czekajaca@poczta.example'
  const visitor = await browser.newPage({ baseURL: portal.url, viewport: { width: 390, height: 844 }, locale: 'pl' })
  await visitor.goto(`/#/sign-up/${training?.id}`)
  await expect(visitor.getByRole('heading', { level: 1, name: t.form_title_full })).toBeVisible()
  await visitor.getByLabel(t.first_name, { exact: true }).fill('Ewa')
  await visitor.getByLabel(t.last_name, { exact: true }).fill('Czekająca')
  await visitor.getByLabel(t.email, { exact: true }).fill(email)
  await visitor.getByLabel(t.phone, { exact: true }).fill('+48 601 234 568')
  await visitor.getByLabel(t.accepts_rules).check()
  await visitor.getByLabel(t.accepts_terms).check()
  await visitor.getByRole('button', { name: t.send }).click()
  await expect(visitor.getByText(t.sent_title)).toBeVisible()
  const { route } = await portal.mailTo(email, { leadsTo: '/sign-up/link' })
  await visitor.goto(`/#${route}`)
  await visitor.getByRole('button', { name: t.prove, exact: true }).click()
  await expect(visitor.getByText(t.own_WAITING_text)).toBeVisible()

  const [signUp] = await portal.query('select id from sign_ups where email = $1', [email])
  await people.arrive(cast.office, `/#/sign-ups/${signUp?.id}`)
  await page.getByRole('button', { name: t.step_list }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.step_list }).click()
  await expect(page.getByText(t.state_WAITLISTED).first()).toBeVisible()
  await comeBack(visitor)
  await expect(visitor.getByText(t.own_WAITLISTED_title)).toBeVisible()
  await visitor.getByRole('button', { name: t.withdraw }).click()
  await visitor.getByRole('dialog').getByRole('button', { name: t.withdraw }).click()
  await expect(visitor.getByText(t.own_WITHDRAWN_title)).toBeVisible()
  await visitor.close()
})
