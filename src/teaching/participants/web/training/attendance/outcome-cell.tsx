import { fullName } from '#kit/contract/values/full-name.ts'
import { send } from '#kit/web/calls/api.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { NativeSelect } from '#kit/web/ui/inputs/native-select.tsx'
import { type Outcome, outcomeOf, outcomes } from '#teaching/participants/contract/participants.flow.ts'
import { type Board, type Participant, participants } from '#teaching/participants/contract/participants.ts'
import styles from './attendance.module.css'
import type { Presence } from './unsent-marks.ts'

type OutcomeProps = {
  board: Board
  participant: Participant
  isReadOnly: boolean /** Of all sessions. */
  marks: Presence[]
}

/** How the training ended for somebody; where nobody decided, what follows from attendance. */
export function OutcomeCell({ board, participant, isReadOnly, marks }: OutcomeProps) {
  const t = useText()
  const { id, student, outcome, revision } = participant
  const following = outcomeOf(marks)
  const label = (value: Outcome) =>
    value === 'NONE' && following
      ? t(`participants.outcome_following_${following}`)
      : t(`participants.outcome_${value}`)
  const grade = useSend(participants.grade, {
    onSent: ({ data }) => {
      const before = { id: board.training_id, participant_id: id, outcome, revision: data.revision }
      toast(t('participants.done_grade'), { undo: () => send(participants.grade, before) })
    },
  })
  return (
    <td className={styles.outcome}>
      {isReadOnly ? (
        label(outcome)
      ) : (
        <>
          <NativeSelect
            id={`outcome-${id}`}
            label={<span className="only-heard">{t('participants.outcome_of', { name: fullName(student) })}</span>}
            value={outcome}
            onChange={(event) =>
              grade.send({
                ...{ id: board.training_id, participant_id: id },
                outcome: event.currentTarget.value as Outcome,
                revision,
              })
            }
          >
            {outcomes.toReversed().map((value) => (
              <option key={value} value={value}>
                {label(value)}
              </option>
            ))}
          </NativeSelect>
          <span className={styles.printed}>{label(outcome)}</span>
        </>
      )}
    </td>
  )
}
