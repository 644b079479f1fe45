import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import type { ArtistPublicProfile } from '#reputation/public-profiles/contract/public-profiles.ts'

/** Whether anybody sees an artist's public profile, and if not, why. */
export function PublicProfileBadge({
  profile,
}: {
  profile: Pick<ArtistPublicProfile, 'is_on' | 'is_live' | 'blocked'>
}) {
  const t = useText()
  if (profile.blocked) return <StatusBadge tone="bad">{t('publicProfiles.blocked')}</StatusBadge>
  if (profile.is_live) return <StatusBadge tone="good">{t('publicProfiles.live')}</StatusBadge>
  return <StatusBadge>{t(profile.is_on ? 'publicProfiles.unseen' : 'publicProfiles.off')}</StatusBadge>
}
