import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import type { ResponsibilityStatus } from '#network/responsibilities/contract/additional-responsibilities.flow.ts'
import type { AdditionalResponsibilityRow } from '#network/responsibilities/contract/additional-responsibilities.ts'

type DueProps = Pick<AdditionalResponsibilityRow, 'due_on'>

/** Until when. */
export function Due({ due_on }: DueProps) {
  const t = useText()
  const format = useFormat()
  return due_on ? <time dateTime={due_on}>{format.date(due_on)}</time> : t('responsibilities.no_due')
}

type StatusProps = Pick<AdditionalResponsibilityRow, 'status' | 'is_overdue' | 'again'>

/** The state: "late", or "requested again", is more precise than "to do". */
export function ResponsibilityStatusBadge({ status, is_overdue, again }: StatusProps) {
  const t = useText()
  if (!again && !is_overdue)
    return <StatusBadge tone={tones[status]}>{t(`responsibilities.status_${status}`)}</StatusBadge>
  return (
    <>
      {again && <StatusBadge tone="waiting">{t(`responsibilities.again_${again}`)}</StatusBadge>}
      {is_overdue && <StatusBadge tone="bad">{t('responsibilities.overdue')}</StatusBadge>}
    </>
  )
}

const tones: Record<ResponsibilityStatus, Tone> = {
  TODO: 'quiet',
  SUBMITTED: 'waiting',
  DONE: 'good',
  WAIVED: 'quiet',
}
