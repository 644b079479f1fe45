import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { participants } from '#contract/participants/participants.ts'
import { trainings } from '#contract/trainings/trainings.ts'
import { cast } from '#testing/cast.ts'
import { showAt, signIn } from '#testing/component.tsx'
import { send } from '#web/kit/calls/api.ts'
import { translate } from '#web/kit/language/i18n.ts'
import { ParticipantsRegister } from './participants-register.tsx'

test('an artist invites a student, and is asked about nothing that the student holds', async () => {
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

/** A new one like another of the artist's, far ahead; the artist is signed in. */
async function acceptedTraining(): Promise<number> {
  await signIn(cast.artist)
  const { data: own } = await send(trainings.list, { scope: 'mine' })
  const { data: like } = await send(trainings.get, { id: own[0]?.id ?? 0 })
  const sessions = [{ day: '2033-03-03', from: '10:00', to: '16:00' }]
  const { data: draft } = await send(trainings.create, { ...like, sessions, overlap_reason: null } as never)
  await send(trainings.submit, { id: draft.id })
  await signIn()
  await send(trainings.accept, { id: draft.id })
  await signIn(cast.artist)
  return draft.id
}
