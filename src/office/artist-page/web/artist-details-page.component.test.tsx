import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { applications } from '#network/applications/contract/applications.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { levels } from '#network/levels/contract/levels.ts'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { mailAfter, meanwhile, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { ArtistDetailsPage } from './artist-details-page.tsx'

type Person = { first_name: string; last_name: string; email: string }

const dialog = page.getByRole('dialog')
const button = (name: Parameters<typeof translate>[0]) => page.getByRole('button', { name: translate(name) })

beforeAll(async () => {
  await page.viewport(1280, 900)
  await signIn()
})

test('on a phone the step that leads on is under the thumb, and the rest behind one button', async () => {
  await page.viewport(360, 780)
  onTestFinished(() => page.viewport(1280, 900))
  await open(cast.toVerify)
  await expect.element(button('artists.step_complete')).toBeInViewport()
  await button('app.more_actions').click()
  await dialog.getByRole('button', { name: translate('artists.step_requestMissingData') }).click()
  const asking = page.getByRole('dialog', { name: /o co poprosić/ })
  await expect.element(asking.getByLabelText(translate('artists.missing_comment'))).toBeVisible()
  await expect.element(asking.getByRole('button', { name: translate('artists.missing_send') })).toBeInViewport()
  await asking.getByRole('button', { name: translate('app.cancel') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the note is edited in place, and the focus moves there and back', async () => {
  await open(cast.toVerify)
  const edit = page.getByRole('button', {
    name: new RegExp(`${translate('app.note_add')}|${translate('app.note_edit')}`),
  })
  await edit.click()
  const note = page.getByRole('textbox', { name: new RegExp(translate('artists.internal_note')) })
  await expect.element(note).toHaveFocus()
  await note.fill('Dzwonić po osiemnastej.')
  await button('app.save').click()
  await expect.element(page.getByText(translate('app.note_saved'))).toBeVisible()
  await expect.element(page.getByText('Dzwonić po osiemnastej.')).toBeVisible()
  await expect.element(edit).toHaveFocus()
})

test('of two who decide at once the second is notified who was first, and keeps their text', async () => {
  const { id } = await open(cast.toVerify)
  await button('artists.step_requestMissingData').click()
  const name = `${cast.toVerify.first_name} ${cast.toVerify.last_name}: o co poprosić?`
  const asking = page.getByRole('dialog', { name })
  const comment = asking.getByLabelText(translate('artists.missing_comment'))
  await comment.fill('Prosimy o wyraźniejszy skan certyfikatu.')

  await meanwhile(cast.owner, applications.complete, { id })
  await asking.getByRole('button', { name: translate('artists.missing_send') }).click()
  const alert = asking.getByRole('alert')
  await expect.element(alert).toMatchTextContent(translate('app.not_sent'))
  await expect.element(alert).toMatchTextContent('Helena Zawadzka, przed chwilą')
  await expect.element(alert).toMatchTextContent(translate('artists.status_3'))
  await expect.element(comment).toHaveValue('Prosimy o wyraźniejszy skan certyfikatu.')
  await expect.element(asking.getByRole('button', { name: translate('artists.missing_send') })).not.toBeInTheDocument()
  await asking.getByRole('button', { name: translate('app.close') }).click()
  await expect.element(page.getByText(translate('artists.status_3'), { exact: true })).toBeVisible()
  await expect.element(button('artists.step_requestMissingData')).not.toBeInTheDocument()
})

test('of two who accept at once one does, and the other sees that', async () => {
  const conflict = page.getByRole('alert').filter({ hasText: translate('artists.conflict_title') })
  const accept = async () => {
    await button('artists.step_accept').click()
    await dialog.getByRole('button', { name: translate('artists.step_accept') }).click()
    await expect.element(page.getByText(translate('artists.status_1'), { exact: true })).toBeVisible()
  }
  const { id, end } = await open(cast.rejected)
  const { subject } = await mailAfter(accept, cast.rejected)
  expect(subject).toContain('[wymagane działanie]')
  await expect.element(conflict).not.toBeInTheDocument()
  end()

  await send(applications.reject, { id, comment: null })
  await open(cast.rejected)
  // What is shown until then may be from before.
  await expect.element(button('artists.step_accept')).toBeVisible()
  await meanwhile(cast.owner, applications.accept, { id })
  await accept()
  await expect.element(conflict).toMatchTextContent('Helena Zawadzka')
  await send(applications.reject, { id, comment: null })
})

test('an artist is put on another level, unless somebody did so meanwhile', async () => {
  const { first_name, last_name } = cast.careful
  const { id } = await open(cast.careful)
  const ladder = (await send(levels.list, {})).data
  const idOf = (code: string) => ladder.find((level) => level.code === code)?.id as number
  const isCorrected = { reason: 'Pomyłka.', is_correction: true }
  onTestFinished(async () => {
    await send(statusUpgrades.setLevel, { id, level_id: idOf('ARTIST'), ...isCorrected })
  })
  await button('statusUpgrades.set_level').click()
  const asking = page.getByRole('dialog', { name: `${first_name} ${last_name}: na jaki poziom?` })
  await expect.element(asking.getByText('Obecny poziom: Artist')).toBeVisible()
  await meanwhile(cast.owner, statusUpgrades.setLevel, { id, level_id: idOf('SENIOR_ARTIST'), ...isCorrected })
  await asking.getByRole('combobox', { name: translate('statusUpgrades.set_level_field') }).click()
  await page.getByRole('option', { name: 'Grand Master' }).click()
  const reason = asking.getByLabelText(translate('statusUpgrades.set_level_reason'))
  await reason.fill('Mistrzyni, która do nas wróciła.')
  // A narrower window has the actions in a bar; the dialog stays.
  const [width, height] = [innerWidth, innerHeight]
  await page.viewport(900, height)
  await expect.element(button('app.more_actions')).toBeInTheDocument()
  await page.viewport(width, height)
  await expect.element(reason).toHaveValue('Mistrzyni, która do nas wróciła.')
  const act = asking.getByRole('button', { name: translate('statusUpgrades.set_level') })
  await act.click()
  await expect.element(asking.getByRole('alert')).toMatchTextContent(/Artist.*Senior Artist.*Helena Zawadzka, /)
  await expect.element(asking.getByText('Obecny poziom: Senior Artist')).toBeVisible()
  const { subject, route } = await mailAfter(() => act.click(), cast.careful)
  expect(subject).toContain('Grand Master')
  expect(route).toMatch(/^\/proartist\//)
  await expect.element(asking).not.toBeInTheDocument()
  await page.getByRole('tab', { name: translate('artists.details_history') }).click()
  await expect.element(page.getByText(translate('artists.event_levelRaised'))).toBeVisible()
  await expect.element(page.getByText(/Mistrzyni, która do nas wróciła\./).first()).toBeVisible()
})

test('a place in the Pro Team is revoked from the message that announces it', async () => {
  const { id } = await open(cast.completed)
  const isMember = async () => (await send(artists.get, { id })).data.pro_team
  const before = await isMember()
  await page.getByRole('switch', { name: translate('artists.pro_team'), exact: false }).click({ force: true })
  await expect.poll(isMember).toBe(!before)
  await button('app.undo').click()
  await expect.poll(isMember).toBe(before)
  await expect.element(button('app.undo')).not.toBeInTheDocument()
})

/** The office opens somebody's screen. */
async function open({ first_name, last_name, email }: Person) {
  const params = JSON.stringify({ context: 'APPLICATION' })
  const { data } = await send(artists.list, { params, filter: email })
  const id = data[0]?.id as number
  const end = showAt(`/proartist/${id}`, <ArtistDetailsPage />, '/proartist/$id')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(`${first_name} ${last_name}`)
  return { id, end }
}
