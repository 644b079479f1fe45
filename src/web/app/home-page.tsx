import { DashboardPage } from '#web/dashboard/dashboard-page.tsx'
import { LevelProgress } from '#web/status-upgrades/level-progress.tsx'

/** The dashboard, with what each feature adds to it. */
export function HomePage() {
  return <DashboardPage level={<LevelProgress />} />
}
