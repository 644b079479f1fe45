import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import type { ReviewStatus } from '#reputation/reviews/contract/reviews.flow.ts'

const tones = { PUBLISHED: 'quiet', HIDDEN: 'bad', REMOVED: 'bad' } as const

export function ReviewBadge({ status }: { status: ReviewStatus }) {
  const t = useText()
  return <StatusBadge tone={tones[status]}>{t(`reviews.status_${status}`)}</StatusBadge>
}
