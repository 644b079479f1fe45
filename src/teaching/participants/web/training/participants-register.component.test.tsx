import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { ParticipantsRegister } from './participants-register.tsx'

test('an artist invites a student, and sees nothing of what the student holds', async () => {
  await page.viewport(390, 844)
  const id = await acceptedTraining()
  const { data: board } = await send(participants.board, { id })
  showAt('/training', <ParticipantsRegister board={board} onClose={() => undefined} />)
  await page.getByRole('combobox', { name: translate('participants.student') }).fill(cast.student.email)
  await page.getByRole('option', { name: new RegExp(cast.student.last_name) }).click()
  await expect.element(page.getByText(translate('participants.invite_text'))).toBeVisible()
  expect(page.getByLabelText(translate('participants.pays')).query()).toBeNull()
  await page.getByRole('button', { name: translate('participants.invite') }).click()
  const invited = async () => (await send(participants.board, { id })).data.waiting.find(({ is_invited }) => is_invited)
  await expect.poll(async () => (await invited())?.student.email).toBe(cast.student.email)
})

test('the office has to confirm a student who has a seat elsewhere at that time', async () => {
  await page.viewport(1280, 900)
  const [one, other] = [await acceptedTraining(), await acceptedTraining()]
  await signIn()
  const { data: found } = await send(participants.candidates, { id: one, filter: cast.fellow.email })
  const student_id = found[0]?.id ?? 0
  await send(participants.register, { id: one, student_id, student_package_id: null })
  const { data: board } = await send(participants.board, { id: other })
  showAt('/training', <ParticipantsRegister board={board} onClose={() => undefined} />)
  await page.getByRole('combobox', { name: translate('participants.student') }).fill(cast.fellow.email)
  await page.getByRole('option', { name: new RegExp(cast.fellow.email) }).click()
  await expect.element(page.getByText(translate('participants.overlap_title'))).toBeVisible()
  await page.getByRole('combobox', { name: translate('participants.pays') }).selectOptions('otherwise')
  const register = page.getByRole('button', { name: translate('participants.register'), exact: true })
  await register.click()
  await expect.element(page.getByText(/Potwierdź, że tak ma być/).first()).toBeVisible()
  await page.getByRole('switch', { name: translate('participants.overlap_meant') }).click()
  await register.click()
  const seats = async () => (await send(participants.board, { id: other })).data.participants
  await expect.poll(async () => (await seats()).map(({ student }) => student.email)).toEqual([cast.fellow.email])
})

/** A new one like another of the artist's, far ahead; the artist is signed in. */
async function acceptedTraining(): Promise<number> {
  await signIn(cast.artist)
  const { data: own } = await send(trainings.list, { scope: 'mine' })
  const { data: like } = await send(trainings.get, { id: own[0]?.id ?? 0 })
  const sessions = [{ day: '2033-03-03', from: '10:00', to: '16:00' }]
  const { data: draft } = await send(trainings.create, { ...like, sessions, overlap_reason: 'Dwie sale.' } as never)
  await send(trainings.submit, { id: draft.id, overlap_reason: 'Dwie sale.' })
  await signIn()
  await send(trainings.accept, { id: draft.id })
  await signIn(cast.artist)
  return draft.id
}
