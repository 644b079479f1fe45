import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { applications as calls } from '#contract/applications/applications.ts'
import { type People, type Portal, peopleOn, test, textsIn } from '#testing/browser.ts'
import { cast } from '#testing/cast.ts'
import { addCertificate, addPicture, fillIn, image } from './artist-form.ts'

const { artists: t, applications, app, profile, validation } = textsIn('pl')

test('a rejected artist reads in the mail what the office wrote', async ({ page, people, portal }) => {
  const { first_name, last_name, email } = cast.applied
  const name = `${first_name} ${last_name}`
  await people.arrive(cast.office, '/#/proartist/invitations')
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: t.step_reject, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `${name}: odrzucić zgłoszenie?` })
  await dialog.getByLabel(t.reject_comment).fill('Zapraszamy znów za rok, z portfolio ust.')
  await dialog.getByRole('button', { name: t.reject_send }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(t.status_2, { exact: true })).toBeVisible()
  await expect(page.getByText('Zapraszamy znów za rok, z portfolio ust.')).toBeVisible()
  await expect(page.getByRole('heading', { name: t.details_decision })).toBeFocused()

  const letter = await portal.letterTo(email)
  expect(letter.subject).toBe('Odpowiedź na Twoje zgłoszenie')
  expect(letter.text).toContain('Zapraszamy znów za rok, z portfolio ust.')
})

test('the link of a rejected applicant says so, on both of its screens', async ({ page, people, portal }) => {
  const route = await freshLink({ people, portal }, cast.late)
  const status = (number: number) =>
    portal.query('update pro_artists set invitation_status = $2 where email = $1', [cast.late.email, number])
  await status(2)
  for (const screen of [route, `${route}/finalized`]) {
    await page.goto(`/#/${screen.replace(/^\//, '')}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(applications.link_rejected_title)
    await expect(page.getByText(applications.formed_title)).toHaveCount(0)
  }
  await status(1)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(applications.form_title)
})

test('a link that has expired says what to do, and a fresh one takes its place', async ({ page, people, portal }) => {
  const old = await freshLink({ people, portal }, cast.late)
  await page.goto(`/#${old}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(applications.form_title)
  await portal.query(
    `update pro_artist_links set expires_at = now() - interval '1 minute'
     from pro_artists where pro_artists.id = pro_artist_id and email = $1`,
    [cast.late.email],
  )
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(applications.link_expired_title)
  await expect(page.getByText(applications.link_expired_text)).toBeVisible()

  await openArtist(page, portal, cast.late)
  await expect(page.getByText(/^Link do formularza wygasł/)).toBeVisible()
  const fresh = await sendLink(page, portal, cast.late)
  await page.goto(`/#${fresh}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(applications.form_title)
  await page.goto(`/#${old}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(applications.link_replaced_title)
  await expect(page.getByText(applications.link_replaced_text)).toBeVisible()
})

test('what was typed in the form survives a closed tab', async ({ page, people, portal, context }) => {
  const route = await freshLink({ people, portal }, cast.accepted)
  await page.goto(`/#${route}`)
  await page.getByLabel(t.street, { exact: true }).fill('Długa 7')
  await page.getByText('polski', { exact: true }).click()
  await page.getByLabel(app.in_pl, { exact: true }).fill('Zaczęłam pisać i zamknęłam kartę.')
  await page.close()

  const later = await context.newPage()
  await later.goto(`/#${route}`)
  await expect(later.getByText(app.draft_restored)).toBeVisible()
  await expect(later.getByLabel(t.street, { exact: true })).toHaveValue('Długa 7')
  await expect(later.getByRole('checkbox', { name: 'polski' })).toBeChecked()
  await expect(later.getByLabel(app.in_pl, { exact: true })).toHaveValue('Zaczęłam pisać i zamknęłam kartę.')
  await later.getByRole('button', { name: app.draft_discard }).click()
  await expect(later.getByLabel(t.street, { exact: true })).toHaveValue('')
})

test('a file that cannot be taken is refused with a sentence that says why', async ({ page, people, portal }) => {
  const route = await freshLink({ people, portal }, cast.accepted)
  await page.goto(`/#${route}`)
  const folder = await mkdtemp(join(tmpdir(), 'atelier-files-'))
  const huge = join(folder, 'wakacje.jpg')
  const file = await open(huge, 'w')
  await file.truncate(50 * 1024 * 1024)
  await file.close()
  const kinds = 'JPEG, PNG, WebP, AVIF, HEIC'
  const wrongType = `Tego rodzaju pliku nie przyjmujemy. Dozwolone: ${kinds}.`
  const refusals = [
    [{ name: 'pusty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }, validation.file_empty],
    [huge, 'Plik jest za duży. Najwięcej można przesłać 15 MB.'],
    [image('program.jpg'), wrongType],
    [image('drawing.png'), wrongType],
    [{ name: 'umowa.docx', mimeType: 'application/msword', buffer: Buffer.from('x') }, wrongType],
  ] as const
  const avatar = page.getByLabel(t.avatar_choose).or(page.getByLabel(applications.avatar_change))
  for (const [refused, sentence] of refusals) {
    await avatar.setInputFiles(refused as Parameters<typeof avatar.setInputFiles>[0])
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(sentence)
    await expect(alert).toHaveCount(1)
    await expect(avatar).toHaveAccessibleDescription(new RegExp(sentence.replace(/[.?]/g, '\\$&')))
  }
  await page.getByLabel(t.document_add_CERTIFICATE).setInputFiles(huge)
  await expect(page.getByText('Plik jest za duży. Najwięcej można przesłać 15 MB.')).toBeVisible()
  await rm(folder, { recursive: true })
})

test('an upload shows how far it is, and can be cancelled and tried again', async ({ page, people, portal }) => {
  const route = await freshLink({ people, portal }, cast.accepted)
  await page.goto(`/#${route}`)
  const held = Promise.withResolvers<void>()
  await page.route('**/avatar', async (call) => {
    await held.promise
    await call.abort().catch(() => undefined)
  })
  const avatar = page.getByLabel(t.avatar_choose).or(page.getByLabel(applications.avatar_change))
  await avatar.setInputFiles(image('photo.jpg'))
  await page.getByRole('dialog').getByRole('button', { name: profile.crop_save }).click()
  await expect(page.getByRole('progressbar', { name: 'Wysyłanie pliku photo.webp' })).toBeVisible()
  await page.getByRole('button', { name: app.cancel }).click()
  await expect(page.getByRole('progressbar', { name: 'Wysyłanie pliku photo.webp' })).toHaveCount(0)
  held.resolve()

  await avatar.setInputFiles(image('photo.jpg'))
  await page.getByRole('dialog').getByRole('button', { name: profile.crop_save }).click()
  await expect(page.getByRole('alert')).toContainText(app.no_connection)
  await page.unroute('**/avatar')
  await page.getByRole('alert').getByRole('button', { name: app.try_again }).click()
  await expect(page.getByText(t.avatar_saved)).toBeVisible()
  await expect(page.getByLabel(applications.avatar_change)).toBeAttached()
})

test('a link that was used says that the form has arrived', async ({ page, people, portal }) => {
  const route = await freshLink({ people, portal }, cast.accepted)
  await page.goto(`/#${route}`)
  await page.getByRole('button', { name: applications.form_send }).click()
  await expect(page.getByLabel(t.street, { exact: true })).toBeFocused()
  await fillIn(page)
  await page.getByRole('button', { name: applications.form_send }).click()
  await expect(page.getByText(validation.certificate_missing)).toBeVisible()
  if ((await page.getByLabel(t.avatar_choose).count()) > 0) await addPicture(page)
  await addCertificate(page)
  await expect(page.getByText(validation.certificate_missing)).toHaveCount(0)
  await page.getByRole('button', { name: applications.form_send }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(applications.formed_title)
  await page.goto(`/#${route}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(applications.formed_title)
  await expect(page).toHaveURL(/\/finalized$/)
  await page.goto('/#/pro-artist-form/made-up')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(applications.link_unknown_title)
})

test('of two who decide at once the second is told who was first, and keeps what they wrote', async ({
  page,
  people,
  portal,
  browser,
}) => {
  const { first_name, last_name } = cast.toVerify
  await people.arrive(cast.office)
  await openArtist(page, portal, cast.toVerify)
  await page.getByRole('button', { name: t.step_requestMissingData }).click()
  const dialog = page.getByRole('dialog', { name: `${first_name} ${last_name}: o co poprosić?` })
  await dialog.getByLabel(t.missing_comment).fill('Prosimy o wyraźniejszy skan certyfikatu.')

  const owner = await signedInAs(browser, portal, cast.owner)
  await openArtist(owner, portal, cast.toVerify)
  await owner.getByRole('button', { name: t.step_complete, exact: true }).click()
  await owner.getByRole('dialog').getByRole('button', { name: t.step_complete }).click()
  await expect(owner.getByText(t.status_3, { exact: true })).toBeVisible()
  await owner.close()

  await dialog.getByRole('button', { name: t.missing_send }).click()
  const told = dialog.getByRole('alert')
  await expect(told).toContainText(app.not_sent)
  await expect(told).toContainText('Helena Zawadzka, przed chwilą')
  await expect(told).toContainText(t.status_3)
  await expect(dialog.getByLabel(t.missing_comment)).toHaveValue('Prosimy o wyraźniejszy skan certyfikatu.')
  await expect(dialog.getByRole('button', { name: t.missing_send })).toHaveCount(0)
  await dialog.getByRole('button', { name: app.close }).click()
  await expect(page.getByText(t.status_3, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: t.step_requestMissingData })).toHaveCount(0)
})

test('of two who accept at once one does, and the other sees that', async ({ page, people, portal, browser }) => {
  await people.arrive(cast.office)
  await openArtist(page, portal, cast.rejected)
  const owner = await signedInAs(browser, portal, cast.owner)
  await openArtist(owner, portal, cast.rejected)
  for (const reader of [owner, page]) {
    await reader.getByRole('button', { name: t.step_accept, exact: true }).click()
    await reader.getByRole('dialog').getByRole('button', { name: t.step_accept }).click()
    await expect(reader.getByText(t.status_1, { exact: true })).toBeVisible()
  }
  await expect(owner.getByRole('alert').filter({ hasText: t.conflict_title })).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: t.conflict_title })).toContainText('Helena Zawadzka')
  await owner.close()
  expect((await portal.letterTo(cast.rejected.email)).subject).toContain('[wymagane działanie]')
})

type Office = { people: People; portal: Portal }
type Person = { first_name: string; last_name: string; email: string }

/** The office sends a new link; this is where its letter leads. */
async function freshLink({ people, portal }: Office, { email }: Person): Promise<string> {
  await people.arrive(cast.office)
  const before = portal.lettersTo(email).length
  const [artist] = await portal.query('select id from pro_artists where email = $1', [email])
  await people.send(calls.sendLink, { id: Number(artist?.id) })
  return (await portal.letterTo(email, { count: before + 1 })).route
}

async function sendLink(page: Page, portal: Portal, { first_name, last_name, email }: Person): Promise<string> {
  const before = portal.lettersTo(email).length
  await page.getByRole('button', { name: t.step_sendLink }).click()
  await page
    .getByRole('dialog', { name: `${first_name} ${last_name}: wysłać nowy link?` })
    .getByRole('button', { name: t.step_sendLink })
    .click()
  return (await portal.letterTo(email, { count: before + 1 })).route
}

async function openArtist(page: Page, portal: Portal, { first_name, last_name, email }: Person): Promise<void> {
  const [artist] = await portal.query('select id from pro_artists where email = $1', [email])
  await page.goto(`/#/proartist/${artist?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${first_name} ${last_name}`)
}

async function signedInAs(browser: Browser, portal: Portal, account: typeof cast.owner): Promise<Page> {
  const page = await browser.newPage({ baseURL: portal.url })
  await peopleOn(page).arrive(account)
  return page
}
