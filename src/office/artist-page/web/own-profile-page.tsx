import { MyProfilePage } from '#network/profile/web/my-profile-page.shown.tsx'
import { PublicProfile } from '#reputation/public-profiles/web/public-profile.shown.tsx'

/** An artist's own data, and what anybody may see of it. */
export function OwnProfilePage() {
  return <MyProfilePage publicProfile={<PublicProfile />} />
}
