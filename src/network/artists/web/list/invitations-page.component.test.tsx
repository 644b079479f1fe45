import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { fullName } from '#kit/contract/values/full-name.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { InvitationsPage } from './invitations-page.tsx'
import { NoApplicants } from './no-applicants.tsx'
import { NoArtists } from './no-artists.tsx'

const dialog = page.getByRole('dialog')
const button = (name: Parameters<typeof translate>[0]) => page.getByRole('button', { name: translate(name) })

beforeAll(async () => {
  await page.viewport(1280, 900)
  await signIn()
})

test('an application is answered in its row, and rejecting waits for a confirmation', async () => {
  showAt('/proartist/invitations', <InvitationsPage />)
  const name = fullName(cast.applied)
  const row = page.getByRole('row').filter({ has: page.getByText(name) })
  const reject = row.getByRole('button', { name: translate('artists.step_reject') })
  await expect.element(row.getByRole('button', { name: translate('artists.step_accept') })).toBeVisible()
  await reject.click()
  await expect
    .element(dialog.getByRole('heading', { name: translate('artists.question_reject', { name }) }))
    .toBeVisible()
  await dialog.getByRole('button', { name: translate('app.cancel') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(reject).toHaveFocus()
})

test.each([
  ['applications', <NoApplicants key="none" />],
  ['artists', <NoArtists key="none" />],
])('before the first of the %s, the address of the form is there to copy', async (_, empty) => {
  showAt('/', empty)
  await button('artists.form_link').click()
  await expect.element(dialog.getByText(/#\/pro-artist\/register$/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: translate('app.link_copy') })).toBeVisible()
})

test('before anybody belongs to the network, its list leads to the applications', async () => {
  showAt('/', <NoArtists />)
  const way = page.getByRole('link', { name: translate('artists.verification_to_invitations') })
  await expect.element(way).toHaveAttribute('href', '/#/proartist/invitations')
})

test.each([
  [cast.office, true],
  [cast.artist, false],
])('to send the link of the form is advice for those who may accept applications', async (reader, mayAccept) => {
  await signIn(reader)
  onTestFinished(() => signIn())
  showAt('/', <NoArtists />)
  await expect.element(page.getByText(translate('artists.network_empty_text'), { exact: false })).toBeVisible()
  const first = page.getByText(translate('artists.network_empty_first'), { exact: false })
  expect(first.elements()).toHaveLength(mayAccept ? 1 : 0)
})
