import type { ReactNode } from 'react'
import type { Conflict } from '#contract/kit/revision.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Changes } from '#web/kit/ui/changes.tsx'
import { Stack, Text } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
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
