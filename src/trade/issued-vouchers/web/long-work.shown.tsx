import { type ReactNode, useEffect } from 'react'
import type { LongWork } from '#kit/contract/texts/long-work.ts'
import { refresh } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Progress } from '#kit/web/ui/feedback/progress.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'

/** The texts of each kind of work. */
const labelsOf = {
  imports: {
    state: (state: LongWork['state']) => `imports.state_${state}` as const,
    running: 'imports.running',
    running_text: 'imports.running_text',
    undoing_text: 'imports.undoing_text',
    cancel: 'imports.cancel',
    undo_failed_title: 'imports.undo_failed_title',
    undo_failed_text: 'imports.undo_failed_text',
    undone_title: 'imports.undone_title',
    undone_all: 'imports.undone_all',
    undone_kept: 'imports.undone_kept',
  },
  voucherBatches: {
    state: (state: LongWork['state']) => `voucherBatches.state_${state}` as const,
    running: 'voucherBatches.running',
    running_text: 'voucherBatches.running_text',
    undoing_text: 'voucherBatches.undoing_text',
    cancel: 'voucherBatches.cancel',
    undo_failed_title: 'voucherBatches.undo_failed_title',
    undo_failed_text: 'voucherBatches.undo_failed_text',
    undone_title: 'voucherBatches.undone_title',
    undone_all: 'voucherBatches.undone_all',
    undone_kept: 'voucherBatches.undone_kept',
  },
} as const
type Kind = keyof typeof labelsOf

const stateTones: Record<LongWork['state'], Tone> = {
  DRAFT: 'waiting',
  RUNNING: 'quiet',
  DONE: 'good',
  UNDOING: 'quiet',
  UNDONE: 'quiet',
  FAILED: 'bad',
}

export function WorkState({ kind, state }: { kind: Kind; state: LongWork['state'] }) {
  const t = useText()
  return <StatusBadge tone={stateTones[state]}>{t(labelsOf[kind].state(state))}</StatusBadge>
}

/** Fetches what the work may have written whenever its state has changed: a quick one is through before it was shown under way. */
export function useRefreshAfter({ state }: LongWork, touched: readonly string[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each state, also of the last one before the page is left.
  useEffect(() => () => void refresh(touched), [state])
}

type UnderWayProps = {
  kind: Kind
  shown: LongWork
  /** How many rows it will be through with in the end. */
  total: number
  /** What it does before the first row. */
  preparing?: { label: string; share: number } | undefined
  isCancelling: boolean
  onCancel: () => void
}

/** How far it is; what brings data in or vouchers out can be stopped, taking back cannot. */
export function WorkUnderWay({ kind, shown, total, preparing, isCancelling, onCancel }: UnderWayProps) {
  const t = useText()
  const format = useFormat()
  const { state, progress } = shown
  const labels = labelsOf[kind]
  const isRunning = state === 'RUNNING'
  const label = preparing?.label ?? t(labels.running, { done: format.number(progress), total: format.number(total) })
  return (
    <Notice
      title={t(labels.state(state))}
      actions={
        isRunning && (
          <Button isBusy={isCancelling} onClick={onCancel}>
            {t(labels.cancel)}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        <Text>{t(isRunning ? labels.running_text : labels.undoing_text)}</Text>
        <Progress share={preparing?.share ?? (total > 0 ? progress / total : 0)} label={label} />
        <Text size="sm">{label}</Text>
      </Stack>
    </Notice>
  )
}

/** The undo broke off: shown until somebody tries again. */
export function UndoFailed({ kind, shown }: { kind: Kind; shown: LongWork }) {
  const t = useText()
  if (!shown.has_undo_failed) return null
  return (
    <Notice tone="bad" title={t(labelsOf[kind].undo_failed_title)}>
      <Text>{t(labelsOf[kind].undo_failed_text)}</Text>
    </Notice>
  )
}

/** Who took it back and when, and what stayed. */
export function WorkUndone({ kind, shown, children }: { kind: Kind; shown: LongWork; children: ReactNode }) {
  const t = useText()
  const format = useFormat()
  const { undone_at, undone_by, rows_kept } = shown
  const labels = labelsOf[kind]
  const title = t(labels.undone_title, {
    date: format.dateTime(undone_at ?? ''),
    name: undone_by ?? t('app.somebody_else'),
  })
  return (
    <Notice tone={rows_kept > 0 ? 'waiting' : 'good'} title={title}>
      <Stack gap="sm">
        <Text>{t(rows_kept > 0 ? labels.undone_kept : labels.undone_all)}</Text>
        {children}
      </Stack>
    </Notice>
  )
}
