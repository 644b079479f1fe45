import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import type { Import, ImportRow } from '#office/imports/contract/imports.ts'

const outcomeTones: Record<ImportRow['outcome'], Tone> = {
  CREATE: 'good',
  CHANGE: 'quiet',
  NOTHING: 'quiet',
  ERROR: 'bad',
}

const undoTones: Record<NonNullable<ImportRow['undo']>, Tone> = { UNDONE: 'quiet', KEPT: 'waiting', FAILED: 'bad' }

export function RowResult({ outcome, undo }: Pick<ImportRow, 'outcome' | 'undo'>) {
  const t = useText()
  if (undo) return <StatusBadge tone={undoTones[undo]}>{t(`imports.undo_${undo}`)}</StatusBadge>
  return <StatusBadge tone={outcomeTones[outcome]}>{t(`imports.outcome_${outcome}`)}</StatusBadge>
}

/** How many rows do what. */
export function Counts({ of: counted }: { of: Import }) {
  const t = useText()
  const { rows_create, rows_change, rows_nothing, rows_error, rows_kept, rows_failed } = counted
  return (
    <Row>
      {rows_create > 0 && <StatusBadge tone="good">{t('imports.count_create', { count: rows_create })}</StatusBadge>}
      {rows_change > 0 && <StatusBadge>{t('imports.count_change', { count: rows_change })}</StatusBadge>}
      {rows_nothing > 0 && <StatusBadge>{t('imports.count_nothing', { count: rows_nothing })}</StatusBadge>}
      {rows_error > 0 && <StatusBadge tone="bad">{t('imports.count_error', { count: rows_error })}</StatusBadge>}
      {rows_kept > 0 && <StatusBadge tone="waiting">{t('imports.count_kept', { count: rows_kept })}</StatusBadge>}
      {rows_failed > 0 && <StatusBadge tone="bad">{t('imports.count_failed', { count: rows_failed })}</StatusBadge>}
    </Row>
  )
}
