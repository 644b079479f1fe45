import { unzipSync } from 'fflate'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '#kit/contract/session.ts'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { users } from '#people/users/contract/users.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { OwnDataPage } from './own-data-page.tsx'
import { ArtistDataPage, UserDataPage } from './person-data-page.tsx'

const download = page.getByRole('button', { name: translate('personalData.export') })
const password = page.getByLabelText(translate('account.current_password'), { exact: true })

test('somebody sees what is stored about them, shows that it is them, and is given it', async () => {
  await signIn(cast.student)
  const saved = savedAddresses()
  showAt('/personal-data', <OwnDataPage />)
  await expect.element(page.getByText(translate('personalData.kind_messages'))).toBeVisible()
  await userEvent.click(download)
  await userEvent.fill(password, 'not the password')
  await userEvent.click(page.getByRole('button', { name: translate('twoFactor.confirm') }))
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  expect(saved).toEqual([])
  await userEvent.fill(password, cast.student.password)
  await userEvent.click(page.getByRole('button', { name: translate('twoFactor.confirm') }))
  await expect.element(page.getByText(translate('personalData.started'))).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const answer = await fetch(saved[0] as string)
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="(personal-data-[\d-]+\.zip)"; filename\*=UTF-8''\1$/,
  )
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  expect(new TextDecoder().decode(files['data.json'])).toContain(cast.student.email)
  // Within ten minutes no confirmation is needed again.
  await userEvent.click(download)
  await expect.poll(() => saved.length).toBe(2)
})

test('the office opens it from an artist, and is warned that it is recorded', async () => {
  await signIn(cast.office)
  const { data } = await send(users.list, { filter: cast.artist.email })
  const artist = data[0]?.pro_artist?.id as number
  showAt(`/proartist/${artist}/personal-data`, <ArtistDataPage />, '/proartist/$id/personal-data')
  await expect.element(page.getByText(`← ${cast.artist.first_name} ${cast.artist.last_name}`)).toBeVisible()
  await expect.element(page.getByText(translate('personalData.kind_portfolio'))).toBeVisible()
  await expect.element(page.getByText(translate('personalData.export_audit'))).toBeVisible()
})

test('for nobody, and for an owner whom the office may not erase, it explains why', async () => {
  await signIn(cast.owner)
  const { id } = await send(session.user, {})
  await signIn(cast.office)
  const end = showAt('/users/999999/personal-data', <UserDataPage />, '/users/$id/personal-data')
  await expect.element(page.getByText(translate('app.absent_text'))).toBeVisible()
  end()
  showAt(`/users/${id}/personal-data`, <UserDataPage />, '/users/$id/personal-data')
  await expect.element(page.getByText(translate('errors.account_out_of_reach'))).toBeVisible()
})

/** The downloads that were started. */
function savedAddresses(): string[] {
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href)
  })
  onTestFinished(() => click.mockRestore())
  return saved
}
