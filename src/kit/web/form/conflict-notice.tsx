import type { ReactNode } from 'react'
import type { Conflict } from '#kit/contract/revision.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Changes } from '#kit/web/ui/feedback/changes.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { PlainValue } from './plain-value.tsx'

/** Renders a field's value; undefined: by its type. */
export type ShowValue = (field: string, value: unknown) => ReactNode | undefined

type ConflictNoticeProps = {
  conflict: Conflict
  title?: string
  text?: string
  showValue?: ShowValue
}

/** Shows what others changed, and that the user's own values were neither saved nor lost. */
export function ConflictNotice({ conflict: { changes }, title, text, showValue }: ConflictNoticeProps) {
  const t = useText()
  return (
    <Notice tone="bad" title={title ?? t('app.not_sent')}>
      <Stack>
        {text && <Text>{text}</Text>}
        <ConflictChanges changes={changes} showValue={showValue} />
      </Stack>
    </Notice>
  )
}

export function ConflictChanges({ changes, showValue }: Pick<Conflict, 'changes'> & { showValue?: ShowValue }) {
  const t = useText()
  const format = useFormat()
  return (
    <Changes
      words={{ before: t('app.change_before'), after: t('app.change_after') }}
      changes={changes.map(({ field, label, before, after, by, at }) => ({
        key: field,
        label,
        before: shownValue(showValue, field, before),
        after: shownValue(showValue, field, after),
        note: t('app.conflict_theirs', { who: by ?? t('app.somebody_else'), when: format.relative(at) }),
      }))}
    />
  )
}

export function shownValue(showValue: ShowValue | undefined, field: string, value: unknown): ReactNode {
  return showValue?.(field, value) ?? <PlainValue value={value} />
}
