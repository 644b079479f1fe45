import type { SoldPackage } from '#contract/artists/artists.work.ts'
import type { Pause } from '#contract/student-packages/pause.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { StatusBadge } from '#web/kit/ui/badge.tsx'
import { packageTones } from './package-tones.ts'

/** How a sold package stands; one that rests cannot be used, whatever its status. */
export function PackageBadge({ status, pause }: { status: SoldPackage['status']; pause?: Pause }) {
  const t = useText()
  if (status === 'ACTIVE' && pause?.is_on)
    return <StatusBadge tone="waiting">{t('studentPackages.paused')}</StatusBadge>
  return <StatusBadge tone={packageTones[status]}>{t(`studentPackages.status_${status}`)}</StatusBadge>
}
