import { expect, type Page } from '@playwright/test'
import type { Language } from '#kit/contract/texts/text.ts'
import { textsIn } from '#testing/browser/browser.ts'

export type Applicant = { first_name: string; last_name: string; email: string }

export const image = (name: string) => `src/testing/images/${name}`

/** Fills in and sends the public form. */
export async function apply(page: Page, { first_name, last_name, email }: Applicant, language: Language = 'pl') {
  const { artists: t, applications } = textsIn(language)
  await page.goto('/#/pro-artist/register')
  await page.getByLabel(t.first_name, { exact: true }).fill(first_name)
  await page.getByLabel(t.last_name, { exact: true }).fill(last_name)
  await page.getByLabel(t.email, { exact: true }).fill(email)
  await page.getByLabel(t.phone, { exact: true }).fill('+48 601 234 567')
  await page.getByLabel(t.country_id, { exact: true }).selectOption({ label: language === 'pl' ? 'Polska' : 'Poland' })
  await page.getByLabel(t.city, { exact: true }).fill('Kraków')
  await page.getByText(t.techniques_POWDER_BROWS, { exact: true }).click()
  await page.getByText(t.techniques_LIPS, { exact: true }).click()
  await page.getByLabel(t.years_of_experience, { exact: true }).fill('7')
  await page.getByLabel(applications.motivation, { exact: true }).fill('Od siedmiu lat maluję brwi. Chcę uczyć innych.')
  await page.getByRole('checkbox', { name: applications.consent_to_both }).check()
  await page.getByRole('button', { name: applications.register_send }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(applications.registered_title)
}

/** Types what the data form still wants. */
export async function fillIn(page: Page, language: Language = 'pl') {
  const { artists: t, app } = textsIn(language)
  await page.getByLabel(t.street, { exact: true }).fill('Józefa 12/4')
  await page.getByLabel(t.postal_code, { exact: true }).fill('31-056')
  await page.getByText('polski', { exact: true }).click()
  await page.getByLabel(app.in_pl, { exact: true }).fill('Linergistka z Krakowa, od siedmiu lat w zawodzie.')
  await page.getByLabel(app['in_en-US'], { exact: true }).fill('A permanent makeup artist from Kraków.')
}

export async function addPicture(page: Page, language: Language = 'pl') {
  const { artists: t, applications, profile } = textsIn(language)
  await page.getByLabel(t.avatar_choose).setInputFiles(image('photo.jpg'))
  await page.getByRole('dialog').getByRole('button', { name: profile.crop_save }).click()
  await expect(page.getByLabel(applications.avatar_change)).toBeAttached()
}

export async function addCertificate(page: Page, language: Language = 'pl') {
  const { artists: t, profile, app } = textsIn(language)
  await page.getByLabel(t.document_add_CERTIFICATE).setInputFiles(image('certificate.pdf'))
  await expect(page.getByRole('link', { name: 'certificate.pdf' })).toBeVisible()
  await page.getByRole('button', { name: profile.validity_add }).last().click()
  await page.getByLabel(t.valid_until).fill('2030-05-31')
  await page.getByRole('dialog').getByRole('button', { name: app.save }).click()
  await expect(page.getByText(profile.validity_saved).last()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
