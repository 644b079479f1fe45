import { LevelProgress } from '#network/status-upgrades/web/level-progress.tsx'
import { DashboardPage } from '#office/dashboard/web/dashboard-page.tsx'

/** The dashboard, with what each feature adds to it. */
export function HomePage() {
  return <DashboardPage levelWith={(unfinished) => <LevelProgress unfinished={unfinished} />} />
}
