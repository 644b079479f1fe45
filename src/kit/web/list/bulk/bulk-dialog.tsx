import { useState } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Progress } from '#kit/web/ui/feedback/progress.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row, Stack } from '#kit/web/ui/layout.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import type { Identified } from '../list-column.ts'
import type { BulkAction, BulkPicked } from './bulk-action.ts'
import { type Checked, type ReadRows, useCheck } from './bulk-check.ts'
import { BulkOutcomes } from './bulk-outcomes.tsx'
import { BulkQuestion } from './bulk-question.tsx'
import type { Outcome } from './bulk-run.ts'
import type { Outcomes } from './list-selection.ts'
import { useBulkRun } from './use-bulk-run.ts'

type BulkDialogProps<Row extends Identified> = {
  action: BulkAction<Row>
  rows: Row[]
  read: ReadRows<Row>
  nameOf: (row: Row) => string
  /** The message to all recipients; it remains when the dialog is closed, until it was sent to all. */
  message: string
  onMessage: (message: string) => void
  /** The outcome of each row, and the rows that were changed. */
  onEnd: (outcomes: Outcomes, done: Row[]) => void
  onClose: () => void
}

/**
 * Reads the selected rows again, requests confirmation, acts on one row after the other, and shows the outcome of each.
 */
export function BulkDialog<Row extends Identified>(props: BulkDialogProps<Row>) {
  const { action, rows, read, nameOf, message, onMessage, onEnd, onClose } = props
  const t = useText()
  const [rowsInDialog, setRowsInDialog] = useState(rows)
  const { checked, error, retry } = useCheck(action, rowsInDialog, read)
  // A row that has changed is skipped unless the reader includes it.
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(new Set())
  const [picked, setPicked] = useState<BulkPicked>({ choice: null, isChecked: false })
  const { outcomes, isRunning, start, stop, reset } = useBulkRun(action, message, picked, (outcomes, done) => {
    onEnd(outcomes, done)
    if (done.length === outcomes.size) onMessage('')
  })
  const concerned = (checked ?? []).filter((one) => one.applies && (one.changes.length === 0 || isConfirmed(one)))
  const isUnanswered = (action.message?.isRequired && message.trim() === '') || (action.choice && !picked.choice)
  const isAsking = outcomes.size === 0 && !isRunning
  const refused = rowsInDialog.filter(({ id }) => ['refused', undefined].includes(outcomes.get(id)?.state))
  const heading = checked || !isAsking ? action.question(concerned.length) : action.label

  function isConfirmed({ row }: Checked<Row>) {
    return confirmed.has(row.id)
  }

  function confirm(id: number, isWanted: boolean) {
    const next = new Set(confirmed)
    if (isWanted) next.add(id)
    else next.delete(id)
    setConfirmed(next)
  }

  function begin() {
    const left = new Map(
      (checked ?? []).map((one) => [one.row.id, { state: 'left', reason: reasonOf(one) } as Outcome]),
    )
    for (const { row } of concerned) left.delete(row.id)
    start(
      concerned.flatMap(({ now }) => now ?? []),
      left,
    )
  }

  function reasonOf({ now, changes }: Checked<Row>): string {
    if (now === null) return t('app.bulk_gone')
    return changes.length > 0 ? t('app.bulk_changed', { what: changes.join('; ') }) : t('app.bulk_not_concerned')
  }

  /** Starts over with the rows that failed, for they may have changed. */
  function again() {
    setRowsInDialog(refused)
    setConfirmed(new Set())
    reset()
  }

  return (
    <Dialog title={heading} onClose={isRunning ? stop : onClose} width="wide">
      <Stack>
        {isAsking && error && <ErrorPanel error={error} onRetry={retry} />}
        {isAsking && !checked && !error && (
          <div role="status">
            <span className="sr-only">{t('app.bulk_checking')}</span>
            <Skeleton width="60%" />
          </div>
        )}
        {isAsking && checked && (
          <BulkQuestion
            action={action}
            checked={checked}
            confirmed={confirmed}
            onConfirm={confirm}
            nameOf={nameOf}
            message={message}
            onMessage={onMessage}
            picked={picked}
            onPick={setPicked}
          />
        )}
        {!isAsking && (
          <>
            {isRunning && <Progress share={settledIn(outcomes) / Math.max(1, rowsInDialog.length)} label={heading} />}
            <p role="status">
              {isRunning
                ? t('app.bulk_progress', { done: settledIn(outcomes), total: rowsInDialog.length })
                : t('app.bulk_result', countsOf(outcomes))}
            </p>
            <BulkOutcomes rows={rowsInDialog} outcomes={outcomes} nameOf={nameOf} />
          </>
        )}
        <Row justify="end">
          {isAsking && <Button onClick={onClose}>{t('app.cancel')}</Button>}
          {isAsking && (
            <Button
              kind={action.tone === 'danger' ? 'danger' : 'primary'}
              disabled={concerned.length === 0 || isUnanswered}
              onClick={begin}
            >
              {action.label}
            </Button>
          )}
          {isRunning && <Button onClick={stop}>{t('app.bulk_stop')}</Button>}
          {!isAsking && !isRunning && refused.length > 0 && (
            <Button onClick={again}>{t('app.bulk_retry', { count: refused.length })}</Button>
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

function settledIn(outcomes: Outcomes): number {
  return [...outcomes.values()].filter(({ state }) => state !== 'running').length
}

/** The number of rows by outcome. */
export function countsOf(outcomes: Outcomes) {
  const counts = { done: 0, refused: 0, left: 0, running: 0 }
  for (const { state } of outcomes.values()) counts[state] += 1
  return counts
}
