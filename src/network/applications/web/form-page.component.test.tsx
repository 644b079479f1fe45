import { beforeAll, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { applications } from '#network/applications/contract/applications.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { chooseFiles, pictureFile, storedFile } from '#testing/browser/choose-files.ts'
import { mailAfter, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { FormFinalizedPage } from './form-finalized-page.tsx'
import { FormPage } from './form-page.tsx'

type Person = { email: string }
type Key = Parameters<typeof translate>[0]

const input = (key: Key) => page.getByLabelText(translate(key))
const press = (key: Key) => page.getByRole('button', { name: translate(key) }).click()
const heading = page.getByRole('heading', { level: 1 })
const avatar = input('artists.avatar_choose').or(input('applications.avatar_change'))
const alert = page.getByRole('alert')

const showForm = (route: string) => showAt(route, <FormPage />, '/pro-artist-form/$hash')
const showFinalized = (route: string) =>
  showAt(`${route}/finalized`, <FormFinalizedPage />, '/pro-artist-form/$hash/finalized')

/** Where the link in the email leads. */
let route: string
beforeAll(async () => {
  await page.viewport(1280, 900)
  await signIn()
  route = await newLink(cast.accepted)
})

test('what was typed in the form survives a closed tab', async () => {
  const end = showForm(route)
  await input('artists.street').fill('Długa 7')
  await page.getByText('polski').click()
  await input('app.in_pl').fill('Zaczęłam pisać i zamknęłam kartę.')
  end()
  showForm(route)
  await expect.element(page.getByText(translate('app.draft_restored'))).toBeVisible()
  await expect.element(input('artists.street')).toHaveValue('Długa 7')
  await expect.element(page.getByRole('checkbox', { name: 'polski' })).toBeChecked()
  await expect.element(input('app.in_pl')).toHaveValue('Zaczęłam pisać i zamknęłam kartę.')
  await press('app.draft_discard')
  await expect.element(input('artists.street')).toHaveValue('')
})

test('an invalid file is refused with the reason', async () => {
  showForm(route)
  const huge = new File([new ArrayBuffer(50 * 1024 * 1024)], 'wakacje.jpg', { type: 'image/jpeg' })
  const tooBig = 'Plik jest za duży. Najwięcej można przesłać 15 MB.'
  const wrongType = 'Tego rodzaju pliku nie przyjmujemy. Dozwolone: JPEG, PNG, WebP, AVIF, HEIC.'
  const refusals = [
    [new File([], 'pusty.jpg', { type: 'image/jpeg' }), translate('validation.file_empty')],
    [huge, tooBig],
    [await storedFile('program.jpg', 'image/jpeg'), wrongType],
    [await storedFile('drawing.png', 'image/png'), wrongType],
    [new File(['x'], 'umowa.docx', { type: 'application/msword' }), wrongType],
  ] as const
  await expect.element(avatar).toBeInTheDocument()
  for (const [file, sentence] of refusals) {
    chooseFiles(avatar.element(), file)
    await expect.element(alert).toMatchTextContent(`${file.name}: ${sentence}`)
    await expect.element(alert).toHaveLength(1)
    await expect.element(avatar).toHaveAccessibleDescription(expect.stringContaining(sentence))
  }
  chooseFiles(input('artists.document_add_CERTIFICATE').element(), huge)
  await expect.element(page.getByText(tooBig, { exact: false })).toBeVisible()
})

test('an upload shows how far it is, and can be cancelled and tried again', async () => {
  showForm(route)
  const addresses = '**/avatar'
  const progress = page.getByRole('progressbar', { name: 'Wysyłanie pliku photo.webp' })
  await expect.element(avatar).toBeInTheDocument()
  await commands.hold(addresses)
  await chooseAvatar()
  await expect.element(progress).toBeVisible()
  await press('app.cancel')
  await expect.element(progress).not.toBeInTheDocument()
  await commands.reconnect(addresses)

  await commands.cutOff(addresses)
  await chooseAvatar()
  await expect.element(alert).toMatchTextContent(translate('app.no_connection'))
  await commands.reconnect(addresses)
  await alert.getByRole('button', { name: translate('app.try_again') }).click()
  await expect.element(page.getByText(translate('artists.avatar_saved'))).toBeVisible()
  await expect.element(input('applications.avatar_change')).toBeInTheDocument()
})

test('a file that did not arrive is named after a reload, until it arrives or nobody wants it any more', async () => {
  const end = showForm(route)
  const certificate = input('artists.document_add_CERTIFICATE')
  const unsent = page.getByText(translate('app.upload_unsent'), { exact: false })
  await expect.element(avatar).toBeInTheDocument()
  for (const addresses of ['**/avatar', '**/documents']) await commands.cutOff(addresses)
  await chooseAvatar()
  chooseFiles(certificate.element(), await storedFile('certificate.pdf', 'application/pdf'))
  await expect.element(alert).toHaveLength(2)
  await expect.element(unsent).not.toBeInTheDocument()
  end()
  for (const addresses of ['**/avatar', '**/documents']) await commands.reconnect(addresses)

  const endReloaded = showForm(route)
  await expect.element(unsent).toHaveLength(2)
  await expect.element(alert.first()).toMatchTextContent(/^photo\.jpg/)
  await expect.element(alert.last()).toMatchTextContent(/^certificate\.pdf/)
  await alert.last().getByRole('button').click()
  await expect.element(unsent).toHaveLength(1)
  await chooseAvatar()
  await expect.element(page.getByText(translate('artists.avatar_saved'))).toBeVisible()
  await expect.element(unsent).not.toBeInTheDocument()
  endReloaded()

  showForm(route)
  await expect.element(avatar).toBeInTheDocument()
  await expect.element(unsent).not.toBeInTheDocument()
})

test('a used link explains that the form has arrived', async () => {
  await send(applications.sendFormAvatar, {
    hash: route.split('/').at(-1) as string,
    avatar: await pictureFile('photo.jpg'),
  })
  const end = showForm(route)
  await press('applications.form_send')
  await expect.element(input('artists.street')).toHaveFocus()
  await input('artists.street').fill('Józefa 12/4')
  await input('artists.postal_code').fill('31-056')
  await page.getByText('polski').click()
  await input('app.in_pl').fill('Linergistka z Krakowa, od siedmiu lat w zawodzie.')
  await input('app.in_en-US').fill('A permanent makeup artist from Kraków.')
  await press('applications.form_send')
  const missing = page.getByText(translate('validation.certificate_missing'))
  await expect.element(missing).toBeVisible()
  chooseFiles(
    input('artists.document_add_CERTIFICATE').element(),
    await storedFile('certificate.pdf', 'application/pdf'),
  )
  await expect.element(page.getByRole('link', { name: 'certificate.pdf', exact: false })).toBeVisible()
  await expect.element(missing).not.toBeInTheDocument()
  await press('applications.form_send')
  await expect.poll(() => hashHistory.location.pathname).toBe(`${route}/finalized`)
  end()

  const away = showForm(route)
  await expect.poll(() => hashHistory.location.pathname).toBe(`${route}/finalized`)
  away()
  showFinalized(route)
  await expect.element(heading).toHaveTextContent(translate('applications.formed_title'))
})

test('an unknown link is explained', async () => {
  showForm('/pro-artist-form/made-up')
  await expect.element(heading).toHaveTextContent(translate('applications.link_unknown_title'))
})

test('the link of a rejected applicant explains it, on both of its screens', async () => {
  const given = await newLink(cast.late)
  await send(applications.reject, { id: await idOf(cast.late), comment: null })
  for (const showScreen of [showForm, showFinalized]) {
    const end = showScreen(given)
    await expect.element(heading).toHaveTextContent(translate('applications.link_rejected_title'))
    await expect.element(page.getByText(translate('applications.formed_title'))).not.toBeInTheDocument()
    end()
  }
  const accepted = await mailAfter(async () => send(applications.accept, { id: await idOf(cast.late) }), cast.late)
  showForm(accepted.route)
  await expect.element(heading).toHaveTextContent(translate('applications.form_title'))
})

async function chooseAvatar() {
  chooseFiles(avatar.element(), await pictureFile('photo.jpg'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: translate('profile.crop_save') })
    .click()
}

async function newLink(person: Person): Promise<string> {
  const id = await idOf(person)
  return (await mailAfter(() => send(applications.sendLink, { id }), person)).route
}

async function idOf({ email }: Person): Promise<number> {
  const params = JSON.stringify({ context: 'APPLICATION' })
  return (await send(artists.list, { params, filter: email })).data[0]?.id as number
}
