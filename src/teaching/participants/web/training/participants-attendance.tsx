import { useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { periodIn } from '#kit/contract/values/time-zone.ts'
import { send } from '#kit/web/calls/api.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { fieldId } from '#kit/web/form/fields/field-focus.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useShownPart } from '#kit/web/page/shown-part.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { NativeSelect } from '#kit/web/ui/inputs/native-select.tsx'
import { Segments } from '#kit/web/ui/inputs/segments.tsx'
import { Panel, Row, Text } from '#kit/web/ui/layout.tsx'
import { availableParticipantActs, type Outcome, outcomes } from '#teaching/participants/contract/participants.flow.ts'
import { type Board, type Participant, participants } from '#teaching/participants/contract/participants.ts'
import styles from './participants.module.css'

type Session = Board['sessions'][number]
type Mark = 'present' | 'absent' | 'none'

/** Who was at a session, and how the training ended for each: one session after the other, so that it fits a phone. */
export function ParticipantsAttendance({ board }: { board: Board }) {
  const t = useText()
  const user = useUser()
  const begun = board.sessions.filter(({ starts_at }) => Date.parse(starts_at) <= Date.now())
  const [chosen, setChosen] = useState<number>()
  const session = begun.find(({ id }) => id === chosen) ?? begun.at(-1)
  const marked = board.participants.filter(({ status }) =>
    availableParticipantActs(user, { ...board, status, has_marks: false }).includes('attend'),
  )
  const isShown = session !== undefined && marked.length > 0
  useShownPart('attendance', isShown)
  if (!isShown) return null
  return (
    <Panel id={fieldId('attendance')} title={t('participants.attendance')}>
      {begun.length > 1 && <SessionChoice board={board} sessions={begun} value={session.id} onChange={setChosen} />}
      <RestWasThere board={board} session={session} marked={marked} />
      <ul className={styles.rows}>
        {marked.map((participant) => (
          <Attended key={participant.id} board={board} session={session} participant={participant} />
        ))}
      </ul>
      {board.state !== 'COMPLETED' && <Text tone="soft">{t('participants.outcome_hint')}</Text>}
    </Panel>
  )
}

type ChoiceProps = { board: Board; sessions: Session[]; value: number; onChange: (id: number) => void }

function SessionChoice({ board, sessions, value, onChange }: ChoiceProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <NativeSelect
      id="session"
      label={t('participants.session')}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {sessions.map((one, index) => (
        <option key={one.id} value={one.id}>
          {t('participants.session_option', { number: index + 1, when: periodIn(language, one, board.time_zone) })}
        </option>
      ))}
    </NativeSelect>
  )
}

type At = { board: Board; session: Session }

/** Marks all participants without a mark as present; undo affects just these. */
function RestWasThere({ board, session, marked }: At & { marked: Participant[] }) {
  const t = useText()
  const rest = marked.filter((participant) => markOf(participant, session) === 'none')
  const marks = (is_present: true | null) => ({
    ...{ id: board.training_id, session_id: session.id },
    marks: rest.map(({ id }) => ({ participant_id: id, is_present })),
  })
  const attend = useSend(participants.attend, {
    onSent: () => {
      const undo = marks(null)
      toast(t('participants.done_attend'), { undo: () => send(participants.attend, undo) })
    },
  })
  if (rest.length === 0) return <Text tone="soft">{t('participants.all_recorded')}</Text>
  return (
    <Row justify="between">
      <Text tone="soft">{t('participants.unrecorded', { count: rest.length })}</Text>
      <Button isBusy={attend.isPending} onClick={() => attend.send(marks(true))}>
        {t('participants.rest_present')}
      </Button>
    </Row>
  )
}

function Attended({ board, session, participant }: At & { participant: Participant }) {
  const t = useText()
  const { id, student, outcome, revision } = participant
  const name = fullName(student)
  const mark = markOf(participant, session)
  const attend = useSend(participants.attend, { onSent: () => undefined })
  const grade = useSend(participants.grade, {
    onSent: ({ data }) => {
      const before = { id: board.training_id, participant_id: id, outcome, revision: data.revision }
      toast(t('participants.done_grade'), { undo: () => send(participants.grade, before) })
    },
  })
  const say = (said: Mark) =>
    attend.send({
      ...{ id: board.training_id, session_id: session.id },
      // A second press deletes the mark.
      marks: [{ participant_id: id, is_present: said === mark ? null : said === 'present' }],
    })
  return (
    <li className={styles.attended}>
      <span className={styles.name}>{name}</span>
      <Segments<Mark>
        label={t('participants.attendance_of', { name })}
        options={(['present', 'absent'] as const).map((value) => ({ value, label: t(`participants.mark_${value}`) }))}
        value={mark}
        onChange={say}
      />
      <NativeSelect
        id={`outcome-${id}`}
        label={<span className="only-heard">{t('participants.outcome_of', { name })}</span>}
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
            {t(`participants.outcome_${value}`)}
          </option>
        ))}
      </NativeSelect>
    </li>
  )
}

function markOf({ attendance }: Participant, { id }: Session): Mark {
  const recorded = attendance.find(({ session_id }) => session_id === id)
  if (!recorded) return 'none'
  return recorded.is_present ? 'present' : 'absent'
}
