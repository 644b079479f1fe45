import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fullName } from '#kit/contract/values/full-name.ts'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { type Board, participants } from '#teaching/participants/contract/participants.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { TrainingDetailsPage } from './training-details-page.tsx'

test('from its first session until it is finished a training opens at its attendance, and finishing is next', async () => {
  const { id } = await held()
  open(id)
  await expect.element(tab('participants.attendance')).toHaveAttribute('aria-selected', 'true')
  await expect.element(button('trainings.step_complete')).toBeVisible()
  await tab('participants.title').click()
  const record = page.getByRole('link', { name: translate('trainings.record_attendance') })
  await expect.element(record).toBeVisible()
  expect(button('trainings.step_complete').query()).toBeNull()
  await record.click()
  await expect.element(tab('participants.attendance')).toHaveAttribute('aria-selected', 'true')
})

test('once it is over and all attendance is recorded, finishing is next on every part', async () => {
  const { id, board } = await held()
  open(id)
  await tab('participants.title').click()
  const toAttendance = page.getByRole('link', { name: translate('trainings.record_attendance') })
  await expect.element(toAttendance).toBeVisible()
  await record(board, () => true)
  await expect.element(button('trainings.step_complete')).toBeVisible()
  expect(toAttendance.query()).toBeNull()
})

test('what has begun is recorded while it runs, and finishing is next on the same page once it is over', async () => {
  const { id, board } = await held()
  const [session] = board.sessions
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(session?.starts_at ?? '') + 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  open(id)
  await tab('participants.title').click()
  const toAttendance = page.getByRole('link', { name: translate('trainings.record_attendance') })
  await expect.element(toAttendance).toBeVisible()
  await record(board, (_, sessionId) => sessionId === session?.id || null)
  await expect.element(toAttendance).not.toBeInTheDocument()
  expect(button('trainings.step_complete').query()).toBeNull()
  vi.setSystemTime(Date.parse(board.sessions.at(-1)?.ends_at ?? '') + 60_000)
  await tab('participants.attendance').click()
  await expect.element(button('trainings.step_complete')).toBeVisible()
})

test('what does not lead on is in the menu, the dangerous last', async () => {
  const { id } = await held()
  open(id)
  await page.getByRole('button', { name: translate('app.more_actions') }).click()
  const labels = page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent)
  expect(labels).toEqual([
    translate('trainings.step_unpublish'),
    translate('trainings.edit'),
    translate('trainings.copy'),
    translate('trainings.step_cancel'),
  ])
})

test('finishing names those whose attendance is missing; once it is there, who gets what', async () => {
  const { id, board } = await held()
  const names = board.participants.map(({ student }) => fullName(student))
  open(id)
  await button('trainings.step_complete').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(translate('participants.finish_open'))
  await expect.element(dialog).toMatchTextContent(names[0] ?? '')
  await dialog.getByRole('link', { name: translate('participants.fill_attendance') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await record(board, (index) => index > 0)
  await button('trainings.step_complete').click()
  const given = (key: 'finish_passed' | 'finish_absent') =>
    dialog.getByText(translate(`participants.${key}`)).element().nextElementSibling?.textContent
  await expect.element(dialog.getByRole('button', { name: translate('trainings.step_complete') })).toBeVisible()
  expect(given('finish_absent')).toBe(names[0])
  for (const name of names.slice(1)) expect(given('finish_passed')).toContain(name)
  // Nothing reaches the portal: it is reported where the button is, and not behind the dialog.
  const offline = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  onTestFinished(() => offline.mockRestore())
  await dialog.getByRole('button', { name: translate('trainings.step_complete') }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(translate('app.no_connection'))
})

test('completing attendance leads to the first that is missing, from the open attendance and each time', async () => {
  const { id, board } = await held()
  const [one = '', other = ''] = board.participants.map(({ student }) => fullName(student))
  await record(board, (index, session) => index === 0 || (index === 1 && session === board.sessions[0]?.id) || null)
  await page.viewport(390, 480)
  open(id)
  for (const name of [other, one]) {
    await button('trainings.step_complete').click()
    await page.getByRole('link', { name: translate('participants.fill_attendance') }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    const unmarked = new RegExp(`^${name}, .*: ${translate('participants.mark_none')}$`)
    const missing = page.getByRole('button', { name: unmarked }).first()
    await expect.element(missing).toHaveFocus()
    await expect.element(missing).toBeInViewport()
    await record(board, (index) => index > 0 || null)
  }
})

test('a training that is over begins with its participants, and prints with attendance and outcomes', async () => {
  await page.viewport(1280, 900)
  await signIn(cast.office)
  const { data } = await send(trainings.list, { state: 'COMPLETED', itemsPerPage: 1 })
  open(data[0]?.id ?? 0)
  await expect.element(tab('participants.title')).toHaveAttribute('aria-selected', 'true')
  dispatchEvent(new Event('beforeprint'))
  onTestFinished(() => void dispatchEvent(new Event('afterprint')))
  await expect
    .element(page.getByRole('heading', { name: translate('participants.attendance'), exact: true }))
    .toBeInTheDocument()
  await expect.element(page.getByText(translate('participants.outcome_PASS')).first()).toBeInTheDocument()
})

const button = (key: Parameters<typeof translate>[0]) => page.getByRole('button', { name: translate(key), exact: true })
const tab = (key: 'participants.title' | 'participants.attendance') =>
  page.getByRole('tab', { name: new RegExp(`^${translate(key)}`) })
const open = (id: number) => showAt(`/training/${id}`, <TrainingDetailsPage />, '/training/$id')

/** A training that is over and of which nothing is recorded. */
async function held() {
  await page.viewport(1280, 900)
  await signIn(cast.office)
  const { data } = await send(trainings.list, { state: 'PUBLISHED', itemsPerPage: 30 })
  const boards = await Promise.all(data.map(({ id }) => send(participants.board, { id })))
  const board = boards.map((one) => one.data).find(({ has_begun }) => has_begun) as Board
  const before = board.participants.map(({ attendance }) => attendance)
  await record(board, () => null)
  onTestFinished(() =>
    record(
      board,
      (index, session) => before[index]?.find(({ session_id }) => session_id === session)?.is_present ?? null,
    ),
  )
  return { id: board.training_id, board }
}

async function record(
  { training_id: id, sessions, participants: rows }: Board,
  isPresent: (index: number, sessionId: number) => boolean | null,
) {
  for (const { id: session_id } of sessions) {
    const marks = rows.map((row, index) => ({ participant_id: row.id, is_present: isPresent(index, session_id) }))
    await send(participants.attend, { id, session_id, marks })
  }
}
