import { send } from '#kit/web/calls/api.ts'
import { asApiError } from '#kit/web/calls/api-error.ts'
import { isFinal } from '#kit/web/calls/attempts.ts'
import { adopt } from '#kit/web/calls/query.ts'
import { toastError } from '#kit/web/overlay/toast.ts'
import { currentUser } from '#kit/web/session/session.ts'
import { type Participant, participants } from '#teaching/participants/contract/participants.ts'
import { byTraining } from './by-training.ts'
import { reportOvertaken } from './overtaken.ts'
import { sender, storedOnDevice } from './unsent-store.ts'

/** Attendance that the portal has not recorded yet: shown at once, stored on this device, and sent once there is a connection. */

/** Null: not recorded. */
export type Presence = boolean | null

type Cell = { session_id: number; participant_id: number }
export type Mark = Cell & { is_present: Presence /** What was recorded when it was tapped. */; was: Presence }

type Unsent = {
  /** Sent and not answered: sent again as they are, so that no answer that was lost looks like somebody else's mark. */
  sent: readonly Mark[]
  /** Tapped since. */
  tapped: readonly Mark[]
  /** Those before which somebody recorded something else: that is their `was` now. */
  overtaken: readonly Mark[]
  /** The portal did not answer the last time. */
  isHeldUp: boolean
}

const nothing: Unsent = { sent: [], tapped: [], overtaken: [], isHeldUp: false }
const isEmpty = ({ sent, tapped, overtaken }: Unsent) => sent.length + tapped.length + overtaken.length === 0

export type UnsentMarks = ReturnType<typeof createUnsent>

/** The marks of a training. */
export const unsentMarks = byTraining(createUnsent)

function createUnsent(trainingId: number, userId: number) {
  // Deleted with its owner, see `storage.removeOf`.
  const place = `atelier.attendance.${userId}.${trainingId}`
  const { store, change } = storedOnDevice(place, nothing, isEmpty)
  const sendAll = sender(sendTapped, () => change({ isHeldUp: true }))

  /** Taps in some cells: `recorded` is what the portal has there. */
  function tap(cells: readonly (Cell & { recorded: Presence })[], is_present: Presence) {
    const { sent, tapped, overtaken } = store.get()
    const marks = cells.map(({ session_id, participant_id, recorded }) => {
      const cell = { session_id, participant_id }
      const [before, since] = [find(sent, cell), find(tapped, cell)]
      return { ...cell, is_present, was: before ? before.is_present : since ? since.was : recorded }
    })
    const changed = marks.filter(({ was }) => was !== is_present)
    change({ tapped: [...without(tapped, cells), ...changed], overtaken: without(overtaken, cells) })
    void sendAll()
  }

  /** What the screen shows: a tap before what is recorded. */
  function shown(participant: Participant, session_id: number): Presence {
    const { sent, tapped } = store.get()
    const cell = { session_id, participant_id: participant.id }
    const mark = find(tapped, cell) ?? find(sent, cell)
    return mark ? mark.is_present : recordedIn(participant, session_id)
  }

  async function sendTapped() {
    // Nobody sends what another user tapped.
    while (count(store.get()) > 0 && currentUser()?.id === userId) {
      const { sent, tapped } = store.get()
      if (sent.length === 0) change({ sent: tapped, tapped: [] })
      const [first] = store.get().sent
      await sendMarks(store.get().sent.filter(({ session_id }) => session_id === first?.session_id))
      change({ isHeldUp: false })
    }
  }

  /** Marks of one session. Where one of them is refused, the others are not lost with it. */
  async function sendMarks(marks: readonly Mark[]): Promise<void> {
    const [first] = marks
    if (!first) return
    const sending = marks.map(({ session_id: _, ...mark }) => mark)
    try {
      const answer = await send(participants.attend, { id: trainingId, session_id: first.session_id, marks: sending })
      await adopt(participants.board, { id: trainingId }, answer)
      settle(marks, answer.data.participants)
    } catch (error) {
      if (!isFinal(error)) throw error
      if (marks.length > 1) for (const mark of marks) await sendMarks([mark])
      else {
        settle(marks, [])
        toastError(asApiError(error))
      }
    }
  }

  function settle(marks: readonly Mark[], board: readonly Participant[]) {
    const { sent, tapped, overtaken } = store.get()
    const lost = marks.flatMap((mark) => {
      const participant = board.find(({ id }) => id === mark.participant_id)
      const recorded = participant ? recordedIn(participant, mark.session_id) : mark.is_present
      const isOvertaken = recorded !== mark.is_present && !find(tapped, mark)
      return isOvertaken ? [{ ...mark, was: recorded }] : []
    })
    change({ sent: without(sent, marks), overtaken: [...without(overtaken, marks), ...lost] })
    if (lost.length > 0) void reportOvertaken(trainingId)
  }

  return {
    store,
    tap,
    shown,
    sendAll,
    /** What somebody else recorded stays. */
    leave: (cell: Cell) => change({ overtaken: without(store.get().overtaken, [cell]) }),
  }
}

export function count({ sent, tapped }: Unsent): number {
  return without(sent, tapped).length + tapped.length
}

export function recordedIn({ attendance }: Participant, sessionId: number): Presence {
  return attendance.find(({ session_id }) => session_id === sessionId)?.is_present ?? null
}

const isSame = (one: Cell, other: Cell) =>
  one.session_id === other.session_id && one.participant_id === other.participant_id
const find = (marks: readonly Mark[], cell: Cell) => marks.find((mark) => isSame(mark, cell))
const without = (marks: readonly Mark[], cells: readonly Cell[]) =>
  marks.filter((mark) => !cells.some((cell) => isSame(mark, cell)))
