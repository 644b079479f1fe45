import { type Browser, expect, type Page } from '@playwright/test'
import { test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { addCertificate, addPicture, apply, fillIn } from './artist-form.ts'

const pl = textsIn('pl')
const en = textsIn('en-US')
const karolina = { first_name: 'Karolina', last_name: 'Maj', email: 'karolina.maj@poczta.example' }
const name = `${karolina.first_name} ${karolina.last_name}`
const password = 'Brwi-i-usta-2026'

test('an artist applies, is accepted, comes too late, mends what is missing, and signs in', async ({
  browser,
  portal,
  page,
  people,
}) => {
  test.setTimeout(120_000)
  const phone = await phoneOf(browser, portal.url)
  const office = page
  await office.setViewportSize({ width: 1440, height: 900 })

  await test.step('the artist applies on a phone, in Polish', async () => {
    await apply(phone, karolina)
    const mail = await portal.mailTo(karolina.email)
    expect(mail.subject).toBe('Otrzymaliśmy Twoje zgłoszenie')
    expect(mail.text).toContain('Brwi pudrowe, Usta')
    expect(mail.html).toContain('Kraków')
  })

  await test.step('the office accepts from the list, in English', async () => {
    await people.arrive(cast.office)
    await people.speak('en-US')
    await office.getByRole('navigation').getByRole('link', { name: en.app.area_artists }).first().click()
    await office.getByRole('navigation').getByRole('link', { name: en.artists.invitations_title }).click()
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(en.artists.invitations_title)
    await office.getByRole('searchbox').fill('maj krak')
    const row = office.getByRole('row', { name })
    await row.getByRole('button', { name: en.artists.step_accept }).click()
    const question = office.getByRole('dialog', { name: `Accept the application of ${name}?` })
    await question.getByRole('button', { name: en.artists.step_accept }).click()
    await expect(office.getByText(`${name} is accepted, the link is on its way.`)).toBeVisible()
    // The list shows what waits, which this one does no more.
    await expect(row).toHaveCount(0)
    await office.getByRole('button', { name: en.artists.status_1 }).click()
    await expect(row).toContainText(en.artists.status_1)
  })

  const route =
    await test.step('the link expires before the artist comes, and a fresh one takes its place', async () => {
      const title = phone.getByRole('heading', { level: 1 })
      const old = await portal.mailTo(karolina.email, { count: 2 })
      expect(old.subject).toBe('[wymagane działanie] Twoje zgłoszenie zostało przyjęte')
      await phone.goto(`/#${old.route}`)
      await expect(title).toHaveText(pl.applications.form_title)
      await portal.query(
        `update pro_artist_links set expires_at = now() - interval '1 minute'
       from pro_artists where pro_artists.id = pro_artist_id and email = $1`,
        [karolina.email],
      )
      await phone.reload()
      await expect(title).toHaveText(pl.applications.link_expired_title)
      await expect(phone.getByText(pl.applications.link_expired_text)).toBeVisible()

      await office.getByRole('link', { name }).click()
      await expect(office.getByText(/^The link to the form expired on /)).toBeVisible()
      await office.getByRole('button', { name: en.artists.step_sendLink }).click()
      const question = office.getByRole('dialog', { name: `Send a new link to ${name}?` })
      await question.getByRole('button', { name: en.artists.step_sendLink }).click()
      const fresh = await portal.mailTo(karolina.email, { count: 3 })
      await phone.goto(`/#${fresh.route}`)
      await expect(title).toHaveText(pl.applications.form_title)
      await phone.goto(`/#${old.route}`)
      await expect(title).toHaveText(pl.applications.link_replaced_title)
      await expect(phone.getByText(pl.applications.link_replaced_text)).toBeVisible()
      return fresh.route
    })

  await test.step('the artist fills in the form behind the link, with a photo and a PDF', async () => {
    await phone.goto(`/#${route}`)
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(pl.applications.form_title)
    await expect(phone.getByLabel(pl.artists.first_name)).toHaveValue(karolina.first_name)
    const country = phone.getByRole('combobox', { name: pl.artists.country_id })
    await expect(country.locator('option:checked')).toHaveText('Polska')
    await fillIn(phone)
    await addPicture(phone)
    await expect(phone.getByText(pl.applications.still_missing)).toBeVisible()
    await addCertificate(phone)
    await expect(phone.getByText('Gotowe 5 z 5')).toBeVisible()
    await expect(phone.getByText(pl.applications.nothing_missing)).toBeVisible()
    await phone.getByRole('button', { name: pl.applications.form_send }).click()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(pl.applications.formed_title)
  })

  await test.step('the office requests what is missing and names the fields', async () => {
    await office.getByRole('navigation').getByRole('link', { name: en.app.area_artists }).first().click()
    await office.getByRole('navigation').getByRole('link', { name: en.artists.verification_title }).click()
    await office.getByRole('link', { name }).click()
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(office.getByText('Józefa 12/4, 31-056 Kraków, Poland')).toBeVisible()
    await expect(office.getByText('valid until May 31, 2030')).toBeVisible()
    const certificate = office.waitForEvent('download')
    await office.getByRole('link', { name: 'Download certificate.pdf' }).click()
    expect((await certificate).suggestedFilename()).toBe('certificate.pdf')

    await office.getByRole('button', { name: en.artists.step_requestMissingData }).click()
    const dialog = office.getByRole('dialog', { name: `What should ${name} complete?` })
    await dialog.getByRole('button', { name: en.artists.missing_send }).click()
    await expect(dialog.getByLabel(en.artists.missing_comment)).toBeFocused()
    await dialog.getByLabel(en.artists.missing_comment).fill('Kod pocztowy i miejscowość się nie zgadzają.')
    await dialog.getByText(en.artists.postal_code, { exact: true }).click()
    await dialog.getByText(en.artists.documents, { exact: true }).click()
    await dialog.getByRole('button', { name: en.artists.missing_send }).click()
    await expect(dialog).toHaveCount(0)
    await expect(office.getByText(en.artists.status_5, { exact: true })).toBeVisible()
    await expect(office.getByText('To correct: Postal code')).toBeVisible()
  })

  await test.step('the artist mends it through the same link', async () => {
    const mail = await portal.mailTo(karolina.email, { count: 4 })
    expect(mail.text).toContain('Kod pocztowy i miejscowość się nie zgadzają.')
    expect(mail.route).toBe(route)
    await phone.goto(`/#${mail.route}`)
    await expect(phone.getByText('Kod pocztowy i miejscowość się nie zgadzają.')).toBeVisible()
    await phone
      .getByRole('list', { name: pl.applications.form_missing_fields })
      .getByRole('button', { name: pl.artists.postal_code })
      .click()
    const code = phone.getByLabel(`${pl.artists.postal_code} ${pl.applications.please_mend}`)
    await expect(code).toBeFocused()
    await expect(code).toHaveValue('31-056')
    await expect(phone.getByText(pl.applications.still_unmended)).toBeVisible()
    await code.fill('30-001')
    await expect(phone.getByText(pl.applications.still_unmended)).toBeVisible()
    await addCertificate(phone)
    await expect(phone.getByText(pl.applications.nothing_missing)).toBeVisible()
    await phone.reload()
    await expect(code).toHaveValue('30-001')
    await expect(phone.getByText(pl.applications.nothing_missing)).toBeVisible()
    await phone.getByRole('button', { name: pl.applications.form_send }).click()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(pl.applications.formed_title)
  })

  await test.step('the office approves', async () => {
    await office.reload()
    await expect(office.getByText('30-001 Kraków')).toBeVisible()
    const mended = office.locator('section').filter({ hasText: en.artists.mended_title })
    await expect(mended.getByRole('deletion')).toHaveText([/31-056/, new RegExp(en.app.change_empty)])
    await expect(mended.getByRole('insertion')).toHaveText([/30-001/, /certificate\.pdf/])
    await office.getByRole('button', { name: en.artists.step_complete, exact: true }).click()
    const question = office.getByRole('dialog', { name: `Approve the data of ${name} and set up the account?` })
    await question.getByRole('button', { name: en.artists.step_complete }).click()
    await expect(office.getByText(en.artists.status_3, { exact: true })).toBeVisible()
    await expect(office.getByText(en.artists.guide_3)).toBeVisible()
    await people.speak('pl')
    await expect(office.getByText(pl.artists.guide_3)).toBeVisible()
  })

  await test.step('the artist sets a password and signs in', async () => {
    const mail = await portal.mailTo(karolina.email, { count: 5 })
    expect(mail.subject).toBe('Twoje konto w portalu Atelier jest gotowe')
    await phone.goto(`/#${mail.route}`)
    await phone.getByLabel(pl.session.new_password, { exact: true }).fill(password)
    await phone.getByLabel(pl.session.password_confirmation).fill(password)
    await phone.getByRole('button', { name: pl.session.reset_save }).click()
    await phone.getByRole('link', { name: pl.session.login }).click()
    await phone.getByLabel(pl.session.email, { exact: true }).fill(karolina.email)
    await phone.getByLabel(pl.session.password, { exact: true }).fill(password)
    await phone.getByRole('button', { name: pl.session.login, exact: true }).click()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Karolina')
  })
  await phone.context().close()
})

async function phoneOf(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'pl-PL',
  })
  return context.newPage()
}
