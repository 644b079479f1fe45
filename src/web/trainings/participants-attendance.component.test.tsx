import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { participants } from '#contract/participants/participants.ts'
import { trainings } from '#contract/trainings/trainings.ts'
import { showAt, signIn } from '#testing/component.tsx'
import { send } from '#web/kit/calls/api.ts'
import { translate } from '#web/kit/language/i18n.ts'
import { TrainingPage } from './training-page.tsx'

test('who is led to the attendance of a training begins there, below the seats', async () => {
  await page.viewport(390, 844)
  const id = await heldTraining()
  showAt(`/training/${id}?part=attendance`, <TrainingPage />, '/training/$id')
  const heading = page.getByRole('heading', { name: translate('participants.attendance'), exact: true })
  await expect.element(heading).toBeVisible()
  await expect.poll(() => heading.element().closest('section')?.contains(document.activeElement)).toBe(true)
  await expect.element(heading).toBeInViewport()
})

test('the sessions whose attendance is recorded say when they end', async () => {
  const id = await heldTraining()
  showAt(`/training/${id}`, <TrainingPage />, '/training/$id')
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
