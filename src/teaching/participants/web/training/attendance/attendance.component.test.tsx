import { expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import '#app/web/shell/print.css'
import { fullName } from '#kit/contract/values/full-name.ts'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { storage } from '#kit/web/session/device-storage.ts'
import { currentUser } from '#kit/web/session/session.ts'
import { type Board, participants } from '#teaching/participants/contract/participants.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { meanwhile, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { loseResponses } from '#testing/lose-responses.ts'
import { FinishDialog } from '../finish-dialog.shown.tsx'
import { AttendancePanel } from '../participants-panel.shown.tsx'
import { sendUnsent } from './unsent.shown.ts'

test('who is led to the attendance of a training begins there', async () => {
  await page.viewport(390, 844)
  const { training_id: id } = await completed()
  showAt(`/training/${id}?part=attendance`, <AttendancePanel trainingId={id} />, '/training/$id')
  const heading = page.getByRole('heading', { name: translate('participants.attendance'), exact: true })
  await expect.element(heading).toBeVisible()
  await expect.poll(() => heading.element().closest('section')?.contains(document.activeElement)).toBe(true)
  await expect.element(heading).toBeInViewport()
})

test('the headings of sessions have their end', async () => {
  await page.viewport(1280, 900)
  const { training_id: id } = await completed()
  showAt(`/training/${id}`, <AttendancePanel trainingId={id} />, '/training/$id')
  const heads = page.getByRole('columnheader').filter({ hasText: /\d/ })
  await expect.element(heads.first()).toBeInTheDocument()
  for (const head of heads.elements()) expect(head.getAttribute('title')).toMatch(/ 20\d\d.*\d+:\d\d.*\d+:\d\d/)
})

test('on paper no row claims that all were there', async () => {
  await held()
  const row = page.getByRole('rowheader', { name: translate('participants.all_present'), exact: true })
  await expect.element(row).toBeVisible()
  onTestFinished(() => commands.showOn('screen'))
  await commands.showOn('print')
  await expect.element(row).not.toBeInTheDocument()
})

test('attendance of a completed training is corrected only in an explicit mode', async () => {
  const { training_id: id } = await completed()
  showAt(`/training/${id}`, <AttendancePanel trainingId={id} />, '/training/$id')
  const correct = page.getByRole('button', { name: translate('participants.correct_attendance') })
  await expect.element(correct).toHaveAttribute('aria-pressed', 'false')
  expect(cells().length).toBe(0)
  await correct.click()
  await expect.poll(() => cells().length).toBeGreaterThan(0)
  await expect.element(correct).toHaveFocus()
})

test('a tap switches from present to absent to not recorded, and is sent at once', async () => {
  const { board, named } = await held()
  const [one] = board.participants
  const cell = named(0, 'none')
  await cell.click()
  await expect.element(named(0, 'present')).toHaveFocus()
  await expect.poll(() => markOf(board, one?.id)).toBe(true)
  await named(0, 'present').click()
  await expect.poll(() => markOf(board, one?.id)).toBe(false)
  await named(0, 'absent').click()
  await expect.poll(() => markOf(board, one?.id)).toBe(null)
  const { width, height } = named(0, 'none').element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

test('arrow keys lead from cell to cell, Space taps, and Tab meets one cell', async () => {
  const { board, named } = await held()
  ;(named(0, 'none').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(named(1, 'none')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(named(1, 'present')).toHaveFocus()
  await expect.poll(() => markOf(board, board.participants[1]?.id)).toBe(true)
  await userEvent.keyboard('{End}')
  await expect
    .element(page.getByLabelText(translate('participants.outcome_of', { name: nameAt(board, 1) })))
    .toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{Home}{ArrowUp}{ArrowUp}')
  await expect.element(everyone()).toHaveFocus()
  expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})

test('"all were there" marks those without a mark, keeps the focus, and can be undone', async () => {
  const { board, named } = await held()
  await named(0, 'none').click()
  await named(0, 'present').click()
  await everyone().click()
  await expect.element(everyone()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(everyone()).toHaveFocus()
  await expect.poll(() => recorded(board)).toEqual([false, ...board.participants.slice(1).map(() => true)])
  await page.getByRole('button', { name: translate('app.undo') }).click()
  await expect.poll(() => recorded(board)).toEqual([false, ...board.participants.slice(1).map(() => null)])
})

test('a mark remains visible while it is sent', async () => {
  const { board, named } = await held()
  const marked = new Set<string | undefined>()
  const watching = new MutationObserver((changes) => {
    for (const { target } of changes) marked.add((target as HTMLElement).dataset.presence)
  })
  watching.observe(document.body, { attributeFilter: ['data-presence'], subtree: true })
  onTestFinished(() => watching.disconnect())
  await everyone().click()
  await expect.element(named(0, 'present')).not.toHaveAttribute('data-unsent')
  await expect.poll(() => recorded(board)).toEqual(board.participants.map(() => true))
  expect([...marked]).toEqual(['true'])
})

test('taps without a connection are shown, survive the screen, and are sent once when it is back', async () => {
  const { board, named, end, open } = await held()
  const lost = loseResponses()
  await named(0, 'none').click()
  await named(1, 'none').click()
  await expect.element(page.getByText(translate('participants.unsent', { count: 2 }))).toBeVisible()
  end()
  open()
  await expect.element(named(0, 'present')).toHaveAttribute('data-unsent')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('atelier.attendance.'))).toHaveLength(1)
  lost.arrive()
  dispatchEvent(new Event('online'))
  await expect.poll(() => recorded(board).then((all) => all.slice(0, 2))).toEqual([true, true])
  await expect.element(page.getByText(translate('participants.unsent', { count: 2 }))).not.toBeInTheDocument()
  await expect.element(named(0, 'present')).not.toHaveAttribute('data-unsent')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('atelier.attendance.'))).toEqual([])
  // The first tap was handled when its answer was lost; it is not handled again.
  expect(lost.calls[1]).toEqual({ key: lost.calls[0]?.key, isReplayed: true })
})

test('what a former visit left on this device is sent without its training being opened', async () => {
  const { board, end } = await held()
  end()
  // Somebody for whom this page has opened no training.
  await signIn(cast.owner)
  const id = currentUser()?.id ?? 0
  const participant_id = board.participants[1]?.id ?? 0
  const mark = { session_id: board.sessions[0]?.id, participant_id, is_present: true, was: null }
  storage.write(`atelier.attendance.${id}.${board.training_id}`, { tapped: [mark] })
  sendUnsent(id)
  await expect.poll(() => markOf(board, participant_id)).toBe(true)
  expect(storage.names((key) => key.startsWith('atelier.attendance.'))).toEqual([])
})

/** What is recorded does not reach the portal, until the returned function is called. */
function cutOffMarks(): () => void {
  const { fetch } = window
  const offline = vi
    .spyOn(window, 'fetch')
    .mockImplementation((url, request) =>
      request?.method === 'PUT' ? Promise.reject(new TypeError('Failed to fetch')) : fetch(url, request),
    )
  onTestFinished(() => offline.mockRestore())
  return () => {
    offline.mockRestore()
    dispatchEvent(new Event('online'))
  }
}

test('where a colleague was quicker their mark stays until the reader decides', async () => {
  const { board, named } = await held()
  const [one] = board.participants
  const reconnect = cutOffMarks()
  await named(0, 'none').click()
  await expect.element(page.getByText(translate('participants.unsent', { count: 1 }))).toBeVisible()
  const other = { participant_id: one?.id ?? 0, is_present: false }
  const at = { id: board.training_id, session_id: board.sessions[0]?.id ?? 0 }
  await meanwhile(cast.owner, participants.attend, { ...at, marks: [other] })
  reconnect()
  await expect.element(page.getByText(translate('participants.overtaken_title'))).toBeVisible()
  await expect.element(named(0, 'absent')).toBeVisible()
  expect(await markOf(board, one?.id)).toBe(false)
  await page.getByRole('button', { name: translate('participants.overtaken_mine') }).click()
  await expect.poll(() => markOf(board, one?.id)).toBe(true)
  await expect.element(page.getByText(translate('participants.overtaken_title'))).not.toBeInTheDocument()
})

test('where a colleague was quicker than somebody who has left the training, they read it wherever they are, until they decide', async () => {
  const { board, named, end, open } = await held()
  const [one] = board.participants
  const { data } = await send(trainings.get, { id: board.training_id })
  const overtaken = page.getByText(translate('participants.overtaken_elsewhere', { training: data.title.pl }))
  const reconnect = cutOffMarks()
  await named(0, 'none').click()
  await expect.element(page.getByText(translate('participants.unsent', { count: 1 }))).toBeVisible()
  end()
  showAt('/elsewhere', null)
  const other = { participant_id: one?.id ?? 0, is_present: false }
  const at = { id: board.training_id, session_id: board.sessions[0]?.id ?? 0 }
  await meanwhile(cast.owner, participants.attend, { ...at, marks: [other] })
  reconnect()
  await expect.element(overtaken).toBeVisible()
  // The next visit.
  await page.getByRole('button', { name: translate('app.close'), exact: true }).click()
  await expect.element(overtaken).not.toBeInTheDocument()
  sendUnsent(currentUser()?.id ?? 0)
  await expect.element(overtaken).toBeVisible()
  open()
  await page.getByRole('button', { name: translate('participants.overtaken_theirs') }).click()
  expect(storage.names((key) => key.startsWith('atelier.attendance.'))).toEqual([])
})

test('an outcome without a connection is shown, survives the screen, and is sent once after the attendance', async () => {
  const { board, named, end, open } = await held()
  const select = page.getByLabelText(translate('participants.outcome_of', { name: nameAt(board, 0) }))
  const lost = loseResponses()
  await named(0, 'none').click()
  await select.selectOptions('FAIL')
  await expect.element(page.getByText(translate('participants.unsent', { count: 2 }))).toBeVisible()
  end()
  const { data: training } = await send(trainings.get, { id: board.training_id })
  const endFinishing = showAt('/training', <FinishDialog training={training} onClose={() => {}} />)
  const both = translate('participants.unsent', { count: 2 })
  await expect.element(page.getByRole('dialog')).toMatchTextContent(both)
  await expect.element(page.getByRole('link', { name: translate('participants.fill_attendance') })).toBeVisible()
  endFinishing()
  open()
  await expect.element(select).toHaveValue('FAIL')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('atelier.outcomes.'))).toHaveLength(1)
  lost.arrive()
  dispatchEvent(new Event('online'))
  await expect.poll(() => outcomeAt(board, 0)).toBe('FAIL')
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.startsWith('atelier.outcomes.'))).toEqual([])
  await expect.element(select).toHaveValue('FAIL')
  expect(await markOf(board, board.participants[0]?.id)).toBe(true)
})

test('an outcome that is changed while it is sent, or after its answer was lost, is the last one chosen', async () => {
  const { board, named } = await held()
  await named(0, 'none').click()
  await expect.poll(() => markOf(board, board.participants[0]?.id)).toBe(true)
  const select = page.getByLabelText(translate('participants.outcome_of', { name: nameAt(board, 0) }))
  const { fetch } = window
  let release = () => {}
  const heldUp = vi.spyOn(window, 'fetch').mockImplementation(async (url, request) => {
    const answer = await fetch(url, request)
    if (String(url).includes('/outcome')) await new Promise<void>((resolve) => (release = resolve))
    return answer
  })
  await select.selectOptions('FAIL')
  await expect.poll(() => outcomeAt(board, 0)).toBe('FAIL')
  await select.selectOptions('NONE')
  heldUp.mockRestore()
  release()
  await expect.poll(() => outcomeAt(board, 0)).toBe('NONE')
  await expect.element(select).toHaveValue('NONE')

  const lost = loseResponses()
  await select.selectOptions('FAIL')
  await expect.poll(() => outcomeAt(board, 0)).toBe('FAIL')
  await select.selectOptions('NONE')
  lost.arrive()
  dispatchEvent(new Event('online'))
  await expect.poll(() => outcomeAt(board, 0)).toBe('NONE')
  await expect.element(page.getByText(translate('participants.overtaken_title'))).not.toBeInTheDocument()
})

test('where a colleague decided an outcome first theirs stays until the reader decides', async () => {
  const { board } = await held()
  const [one] = board.participants
  await meanwhile(cast.owner, participants.attend, {
    ...{ id: board.training_id, session_id: board.sessions[0]?.id ?? 0 },
    marks: [{ participant_id: one?.id ?? 0, is_present: true }],
  })
  const select = page.getByLabelText(translate('participants.outcome_of', { name: nameAt(board, 0) }))
  const reconnect = cutOffMarks()
  await select.selectOptions('FAIL')
  await expect.element(page.getByText(translate('participants.unsent', { count: 1 }))).toBeVisible()
  const { revision = 0 } = (await boardOf(board.training_id)).participants[0] ?? {}
  await meanwhile(cast.owner, participants.grade, {
    ...{ id: board.training_id, participant_id: one?.id ?? 0, outcome: 'PASS', revision },
  })
  reconnect()
  await expect.element(page.getByText(translate('participants.overtaken_title'))).toBeVisible()
  await expect.element(select).toHaveValue('PASS')
  await page.getByRole('button', { name: translate('participants.overtaken_mine') }).click()
  await expect.poll(() => outcomeAt(board, 0)).toBe('FAIL')
  await expect.element(page.getByText(translate('participants.overtaken_title'))).not.toBeInTheDocument()
})

const outcomeAt = async (board: Board, index: number) => (await boardOf(board.training_id)).participants[index]?.outcome

const cells = () => page.getByRole('gridcell').getByRole('button', { name: /: / }).elements() as HTMLElement[]
const everyone = () =>
  page.getByRole('button', { name: new RegExp(`^${translate('participants.all_present')},`) }).first()
const nameAt = (board: Board, index: number) =>
  fullName(board.participants[index]?.student ?? { first_name: '', last_name: '' })

const boardOf = async (id: number) => (await send(participants.board, { id })).data
async function recorded({ training_id, sessions: [session] }: Board) {
  const { participants: rows } = await boardOf(training_id)
  return rows.map(
    ({ attendance }) => attendance.find(({ session_id }) => session_id === session?.id)?.is_present ?? null,
  )
}
async function markOf(board: Board, participantId: number | undefined) {
  const index = board.participants.findIndex(({ id }) => id === participantId)
  return (await recorded(board))[index]
}

/** A training that is over and of which nothing is recorded; its screen. */
async function held() {
  await page.viewport(390, 844)
  await signIn(cast.office)
  const { data } = await send(trainings.list, { state: 'PUBLISHED', itemsPerPage: 30 })
  const boards = await Promise.all(data.map(({ id }) => boardOf(id)))
  const board = boards.find(({ has_begun }) => has_begun) as Board
  await record(board, () => null)
  onTestFinished(() => record(board, (one, id) => one.attendance.find(({ session_id }) => session_id === id)))
  const open = () =>
    showAt(`/training/${board.training_id}`, <AttendancePanel trainingId={board.training_id} />, '/training/$id')
  const end = open()
  const named = (index: number, state: 'present' | 'absent' | 'none') =>
    page
      .getByRole('row')
      .filter({ hasText: nameAt(board, index) })
      .getByRole('button', {
        name: new RegExp(`^${nameAt(board, index)}, .*: ${translate(`participants.mark_${state}`)}$`),
      })
      .first()
  await expect.element(named(0, 'none')).toBeVisible()
  return { board, named, end, open }
}

async function record(
  { training_id: id, sessions, participants: rows }: Board,
  markOf: (participant: Board['participants'][number], sessionId: number) => { is_present: boolean } | null | undefined,
) {
  for (const { id: session_id } of sessions) {
    const marks = rows.map((row) => ({
      participant_id: row.id,
      is_present: markOf(row, session_id)?.is_present ?? null,
    }))
    await send(participants.attend, { id, session_id, marks })
  }
}

/** Of several sessions. */
async function completed() {
  await signIn()
  const { data } = await send(trainings.list, { state: 'COMPLETED', itemsPerPage: 30 })
  const boards = await Promise.all(data.map(({ id }) => boardOf(id)))
  return boards.find(
    (board) =>
      board.has_begun && board.sessions.length > 1 && board.participants.some(({ status }) => status !== 'CANCELLED'),
  ) as Board
}
