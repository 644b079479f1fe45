import { expect } from '@playwright/test'
import { peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { app, erasures, twoFactor, account } = textsIn('pl')

test('the owner sees what an erasure would do, requests it, and undoes it; a receipt stays of one that is done', async ({
  page,
  people,
  portal,
}) => {
  const [student] = await portal.query('select id from students where email = $1', [cast.fellow.email])
  await people.arrive(cast.owner, `/#/student/${student?.id}`)
  await page.getByRole('button', { name: app.more_actions }).click()
  await page.getByRole('menuitem', { name: erasures.panel_title }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Agata Baran')
  await expect(page.getByRole('heading', { name: erasures.fate_DELETED })).toBeVisible()
  await expect(page.getByText(erasures.obstacles_title)).toBeVisible()
  const request = page.getByRole('button', { name: erasures.request })
  await page.getByRole('checkbox', { name: erasures.understood }).check()
  await expect(request).toBeDisabled()
  await page.getByRole('checkbox', { name: erasures.settled }).check()
  await request.click()
  const undo = page.getByRole('button', { name: erasures.withdraw })
  await expect(undo).toBeVisible()

  await page.goto('/#/erasures')
  await page.getByRole('link', { name: 'Agata Baran' }).click()
  await undo.click()
  await page.getByRole('dialog').getByRole('button', { name: erasures.withdraw }).click()
  await expect(title).toHaveText(erasures.title)
  await page.getByRole('link', { name: erasures.former }).first().click()
  await expect(title).toHaveText(erasures.receipt_title)
  await expect(page.getByText(erasures.because_trail)).toBeVisible()
})

test('a member of the office requests their own erasure, is signed out, and cancels it by the link in the email, on a phone', async ({
  browser,
  portal,
}) => {
  await portal.query(`insert into users (first_name, last_name, email, password_hash, language_name, created_at, email_proven_at)
    select 'Olga', 'Odchodząca', 'olga@odchodzaca.example', password_hash, 'pl', now(), now() from users where email = '${cast.office.email}'`)
  await portal.query(`insert into user_roles (user_id, role_id) select users.id, roles.id from users, roles
    where email = 'olga@odchodzaca.example' and roles.name = 'administrator'`)
  const phone = await browser.newPage({ baseURL: portal.url })
  await peopleOn(phone).arrive({ email: 'olga@odchodzaca.example', password: cast.office.password }, '/#/personal-data')
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.getByRole('link', { name: erasures.show_preview }).click()
  await phone.getByRole('checkbox', { name: erasures.understood }).check()
  await phone.getByRole('button', { name: erasures.request_own }).click()
  const dialog = phone.getByRole('dialog', { name: twoFactor.confirm_title })
  await dialog.getByLabel(account.current_password).fill(cast.office.password)
  await dialog.getByRole('button', { name: twoFactor.confirm }).click()
  await expect(phone.getByText(erasures.own_gone_text)).toBeVisible()

  const { route } = await portal.mailTo('olga@odchodzaca.example', { leadsTo: '/erasure' })
  await phone.goto(`/#${route}`)
  await phone.getByRole('button', { name: erasures.link_keep }).click()
  await expect(phone.getByRole('heading', { name: erasures.link_kept_title })).toBeVisible()
  await phone.getByRole('link', { name: erasures.sign_in }).click()
  await peopleOn(phone).signIn({ email: 'olga@odchodzaca.example', password: cast.office.password })
  await phone.goto(`/#${route}`)
  await expect(phone.getByRole('heading', { name: erasures.link_gone_title })).toBeVisible()
  await phone.close()
})
