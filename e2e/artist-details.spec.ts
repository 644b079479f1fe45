import { type Browser, expect, type Page } from '@playwright/test'
import { type Portal, peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { artists: t, app } = textsIn('pl')
const name = `${cast.leaver.first_name} ${cast.leaver.last_name}`

test('of two people who edit at once the second resolves the conflict field by field; then the account is disabled, enabled and deleted', async ({
  page,
  portal,
  browser,
}) => {
  const office = page
  const id = await signInAndOpen(office, portal, cast.office)
  const owner = await inAnotherBrowser(browser, portal)

  await test.step('both edit the same artist, the owner saves first', async () => {
    for (const reader of [office, owner]) {
      await reader.getByRole('link', { name: t.edit }).click()
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`${name}: edycja danych`)
    }
    await owner.getByLabel(t.city, { exact: true }).fill('Sopot')
    await owner.getByLabel(t.street).fill('Morska 3')
    await owner.getByRole('button', { name: t.edit_save }).click()
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText(name)
    await owner.close()
  })

  await test.step('the office is notified of the conflict, keeps its own text, takes over one field and saves', async () => {
    await office.getByLabel(t.city, { exact: true }).fill('Gdynia')
    await office.getByLabel(t.internal_note).fill('Dzwonić po południu.')
    await office.reload()
    await expect(office.getByText(app.draft_outdated)).toBeVisible()
    await expect(office.getByLabel(t.street)).toHaveValue('Morska 3')
    await office.getByRole('button', { name: t.edit_save }).click()
    await expect(office.getByText(app.conflict_title)).toBeVisible()
    await expect(office.getByLabel(t.city, { exact: true })).toHaveValue('Gdynia')
    await expect(office.getByLabel(t.street)).toHaveValue('Morska 3')
    await expect(office.getByLabel(t.internal_note)).toHaveValue('Dzwonić po południu.')
    const choice = office.getByRole('group', { name: t.city })
    await expect(choice.getByRole('radio', { name: 'Gdynia' })).toBeChecked()
    await choice.getByRole('radio', { name: /Helena Zawadzka.*Sopot/ }).check()
    await expect(office.getByLabel(t.city, { exact: true })).toHaveValue('Sopot')
    await office.getByRole('button', { name: t.edit_save }).click()
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(office.getByText('Dzwonić po południu.').first()).toBeVisible()
  })

  await test.step('disabled and enabled again, each by name', async () => {
    await confirm(office, t.step_disable, `${name}: wyłączyć konto?`)
    await expect(office.getByText(t.disabled, { exact: true })).toBeVisible()
    await confirm(office, t.step_enable, `${name}: włączyć konto?`)
    await expect(office.getByText(t.disabled, { exact: true })).toHaveCount(0)
    await office.getByRole('switch', { name: t.pro_team }).click()
    await expect(office.getByRole('list', { name: t.figures })).toBeVisible()
  })

  await test.step('deleted by name: nobody is there any more', async () => {
    await confirm(office, t.remove, `${name}: usunąć na zawsze?`, app.remove)
    await expect(office.getByText(`${name}: usunięto.`)).toBeVisible()
    await office.goto(`/#/proartist/${id}`)
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(app.absent_title)
  })
})

async function confirm(page: Page, button: string, question: string, answer = button): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: answer, exact: true }).click()
}

async function inAnotherBrowser(browser: Browser, portal: Portal): Promise<Page> {
  const page = await browser.newPage({ baseURL: portal.url })
  await signInAndOpen(page, portal, cast.owner)
  return page
}

async function signInAndOpen(page: Page, portal: Portal, account: typeof cast.owner): Promise<number> {
  await peopleOn(page).arrive(account)
  const [artist] = await portal.query('select id from pro_artists where email = $1', [cast.leaver.email])
  await page.goto(`/#/proartist/${artist?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  return artist?.id as number
}
