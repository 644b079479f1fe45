import { send } from '#kit/web/calls/api.ts'
import { ApiError, asApiError } from '#kit/web/calls/api-error.ts'
import { isFinal } from '#kit/web/calls/attempts.ts'
import { adopt } from '#kit/web/calls/query.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { currentUser } from '#kit/web/session/session.ts'
import type { Outcome } from '#teaching/participants/contract/participants.flow.ts'
import { type Participant, participants } from '#teaching/participants/contract/participants.ts'
import { byTraining } from './by-training.ts'
import { reportOvertaken } from './overtaken.ts'
import { count, unsentMarks } from './unsent-marks.ts'
import { sender, storedOnDevice } from './unsent-store.ts'

/** Outcomes that the portal has not recorded yet: as marks of attendance, after which they are sent. */

type Choice = {
  participant_id: number
  outcome: Outcome /** What was recorded when it was chosen. */
  was: Outcome
}
type Unsent = Choice & {
  revision: number
  /** By which the portal knows it again, also after a reload. */
  key: string
  /** Sent and not answered: sent again as it is, before what was chosen since. */
  isSent?: boolean
}
type State = {
  unsent: readonly Unsent[] /** Before which somebody recorded something else: `was` now. */
  overtaken: readonly Choice[]
}

const nothing: State = { unsent: [], overtaken: [] }
const isEmpty = ({ unsent, overtaken }: State) => unsent.length + overtaken.length === 0

export type UnsentOutcomes = ReturnType<typeof createUnsent>

/** Those of a training. */
export const unsentOutcomes = byTraining(createUnsent)

function createUnsent(trainingId: number, userId: number) {
  // Deleted with its owner, see `storage.removeOf`.
  const place = `atelier.outcomes.${userId}.${trainingId}`
  const { store, change } = storedOnDevice(place, nothing, isEmpty)
  const sendAll = sender(async () => {
    for (let [next] = store.get().unsent; next && currentUser()?.id === userId; [next] = store.get().unsent) {
      await afterMarks()
      await sendOne(next)
    }
  })

  /** What was chosen since rests on what is recorded now. */
  function settle(done: Unsent, recorded: Partial<Unsent> = { was: done.was }) {
    const others = store.get().unsent.filter(({ key }) => key !== done.key)
    change({ unsent: others.map((one) => (isSame(one, done) ? { ...one, ...recorded } : one)) })
  }

  const leave = (choice: Choice) => change({ overtaken: without(store.get().overtaken, choice) })

  function choose({ id, outcome: recorded, revision }: Participant, outcome: Outcome) {
    const { unsent, overtaken } = store.get()
    const sent = unsent.find((one) => one.participant_id === id && one.isSent)
    const was = sent?.outcome ?? recorded
    const chosen = { participant_id: id, outcome, was, revision, key: crypto.randomUUID() }
    const others = unsent.filter((one) => one === sent || !isSame(one, chosen))
    change({ unsent: outcome === was ? others : [...others, chosen], overtaken: without(overtaken, chosen) })
    void sendAll()
  }

  /** An outcome may follow from attendance that waits here, too. */
  async function afterMarks() {
    const marks = unsentMarks(trainingId)
    await marks.sendAll()
    if (count(marks.store.get()) > 0) throw new ApiError(0)
  }

  async function sendOne(one: Unsent) {
    const { key, was: _, isSent: __, ...rest } = one
    change({ unsent: store.get().unsent.map((other) => (other.key === key ? { ...other, isSent: true } : other)) })
    const attempt = { key, call: `outcome ${trainingId} ${one.participant_id}` }
    try {
      const { data } = await send(participants.grade, { id: trainingId, ...rest }, { attempt })
      await adoptBoard().catch(() => null)
      settle(one, { revision: data.revision })
      const before = { ...one, outcome: one.was, was: one.outcome, revision: data.revision, key: crypto.randomUUID() }
      const undo = async () => {
        change({ unsent: [...without(store.get().unsent, before), before] })
        await sendAll()
      }
      toast(translate('participants.done_grade'), { undo })
    } catch (error) {
      if (!isFinal(error)) throw error
      if (asApiError(error).status === 409) return compare(one, error)
      settle(one)
      toastError(asApiError(error))
    }
  }

  async function adoptBoard() {
    const board = await send(participants.board, { id: trainingId })
    await adopt(participants.board, { id: trainingId }, board)
    return board.data.participants
  }

  /** Somebody else was quicker, or the seat was changed in another way, as by attendance that waited here. */
  async function compare(one: Unsent, refusal: unknown) {
    const board = await adoptBoard()
    const recorded = board.find(({ id }) => id === one.participant_id)
    const isChosenAgain = store.get().unsent.some((other) => isSame(other, one) && other.key !== one.key)
    settle(one)
    if (isChosenAgain) return
    if (!recorded || (recorded.outcome === one.was && recorded.revision === one.revision))
      toastError(asApiError(refusal))
    else if (recorded.outcome === one.was)
      change({ unsent: [...store.get().unsent, { ...one, revision: recorded.revision, key: crypto.randomUUID() }] })
    else if (recorded.outcome !== one.outcome) {
      change({ overtaken: [...store.get().overtaken, { ...one, was: recorded.outcome }] })
      void reportOvertaken(trainingId)
    }
  }

  return {
    store,
    choose,
    sendAll,
    leave,
    /** What the screen shows: a choice before what is recorded. */
    shown: ({ id, outcome }: Participant): Outcome =>
      store.get().unsent.findLast(({ participant_id }) => participant_id === id)?.outcome ?? outcome,
  }
}

const isSame = (one: Choice, other: Choice) => one.participant_id === other.participant_id

function without<One extends Choice>(choices: readonly One[], other: Choice): One[] {
  return choices.filter((one) => !isSame(one, other))
}
