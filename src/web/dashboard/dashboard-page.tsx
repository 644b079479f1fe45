import { lazy, type ReactNode, Suspense } from 'react'
import { system } from '#contract/system/system.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Page } from '#web/kit/page/page.tsx'
import { hasRole, useMay, useUser } from '#web/kit/session/session.ts'
import { Columns, Stack } from '#web/kit/ui/layout.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { ArtistPanel, BenefitsPanel, MaterialsPanel } from './artist-panels.tsx'
import { AskOffice } from './ask-office.tsx'
import { FirstDays } from './first-days.tsx'
import { NextSteps } from './next-steps.tsx'
import { NextTraining } from './next-training.tsx'
import { ResponsibilitiesPanel } from './responsibilities-panel.tsx'
import { PackagesPanel, VouchersPanel } from './student-panels.tsx'
import { TrainingsPanel } from './trainings-panel.tsx'
import { LastBackup, Warnings } from './warnings.tsx'

const Charts = lazy(async () => ({ default: (await import('./charts.tsx')).Charts }))

/** Whoever has none of them is shown no chart. */
const chartRights = [
  'can-view-applied-pro-artists',
  'can-unpublish-pro-artist-training_as_admin',
  'can-view-student-packages',
] as const

/** What the day begins with. `level` is what another feature knows of the artist's way to the next level. */
export function DashboardPage({ level }: { level: ReactNode }) {
  const t = useText()
  const format = useFormat()
  const user = useUser()
  const may = useMay()
  const mayChart = chartRights.some(may)
  const { data, error, refetch } = useApi(system.dashboard, {})
  return (
    <Page
      title={t('dashboard.greeting', { name: user?.first_name ?? '' })}
      intro={format.weekday(new Date())}
      isPainted
    >
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Columns>
          <Skeleton height="10rem" />
          <Skeleton height="10rem" />
        </Columns>
      )}
      {data && (
        <Stack gap="lg">
          <Warnings warnings={data.warnings} />
          {data.backed_up_at && <LastBackup at={data.backed_up_at} />}
          <NextSteps {...data} isArtist={data.artist !== null} isNew={data.firstDays !== null} />
          <Suspense fallback={mayChart && <Skeleton height="20rem" />}>{mayChart && <Charts />}</Suspense>
          {data.firstDays && <FirstDays steps={data.firstDays} side={data.artist ? 'artist' : 'student'} />}
          {data.student && (
            <Columns column="20rem">
              <NextTraining training={data.nextTraining} all="/my/trainings" one="/my/trainings" />
              <PackagesPanel {...data.student} />
              <VouchersPanel {...data.student} />
            </Columns>
          )}
          {hasRole('client') && <AskOffice />}
          {data.artist && (
            <Columns column="24rem">
              <Stack>
                <ArtistPanel artist={data.artist} progress={level} />
                <NextTraining training={data.nextTraining} all="/proartist/trainings" one="/training" />
                <TrainingsPanel {...data} />
              </Stack>
              <Stack>
                <ResponsibilitiesPanel {...data} />
                <BenefitsPanel benefits={data.benefits} />
                {data.googleDriveMarketingMaterialsLink && (
                  <MaterialsPanel link={data.googleDriveMarketingMaterialsLink} />
                )}
              </Stack>
            </Columns>
          )}
        </Stack>
      )}
    </Page>
  )
}
