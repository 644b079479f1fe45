import type { ReviewStatus } from '#contract/reviews/reviews.flow.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { StatusBadge } from '#web/kit/ui/badge.tsx'

const tones = { PUBLISHED: 'good', HIDDEN: 'waiting', REMOVED: 'bad' } as const

export function ReviewBadge({ status }: { status: ReviewStatus }) {
  const t = useText()
  return <StatusBadge tone={tones[status]}>{t(`reviews.status_${status}`)}</StatusBadge>
}
