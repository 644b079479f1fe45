import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import type { BatchRow, VoucherBatch } from '#trade/issued-vouchers/contract/voucher-batches.ts'

const outcomeTones: Record<BatchRow['outcome'], Tone> = { ISSUE: 'good', AGAIN: 'waiting', ERROR: 'bad' }

export function RowResult({ outcome, undo, voucher_id }: Pick<BatchRow, 'outcome' | 'undo' | 'voucher_id'>) {
  const t = useText()
  if (undo)
    return <StatusBadge tone={undo === 'KEPT' ? 'waiting' : 'quiet'}>{t(`voucherBatches.undo_${undo}`)}</StatusBadge>
  // A recipient who got an identical voucher before may have been given another.
  const result = voucher_id === null ? outcome : 'ISSUE'
  return <StatusBadge tone={outcomeTones[result]}>{t(`voucherBatches.outcome_${result}`)}</StatusBadge>
}

/** How many rows do what. */
export function Counts({ of: batch }: { of: VoucherBatch }) {
  const t = useText()
  const { state, rows_issue, rows_again, rows_error, rows_holding, rows_kept, is_again } = batch
  const isDraft = state === 'DRAFT' || state === 'FAILED'
  const issued = rows_issue + (is_again && !isDraft ? rows_again : 0)
  return (
    <Row>
      {issued > 0 && (
        <StatusBadge tone="good">
          {t(isDraft ? 'voucherBatches.count_issue' : 'voucherBatches.count_issued', { count: issued })}
        </StatusBadge>
      )}
      {rows_again > 0 && (
        <StatusBadge tone="waiting">{t('voucherBatches.count_again', { count: rows_again })}</StatusBadge>
      )}
      {isDraft && rows_holding > 0 && (
        <StatusBadge tone="waiting">{t('voucherBatches.count_holding', { count: rows_holding })}</StatusBadge>
      )}
      {rows_error > 0 && <StatusBadge tone="bad">{t('voucherBatches.count_error', { count: rows_error })}</StatusBadge>}
      {rows_kept > 0 && (
        <StatusBadge tone="waiting">{t('voucherBatches.count_kept', { count: rows_kept })}</StatusBadge>
      )}
    </Row>
  )
}
