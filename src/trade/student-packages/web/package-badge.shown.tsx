import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import type { Pause } from '#people/students/contract/pause.ts'
import { packageTones } from './package-tones.shown.ts'

/** The state of a sold package; a paused one cannot be used, in any status. */
export function PackageBadge({ status, pause }: { status: keyof typeof packageTones; pause?: Pause }) {
  const t = useText()
  if (status === 'ACTIVE' && pause?.is_on)
    return <StatusBadge tone="waiting">{t('studentPackages.paused')}</StatusBadge>
  return <StatusBadge tone={packageTones[status]}>{t(`studentPackages.status_${status}`)}</StatusBadge>
}
