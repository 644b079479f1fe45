import { useApi } from '#kit/web/calls/query.ts'
import { hasRole, useUser } from '#kit/web/session/session.ts'
import { MyProfilePage } from '#network/profile/web/my-profile-page.shown.tsx'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { PublicProfile } from '#reputation/public-profiles/web/public-profile.shown.tsx'

/** An artist's own data, and what anybody may see of it. */
export function OwnProfilePage() {
  useUser()
  // Above the form, it would push it down if it came later.
  const { isPending } = useApi(publicProfiles.get, {}, { isEnabled: hasRole('pro-artist') })
  return <MyProfilePage publicProfile={isPending ? null : <PublicProfile />} />
}
