import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { ParticipantsPanel } from './participants-panel.shown.tsx'

test('who is led to the attendance of a training begins there, below the seats', async () => {
  await page.viewport(390, 844)
  const id = await heldTraining()
  showAt(`/training/${id}?part=attendance`, <ParticipantsPanel trainingId={id} />, '/training/$id')
  const heading = page.getByRole('heading', { name: translate('participants.attendance'), exact: true })
  await expect.element(heading).toBeVisible()
  await expect.poll(() => heading.element().closest('section')?.contains(document.activeElement)).toBe(true)
  await expect.element(heading).toBeInViewport()
})

test('the sessions whose attendance is recorded say when they end', async () => {
  const id = await heldTraining()
  showAt(`/training/${id}`, <ParticipantsPanel trainingId={id} />, '/training/$id')
  const sessions = page.getByLabelText(translate('participants.session'))
  await expect.element(sessions.getByRole('option').first()).toBeInTheDocument()
  for (const option of sessions.getByRole('option').elements())
    expect(option.textContent).toMatch(/ 20\d\d.*\d+:\d\d.*\d+:\d\d/)
})

/** Of several sessions. */
async function heldTraining() {
  await signIn()
  const { data } = await send(trainings.list, { state: 'COMPLETED', itemsPerPage: 30 })
  const boards = await Promise.all(data.map(({ id }) => send(participants.board, { id })))
  const held = boards.find(
    ({ data: board }) =>
      board.has_begun && board.sessions.length > 1 && board.participants.some(({ status }) => status !== 'CANCELLED'),
  )
  return held?.data.training_id as number
}
