import { useApi } from '#kit/web/calls/query.ts'
import { outcomeOf } from '#teaching/participants/contract/participants.flow.ts'
import { type Board, participants } from '#teaching/participants/contract/participants.ts'
import { recordedIn } from './attendance/unsent-marks.ts'

/** How a training ends for each, as the server ends it: what somebody decided, else what follows from attendance. */
export function endsOf({ participants: all, sessions }: Board) {
  const ended = all
    .filter(({ status }) => status !== 'CANCELLED')
    .map((participant) => {
      const marks = sessions.map(({ id }) => recordedIn(participant, id))
      return { participant, end: participant.outcome === 'NONE' ? outcomeOf(marks) : participant.outcome }
    })
  const of = (wanted: (typeof ended)[number]['end']) =>
    ended.filter(({ end }) => end === wanted).map(({ participant }) => participant)
  return { passed: of('PASS'), failed: of('FAIL'), absent: of('NO_SHOW'), open: of(null) }
}

/** Whether nobody's end is missing, of the sessions that have begun; false until that is known. */
export function useAllRecorded(trainingId: number, isEnabled: boolean): boolean {
  const { data } = useApi(participants.board, { id: trainingId }, { isEnabled })
  const begun = data?.data.sessions.filter(({ starts_at }) => Date.parse(starts_at) <= Date.now()) ?? []
  return data !== undefined && endsOf({ ...data.data, sessions: begun }).open.length === 0
}
