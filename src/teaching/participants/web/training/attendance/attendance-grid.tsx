import { type KeyboardEvent, useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { periodIn } from '#kit/contract/values/time-zone.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import type { Board, Participant } from '#teaching/participants/contract/participants.ts'
import { IconCheck, IconChecks, IconX } from '~icons'
import styles from './attendance.module.css'
import { OutcomeCell } from './outcome-cell.tsx'
import { type Session, useSessionNames } from './session-names.ts'
import { type Presence, recordedIn, type UnsentMarks } from './unsent-marks.ts'
import { wordOf } from './words-of-marks.ts'

type GridProps = {
  board: Board
  sessions: Session[]
  marked: Participant[]
  unsent: UnsentMarks
  /** The outcome is below the name. */
  isNarrow: boolean
  isReadOnly: boolean
}

/** People × sessions. One cell is in the order of Tab; arrow keys lead to the others. */
export function AttendanceGrid({ isNarrow, ...props }: GridProps) {
  const t = useText()
  const language = useLanguage()
  const { board, sessions, marked, unsent, isReadOnly } = props
  const nameOf = useSessionNames(board)
  const [current, setCurrent] = useState('')
  const [changed, setChanged] = useState('')
  const cells = marked.flatMap((one) =>
    sessions.map(({ id }) => ({ key: keyOf(one, id), mark: unsent.shown(one, id) })),
  )
  const firstOpen = cells.find(({ mark }) => mark === null)?.key
  const inTabOrder = cells.some(({ key }) => key === current) ? current : cells[0]?.key
  return (
    <>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table may be a grid (ARIA in HTML).
        role="grid"
        aria-label={t('participants.attendance')}
        className={styles.grid}
        data-narrow={isNarrow || undefined}
        style={{ '--sessions': sessions.length } as React.CSSProperties}
        onKeyDown={moveFocus}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.person}>
              {t('participants.student')}
            </th>
            {sessions.map((session) => (
              <th key={session.id} scope="col" title={periodIn(language, session, board.time_zone)}>
                {nameOf(session.id)}
              </th>
            ))}
            <th scope="col" className={styles.outcome}>
              {t('participants.outcome_short')}
            </th>
          </tr>
        </thead>
        <tbody>
          {!isReadOnly && <AllWereThere {...props} />}
          {marked.map((participant) => (
            <tr key={participant.id}>
              <th scope="row" className={styles.person}>
                <PersonLink kind="student" id={participant.student.id} name={fullName(participant.student)} />
              </th>
              {sessions.map((session) => {
                const key = keyOf(participant, session.id)
                return (
                  <MarkCell
                    key={session.id}
                    {...{ ...props, participant, session, session_name: nameOf(session.id) }}
                    isCurrent={key === inTabOrder}
                    isFirstOpen={key === firstOpen}
                    onFocus={() => setCurrent(key)}
                    onChange={setChanged}
                  />
                )
              })}
              <OutcomeCell
                board={board}
                participant={participant}
                isReadOnly={isReadOnly}
                marks={board.sessions.map(({ id }) => unsent.shown(participant, id))}
              />
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {changed}
      </p>
    </>
  )
}

const keyOf = ({ id }: Participant, sessionId: number) => `${id} ${sessionId}`

/** Marks all without a mark as present; undo affects just these. */
function AllWereThere({ sessions, marked, unsent, board }: Omit<GridProps, 'isNarrow'>) {
  const t = useText()
  const nameOf = useSessionNames(board)
  return (
    <tr className="not-printed">
      <th scope="row" className={styles.person}>
        <Text as="span" tone="soft">
          {t('participants.all_present')}
        </Text>
      </th>
      {sessions.map(({ id: session_id }) => {
        const rest = marked.filter((participant) => unsent.shown(participant, session_id) === null)
        const cells = rest.map(({ id }) => ({ session_id, participant_id: id }))
        return (
          <td key={session_id}>
            <button
              type="button"
              className={styles.mark}
              data-all
              title={t('participants.all_present_hint')}
              aria-label={t('participants.all_present_at', { session: nameOf(session_id) })}
              // Not `disabled`: the focus stays where it is.
              aria-disabled={rest.length === 0}
              onClick={() => {
                if (rest.length === 0) return
                unsent.tap(
                  cells.map((cell) => ({ ...cell, recorded: null })),
                  true,
                )
                toast(t('participants.marked_present', { count: rest.length }), {
                  undo: async () =>
                    unsent.tap(
                      cells.map((cell) => ({ ...cell, recorded: true })),
                      null,
                    ),
                })
              }}
            >
              <IconChecks size={22} aria-hidden="true" />
            </button>
          </td>
        )
      })}
    </tr>
  )
}

type CellProps = Omit<GridProps, 'isNarrow'> & {
  participant: Participant
  session: Session
  session_name: string
  isCurrent: boolean
  isFirstOpen: boolean
  onFocus: () => void
  onChange: (text: string) => void
}

function MarkCell(props: CellProps) {
  const { participant, session, session_name, unsent, isReadOnly, isCurrent, isFirstOpen, ...on } = props
  const t = useText()
  const presence = unsent.shown(participant, session.id)
  const recorded = recordedIn(participant, session.id)
  const nameOf = (state: Presence) =>
    t('participants.mark_of', { name: fullName(participant.student), session: session_name, state: t(wordOf(state)) })
  const drawing =
    presence === null ? null : presence ? (
      <IconCheck size={22} aria-hidden="true" />
    ) : (
      <IconX size={22} aria-hidden="true" />
    )
  if (isReadOnly) {
    return (
      <td>
        <span className={`${styles.mark} not-printed`} data-presence={String(presence)} aria-hidden="true">
          {drawing}
        </span>
        <span className="sr-only">{t(wordOf(presence))}</span>
        <span className="only-printed">{t(wordOf(presence))}</span>
      </td>
    )
  }
  return (
    <td>
      <button
        type="button"
        className={styles.mark}
        data-presence={String(presence)}
        data-unsent={presence !== recorded || undefined}
        data-begin={isFirstOpen || undefined}
        aria-label={nameOf(presence)}
        tabIndex={isCurrent ? 0 : -1}
        onFocus={on.onFocus}
        onClick={() => {
          const next = after(presence)
          unsent.tap([{ session_id: session.id, participant_id: participant.id, recorded }], next)
          on.onChange(nameOf(next))
        }}
      >
        {drawing}
      </button>
      <span className="only-printed">{t(wordOf(presence))}</span>
    </td>
  )
}

/** The commonest first: present, absent, not recorded. */
function after(presence: Presence): Presence {
  if (presence === null) return true
  return presence ? false : null
}

/** Arrow keys lead from cell to cell, Home and End to those at the ends of a row. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const rows = [...event.currentTarget.querySelectorAll('tr')]
    .map((row) => [...row.querySelectorAll<HTMLElement>('td :is(button, select)')])
    .filter((cells) => cells.length > 0)
  const y = rows.findIndex((cells) => cells.includes(event.target as HTMLElement))
  const cells = rows[y]
  // Up and down choose within a select.
  if (!cells || (event.target instanceof HTMLSelectElement && /Up|Down|Home|End/.test(event.key))) return
  const x = cells.indexOf(event.target as HTMLElement)
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowRight: cells[x + 1],
    ArrowLeft: cells[x - 1],
    ArrowDown: rows[y + 1]?.[x],
    ArrowUp: rows[y - 1]?.[x],
    Home: cells[0],
    End: cells.at(-1),
  }
  if (!(event.key in targets)) return
  event.preventDefault()
  targets[event.key]?.focus()
}
