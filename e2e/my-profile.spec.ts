import { expect, type Page } from '@playwright/test'
import { artists as artistCalls } from '#network/artists/contract/artists.ts'
import { profile as calls } from '#network/profile/contract/profile.ts'
import { peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { image } from './artist-form.ts'

const { app, profile, publicProfiles, artists, students } = textsIn('pl')

test('an artist keeps name, bio, picture and documents; the office looks at the new name', async ({
  page,
  people,
  browser,
  portal,
}) => {
  await people.arrive(cast.colleague)
  await page.locator('header button[aria-expanded]').last().click()
  await page.getByRole('banner').getByRole('link', { name: profile.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.title)

  await test.step('texts of the profile are validated, and stored over a reload', async () => {
    await page.getByLabel(artists.last_name, { exact: true }).fill('Wasilewska-Lis')
    await page.getByLabel(app.in_pl, { exact: true }).fill('Za krótko')
    await page.getByLabel(artists.tax_id).fill('1234567890')
    await page.getByRole('button', { name: profile.save }).click()
    await expect(page.getByLabel(artists.tax_id)).toBeFocused()
    await page.getByLabel(artists.tax_id).fill('526-104-08-28')
    await page.getByLabel(app.in_pl, { exact: true }).fill('Od lat uczę, jak patrzeć, zanim się narysuje.')
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('zanim się narysuje')
    await page.reload()
    await expect(page.getByLabel(artists.last_name, { exact: true })).toHaveValue('Wasilewska-Lis')
    await page.getByRole('button', { name: profile.save }).click()
    await expect(page.getByText(profile.saved_reviewed)).toBeVisible()
    await expect(page.getByText(profile.review_title)).toBeVisible()
    await expect(card(page)).toContainText('Wasilewska-Lis')
  })

  await test.step('a document with its day; the last certificate stays', async () => {
    await expect(page.getByText(profile.only_certificate)).toBeVisible()
    // Its code does not come at first, as in a tab older than the portal: the file is not lost without a word.
    await page.route('**/assets/api-upload-*.js', (route) => route.abort())
    await page.getByLabel(artists.document_add_CERTIFICATE).setInputFiles(image('certificate.pdf'))
    const lost = page.getByRole('alert').filter({ hasText: `certificate.pdf: ${app.part_missing}` })
    await expect(lost).toBeVisible()
    await page.unroute('**/assets/api-upload-*.js')
    await lost.getByRole('button', { name: app.try_again }).click()
    await page.getByRole('button', { name: new RegExp(`${profile.validity_add} ?: certificate.pdf`) }).click()
    await page.getByLabel(artists.valid_until).fill(inDays(20))
    await page.getByRole('dialog').getByRole('button', { name: app.save }).click()
    await expect(page.getByText('wygasa za 20 dni')).toBeVisible()
    await expect(page.getByText(profile.only_certificate)).toHaveCount(0)
    await page.getByRole('button', { name: 'Usuń dokument certificate.pdf' }).click()
    await page.getByRole('dialog').getByRole('button', { name: app.remove }).click()
    await expect(page.getByText(profile.only_certificate)).toBeVisible()
  })

  await test.step('the picture, cropped by keyboard', async () => {
    await page.getByRole('button', { name: profile.avatar_change }).click()
    const dialog = page.getByRole('dialog', { name: profile.crop_title })
    await dialog.getByLabel(artists.avatar_choose).setInputFiles(image('photo.jpg'))
    const frame = dialog.getByRole('application', { name: profile.crop_area })
    await frame.focus()
    for (let press = 0; press < 40; press++) await page.keyboard.press('ArrowUp')
    await dialog.getByRole('button', { name: profile.crop_save }).click()
    await expect(dialog).toHaveCount(0)
    // The photo lies on its side and shows four colours when upright: of its lower part, blue and yellow fill the most.
    await expect.poll(() => coloursOf(page)).toEqual({ left: 'blue', right: 'yellow' })
  })

  await test.step('the office compares the new name with the old one, and marks the change as reviewed', async () => {
    const { id } = (await people.send(calls.get, {})).data
    const office = await browser.newPage({ baseURL: portal.url })
    const inOffice = peopleOn(office)
    await inOffice.arrive(cast.office, `/#/proartist/${id}`)
    await expect(office.getByText(artists.changes_title)).toBeVisible()
    await expect(office.getByRole('deletion').filter({ hasText: cast.colleague.last_name }).first()).toBeVisible()
    await office.getByRole('button', { name: artists.changes_seen, exact: true }).click()
    await expect(office.getByText(artists.changes_title)).toHaveCount(0)
    expect((await inOffice.send(artistCalls.get, { id })).data.has_changes_to_review).toBe(false)
    await office.close()
  })

  await test.step('a page that everybody sees for as long as it is switched on', async () => {
    const part = page.locator('section', { has: page.getByRole('heading', { name: publicProfiles.title }) }).last()
    const press = async () => {
      await part.getByRole('switch', { name: publicProfiles.is_on }).click({ force: true })
      await part.getByRole('button', { name: app.save }).click()
    }
    await press()
    const link = part.getByRole('link', { name: '/artists/' })
    await expect(link).toBeVisible()
    const { pathname } = new URL((await link.getAttribute('href')) ?? '')
    const visitor = await browser.newPage({ baseURL: portal.url })
    await visitor.goto(pathname)
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Wasilewska-Lis')
    await press()
    await expect(part.getByText(publicProfiles.off)).toBeVisible()
    expect((await visitor.reload())?.status()).toBe(410)
    await visitor.close()
  })
})

test('who saves second keeps their text and follows what the other saved', async ({
  page,
  people,
  context,
  browser,
  portal,
}) => {
  await people.arrive(cast.artist)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/#/my-profile')
    await expect(tab.getByLabel(artists.city)).not.toHaveValue('')
  }
  await other.getByLabel(artists.city).fill('Wieliczka')
  await other.getByRole('button', { name: profile.save }).click()
  await expect(other.getByText(profile.saved)).toBeVisible()

  await page.getByLabel(artists.phone).fill('+48 600 100 200')
  await page.getByRole('button', { name: profile.save }).click()
  await expect(page.getByText(app.conflict_title)).toBeVisible()
  await expect(page.getByLabel(artists.city)).toHaveValue('Wieliczka')
  await expect(page.getByLabel(artists.phone)).toHaveValue('+48 600 100 200')
  await page.getByRole('button', { name: profile.save }).click()
  await expect(page.getByText(profile.saved)).toBeVisible()
  expect((await people.send(calls.get, {})).data).toMatchObject({ city: 'Wieliczka', phone: '+48600100200' })

  // What is typed after that belongs to what was saved then; a reload does not hide what the office saved since.
  await page.getByLabel(artists.street).fill('Solna 1')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Solna 1')
  const office = await browser.newPage({ baseURL: portal.url })
  await peopleOn(office).arrive(cast.office)
  const { id, revision } = (await people.send(calls.get, {})).data
  await peopleOn(office).send(artistCalls.update, { id, revision, city: 'Bochnia' })
  await office.close()
  await page.reload()
  await expect(page.getByText(app.draft_outdated)).toBeVisible()
  await page.getByRole('button', { name: profile.save }).click()
  await expect(page.getByText(app.conflict_merged)).toBeVisible()
  await page.getByRole('button', { name: profile.save }).click()
  await expect(page.getByText(profile.saved)).toBeVisible()
  expect((await people.send(calls.get, {})).data).toMatchObject({ city: 'Bochnia', street: 'Solna 1' })
})

test('a student keeps their own data, and is led away from the artists’', async ({ page, people }) => {
  await people.arrive(cast.fellow)
  await people.speak('pl')
  await page.goto('/#/my-profile')
  await page.getByRole('link', { name: profile.for_artists_student }).click()
  await page.getByLabel(students.phone).fill('123')
  await page.getByRole('button', { name: students.save }).click()
  await expect(page.getByLabel(students.phone)).toBeFocused()
  await page.getByLabel(students.phone).fill('+44 20 7946 0123')
  await page.getByRole('button', { name: students.save }).click()
  await expect(page.getByText(students.saved)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(students.phone)).toHaveValue('+44 2079 460123')
})

function inDays(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

function card(page: Page) {
  return page.getByRole('complementary', { name: 'Wasilewska-Lis' })
}

/** What the picture shows halfway down at its left and right. */
function coloursOf(page: Page) {
  return card(page)
    .locator('img')
    .evaluate(async (shown: HTMLImageElement) => {
      await shown.decode()
      const { naturalWidth: width, naturalHeight: height } = shown
      const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
      pen?.drawImage(shown, 0, 0)
      const colourAt = (x: number) => {
        const [red = 0, green = 0, blue = 0] = pen?.getImageData(x * width, 0.6 * height, 1, 1).data ?? []
        if (blue > red && blue > green) return 'blue'
        return red > 150 && green > 150 ? 'yellow' : red > green ? 'red' : 'green'
      }
      return { left: colourAt(0.25), right: colourAt(0.75) }
    })
}
