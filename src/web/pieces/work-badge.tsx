import type { PortfolioStatus } from '#contract/portfolio/portfolio.works.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { StatusBadge, type Tone } from '#web/kit/ui/badge.tsx'

const tones: Record<PortfolioStatus, Tone> = {
  DRAFT: 'neutral',
  PENDING: 'accent',
  APPROVED: 'good',
  REJECTED: 'bad',
  HIDDEN: 'waiting',
}

/** Where a work of a portfolio stands. */
export function WorkBadge({ status }: { status: PortfolioStatus }) {
  const t = useText()
  return <StatusBadge tone={tones[status]}>{t(`artists.portfolio_${status}`)}</StatusBadge>
}
