import { useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { periodIn } from '#kit/contract/values/time-zone.ts'
import { isConnected } from '#kit/web/calls/connection.ts'
import { fieldId } from '#kit/web/form/fields/field-focus.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { useShownPart } from '#kit/web/page/loading/shown-part.ts'
import { useUser } from '#kit/web/session/session.ts'
import { useStore } from '#kit/web/session/store.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { NativeSelect } from '#kit/web/ui/inputs/native-select.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { useWidth } from '#kit/web/ui/use-width.ts'
import { availableParticipantActs } from '#teaching/participants/contract/participants.flow.ts'
import type { Board, Participant } from '#teaching/participants/contract/participants.ts'
import styles from './attendance.module.css'
import { AttendanceGrid } from './attendance-grid.tsx'
import { useOnScreen } from './overtaken.ts'
import { type Session, useSessionNames } from './session-names.ts'
import { useWaiting } from './unsent.shown.ts'
import { type Mark, type UnsentMarks, unsentMarks } from './unsent-marks.ts'
import { type UnsentOutcomes, unsentOutcomes } from './unsent-outcomes.ts'
import { wordOf } from './words-of-marks.ts'

/** Who was at which session, one tap a cell, and how the training ended for each. */
export function Attendance({ board }: { board: Board }) {
  const t = useText()
  const user = useUser()
  const begun = board.sessions.filter(({ starts_at }) => Date.parse(starts_at) <= Date.now())
  const marked = board.participants.filter(({ status }) =>
    availableParticipantActs(user, { ...board, status, has_marks: false }).includes('attend'),
  )
  const isShown = begun.length > 0 && marked.length > 0
  const isLedHere = useShownPart('attendance', isShown)
  return (
    <Panel id={fieldId('attendance')} title={t('participants.attendance')}>
      {isShown ? (
        <Marked board={board} sessions={begun} marked={marked} isLedHere={isLedHere} />
      ) : (
        <Text tone="soft">{t('participants.attendance_none')}</Text>
      )}
    </Panel>
  )
}

type MarkedProps = {
  board: Board
  sessions: Session[]
  marked: Participant[]
  /** A link leads to what is missing. */
  isLedHere: boolean
}

function Marked({ board, sessions, marked, isLedHere }: MarkedProps) {
  const t = useText()
  const unsent = unsentMarks(board.training_id)
  const outcomes = unsentOutcomes(board.training_id)
  // The marks are read from it.
  useStore(unsent.store)
  useOnScreen(board.training_id)
  const { ref, width } = useWidth()
  const [chosen, setChosen] = useState<number>()
  const [isCorrecting, setCorrecting] = useState(false)
  const isCompleted = board.state === 'COMPLETED'
  // Not measured yet, as on paper: wide.
  const isNarrow = width > 0 && width < narrowest.wide
  const doFit = !isNarrow || sessions.length <= (width - narrowest.person) / narrowest.cell
  const session = sessions.find(({ id }) => id === chosen) ?? sessions.at(-1)
  const shown = doFit ? sessions : sessions.filter(({ id }) => id === session?.id)
  const isOpen = (one: Participant, { id }: Session) => unsent.shown(one, id) === null
  const open = marked.filter((one) => sessions.some((at) => isOpen(one, at)))
  const firstOpen = sessions.find((at) => open[0] && isOpen(open[0], at))
  if (isLedHere && firstOpen && firstOpen.id !== chosen) setChosen(firstOpen.id)
  return (
    <>
      <Row justify="space-between">
        <Text tone="soft">
          {open.length > 0 ? t('participants.unrecorded', { count: open.length }) : t('participants.all_recorded')}
        </Text>
        {isCompleted && (
          <Button size="sm" aria-pressed={isCorrecting} onClick={() => setCorrecting(!isCorrecting)}>
            {t('participants.correct_attendance')}
          </Button>
        )}
      </Row>
      <Waiting trainingId={board.training_id} unsent={unsent} />
      <Overtaken unsent={unsent} outcomes={outcomes} board={board} />
      {!doFit && <SessionChoice board={board} sessions={sessions} value={session?.id} onChange={setChosen} />}
      <div ref={ref} className={styles.place}>
        <AttendanceGrid
          {...{ board, sessions: shown, marked, unsent, isNarrow }}
          isReadOnly={isCompleted && !isCorrecting}
        />
      </div>
      {!isCompleted && <Text tone="soft">{t('participants.outcome_hint')}</Text>}
    </>
  )
}

/** In pixels: where names, sessions and outcomes are side by side, and what a name and a session need below. */
const narrowest = { wide: 560, person: 152, cell: 52 }

/** That marks and outcomes wait on this device. */
function Waiting({ trainingId, unsent }: { trainingId: number; unsent: UnsentMarks }) {
  const t = useText()
  const isThere = useStore(isConnected)
  const { isHeldUp } = useStore(unsent.store)
  const waits = useWaiting(trainingId)
  const isShown = waits > 0 && (isHeldUp || !isThere)
  return (
    <div role="status">{isShown && <Notice tone="waiting">{t('participants.unsent', { count: waits })}</Notice>}</div>
  )
}

type OvertakenProps = { unsent: UnsentMarks; outcomes: UnsentOutcomes; board: Board }

/** Marks and outcomes before which somebody else recorded others: theirs stay until the reader decides. */
function Overtaken({ unsent, outcomes, board }: OvertakenProps) {
  const t = useText()
  const names = useSessionNames(board)
  const { overtaken } = useStore(unsent.store)
  const { overtaken: chosen } = useStore(outcomes.store)
  const label = (presence: Mark['was']) => t(wordOf(presence))
  const nameOf = (participantId: number) => {
    const student = board.participants.find(({ id }) => id === participantId)?.student
    return student ? fullName(student) : ''
  }
  if (overtaken.length + chosen.length === 0) return null
  return (
    <Notice tone="waiting" title={t('participants.overtaken_title')}>
      <Stack gap="sm">
        {overtaken.map((mark) => (
          <Row key={`${mark.session_id} ${mark.participant_id}`} justify="space-between">
            {t('participants.overtaken', {
              ...{ name: nameOf(mark.participant_id), session: names(mark.session_id) },
              ...{ theirs: label(mark.was), mine: label(mark.is_present) },
            })}
            <Decision
              onMine={() => unsent.tap([{ ...mark, recorded: mark.was }], mark.is_present)}
              onTheirs={() => unsent.leave(mark)}
            />
          </Row>
        ))}
        {chosen.map((choice) => (
          <Row key={choice.participant_id} justify="space-between">
            {t('participants.overtaken_outcome', {
              ...{ name: nameOf(choice.participant_id), theirs: t(`participants.outcome_${choice.was}`) },
              mine: t(`participants.outcome_${choice.outcome}`),
            })}
            <Decision
              onMine={() => {
                const participant = board.participants.find(({ id }) => id === choice.participant_id)
                if (participant) outcomes.choose(participant, choice.outcome)
              }}
              onTheirs={() => outcomes.leave(choice)}
            />
          </Row>
        ))}
      </Stack>
    </Notice>
  )
}

function Decision({ onMine, onTheirs }: { onMine: () => void; onTheirs: () => void }) {
  const t = useText()
  return (
    <Row>
      <Button size="sm" onClick={onMine}>
        {t('participants.overtaken_mine')}
      </Button>
      <Button size="sm" kind="quiet" onClick={onTheirs}>
        {t('participants.overtaken_theirs')}
      </Button>
    </Row>
  )
}

type ChoiceProps = Pick<MarkedProps, 'board' | 'sessions'> & {
  value: number | undefined
  onChange: (id: number) => void
}

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
