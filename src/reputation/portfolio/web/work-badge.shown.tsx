import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import type { PortfolioStatus } from '#reputation/portfolio/contract/portfolio.works.ts'

const tones: Record<PortfolioStatus, Tone> = {
  DRAFT: 'quiet',
  PENDING: 'waiting',
  APPROVED: 'good',
  REJECTED: 'bad',
  HIDDEN: 'bad',
}

/** The status of a work in a portfolio. */
export function WorkBadge({ status }: { status: PortfolioStatus }) {
  const t = useText()
  return <StatusBadge tone={tones[status]}>{t(`artists.portfolio_${status}`)}</StatusBadge>
}
