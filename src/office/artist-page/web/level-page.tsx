import { UpgradePage } from '#network/status-upgrades/web/upgrade-page.shown.tsx'
import { ReachedLevel } from '#reputation/new-levels/web/reached-level.shown.tsx'

/** An artist's own level, and pictures of it to share. */
export function LevelPage() {
  return <UpgradePage reached={<ReachedLevel />} />
}
