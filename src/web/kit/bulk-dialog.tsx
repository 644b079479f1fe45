import { Textarea } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './bulk-dialog.module.css'
import { type Outcome, runEach } from './bulk-run.ts'
import { useText } from './i18n.ts'
import type { BulkAction } from './list-bulk.tsx'
import type { Identified } from './list-column.ts'
import { refreshOnce } from './query.ts'
import { Button } from './ui/button.tsx'
import { Dialog } from './ui/dialog.tsx'
import { Row, Stack, Text } from './ui/layout.tsx'
import { Progress } from './ui/progress.tsx'
import './ui/prose.css'

type BulkDialogProps<Row extends Identified> = {
  action: BulkAction<Row>
  rows: Row[]
  nameOf: (row: Row) => string
  /** The word for everybody concerned, as far as it is typed; it outlives the dialog until it has reached all of them. */
  word: string
  onWord: (word: string) => void
  /** These need no second try. */
  onDone: (rows: Row[]) => void
  onClose: () => void
}

/** Asks, acts on one row after the other, and says what came of each. */
export function BulkDialog<Row extends Identified>(props: BulkDialogProps<Row>) {
  const { action, rows, nameOf, word, onWord, onDone, onClose } = props
  const t = useText()
  // The rows as they were when the reader chose: acting on them changes what applies.
  const [concerned] = useState(() => rows.filter(action.applies))
  const { outcomes, isRunning, start, stop } = useRun(action, word, (done, asked) => {
    onDone(done)
    if (done.length === asked.length) onWord('')
  })
  const isAsking = outcomes.size === 0 && !isRunning
  const settled = concerned.filter(({ id }) => ['done', 'refused'].includes(outcomes.get(id)?.state ?? ''))
  const refused = concerned.filter(({ id }) => outcomes.get(id)?.state === 'refused')
  const left = concerned.filter(({ id }) => outcomes.get(id)?.state !== 'done')
  const heading = action.question(concerned.length)
  return (
    <Dialog title={heading} onClose={isRunning ? stop : onClose} width="wide">
      <Stack>
        {isAsking ? (
          <Question action={action} rows={concerned} nameOf={nameOf} others={rows.length - concerned.length}>
            {action.word && (
              <Textarea
                label={action.word.label}
                description={action.word.hint}
                maxLength={action.word.max}
                autosize
                minRows={3}
                maxRows={12}
                value={word}
                onChange={(event) => onWord(event.currentTarget.value)}
              />
            )}
          </Question>
        ) : (
          <>
            <Progress share={settled.length / concerned.length} label={heading} />
            <p role="status">
              {isRunning
                ? t('app.bulk_progress', { done: settled.length, total: concerned.length })
                : t('app.bulk_result', { done: settled.length - refused.length, refused: refused.length })}
            </p>
            <Outcomes rows={concerned} outcomes={outcomes} nameOf={nameOf} />
          </>
        )}
        <Row justify="end">
          {isAsking && <Button onClick={onClose}>{t('app.cancel')}</Button>}
          {isAsking && (
            <Button
              kind={action.tone === 'danger' ? 'danger' : 'primary'}
              disabled={action.word?.isRequired && word.trim() === ''}
              onClick={() => start(concerned)}
            >
              {action.label}
            </Button>
          )}
          {isRunning && <Button onClick={stop}>{t('app.bulk_stop')}</Button>}
          {!isAsking && !isRunning && left.length > 0 && (
            <Button onClick={() => start(left)}>{t('app.bulk_retry', { count: left.length })}</Button>
          )}
          {!isAsking && !isRunning && (
            <Button kind="primary" onClick={onClose}>
              {t('app.close')}
            </Button>
          )}
        </Row>
      </Stack>
    </Dialog>
  )
}

function useRun<Row extends Identified>(
  action: BulkAction<Row>,
  word: string,
  onEnd: (done: Row[], asked: Row[]) => void,
) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map())
  const [isRunning, setRunning] = useState(false)
  const stopping = useRef(new AbortController())
  useEffect(() => () => stopping.current.abort(), [])

  async function start(rows: Row[]) {
    stopping.current = new AbortController()
    setRunning(true)
    const done: Row[] = []
    const act = () =>
      runEach({
        rows,
        act: (row) => action.run(row, word.trim() || null),
        onOutcome: (row, outcome) => {
          if (outcome.state === 'done') done.push(row)
          setOutcomes((before) => new Map(before).set(row.id, outcome))
        },
        signal: stopping.current.signal,
      })
    try {
      await refreshOnce(act)
    } finally {
      setRunning(false)
      onEnd(done, rows)
    }
  }

  return { outcomes, isRunning, start: (rows: Row[]) => void start(rows), stop: () => stopping.current.abort() }
}

/** So many names are read; of more, the number says enough. */
const readableNames = 5

type QuestionProps<Row extends Identified> = {
  action: BulkAction<Row>
  rows: Row[]
  nameOf: (row: Row) => string
  others: number
  children: ReactNode
}

/** Everybody about whom there is something to know comes first, and none of them is left out. */
function Question<Row extends Identified>({ action, rows, nameOf, others, children }: QuestionProps<Row>) {
  const t = useText()
  const { text, caveat = () => null } = action
  const named = rows.map((row) => ({ id: row.id, name: nameOf(row), caveat: caveat(row) }))
  const wary = named.filter((row) => row.caveat !== null)
  const plain = named.filter((row) => row.caveat === null)
  const shown = [...wary, ...plain.slice(0, Math.max(0, readableNames - wary.length))]
  const more = rows.length - shown.length
  return (
    <>
      {text && <Text tone="soft">{text}</Text>}
      {/* What scrolls must be reachable by keyboard. */}
      <ul className={styles.names} tabIndex={shown.length > readableNames ? 0 : undefined}>
        {shown.map(({ id, name, caveat: hint }) => (
          <li key={id}>
            {name}
            {hint && <span className={styles.caveat}>{hint}</span>}
          </li>
        ))}
        {more > 0 && <li>{t('app.bulk_more', { count: more })}</li>}
      </ul>
      {others > 0 && <Text size="sm">{t('app.bulk_others', { count: others })}</Text>}
      {children}
    </>
  )
}

type OutcomesProps<Row> = { rows: Row[]; outcomes: ReadonlyMap<number, Outcome>; nameOf: (row: Row) => string }

/** What was refused comes first, for that is what wants a look. */
function Outcomes<Row extends Identified>({ rows, outcomes, nameOf }: OutcomesProps<Row>) {
  const t = useText()
  const told = rows.filter(({ id }) => outcomes.has(id))
  const rank = ({ id }: Row) => ['refused', 'running', 'done'].indexOf(outcomes.get(id)?.state ?? '')
  const shown = told.toSorted((one, other) => rank(one) - rank(other)).slice(0, shownOutcomes)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <ul className={styles.outcomes} tabIndex={0} aria-label={t('app.bulk_outcomes')}>
      {shown.map((row) => {
        const outcome = outcomes.get(row.id) as Outcome
        const Icon = icons[outcome.state]
        return (
          <li key={row.id} data-state={outcome.state}>
            <Icon size={18} aria-hidden="true" />
            <span>
              {nameOf(row)}
              <span className={styles.state}>
                {outcome.state === 'refused' ? outcome.reason : t(`app.bulk_${outcome.state}`)}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const icons = { running: IconCircleDashed, done: IconCircleCheck, refused: IconAlertCircle }
const shownOutcomes = 500
