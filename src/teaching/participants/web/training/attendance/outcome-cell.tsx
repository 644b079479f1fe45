import { fullName } from '#kit/contract/values/full-name.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useStore } from '#kit/web/session/store.ts'
import { NativeSelect } from '#kit/web/ui/inputs/native-select.tsx'
import { type Outcome, outcomeOf, outcomes } from '#teaching/participants/contract/participants.flow.ts'
import type { Board, Participant } from '#teaching/participants/contract/participants.ts'
import styles from './attendance.module.css'
import type { Presence } from './unsent-marks.ts'
import { unsentOutcomes } from './unsent-outcomes.ts'

type OutcomeProps = {
  board: Board
  participant: Participant
  isReadOnly: boolean /** Of all sessions. */
  marks: Presence[]
}

/** How the training ended for somebody; where nobody decided, what follows from attendance. */
export function OutcomeCell({ board, participant, isReadOnly, marks }: OutcomeProps) {
  const t = useText()
  const { id, student, outcome } = participant
  const following = outcomeOf(marks)
  const label = (value: Outcome) =>
    value === 'NONE' && following
      ? t(`participants.outcome_following_${following}`)
      : t(`participants.outcome_${value}`)
  const unsent = unsentOutcomes(board.training_id)
  useStore(unsent.store)
  const shown = unsent.shown(participant)
  return (
    <td className={styles.outcome}>
      {isReadOnly ? (
        label(outcome)
      ) : (
        <>
          <NativeSelect
            id={`outcome-${id}`}
            label={<span className="sr-only">{t('participants.outcome_of', { name: fullName(student) })}</span>}
            value={shown}
            data-unsent={shown !== outcome || undefined}
            onChange={(event) => unsent.choose(participant, event.currentTarget.value as Outcome)}
          >
            {outcomes.toReversed().map((value) => (
              <option key={value} value={value}>
                {label(value)}
              </option>
            ))}
          </NativeSelect>
          <span className="only-printed">{label(shown)}</span>
        </>
      )}
    </td>
  )
}
