import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { WhenNear } from '#kit/web/page/loading/when-near.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { hasRole, useMay, useUser } from '#kit/web/session/session.ts'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Columns, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import {
  type ChartName,
  type Counter,
  dashboard,
  type Queue,
  type WaitingStep,
} from '#office/dashboard/contract/dashboard.ts'
import { type Dashboard, NextSteps } from './next-steps.tsx'
import { ArtistPanel, BenefitsPanel, MaterialsPanel } from './panels/artist-panels.tsx'
import { FirstDays } from './panels/first-days.tsx'
import { isToday, NextTraining } from './panels/next-training.tsx'
import { ResponsibilitiesPanel } from './panels/responsibilities-panel.tsx'
import { PackagesPanel, VouchersPanel } from './panels/student-panels.tsx'
import { TrainingsPanel } from './panels/trainings-panel.tsx'
import { StepLink } from './step.tsx'
import { LastBackup, Warnings } from './warnings.tsx'

declare module '#kit/web/page/screens/dashboard-parts.ts' {
  interface DashboardNames {
    counter: Counter
    queue: Queue['name']
    step: WaitingStep['name']
    chart: ChartName
  }
}

const SetupChecklist = lazyPart(() => import('#office/setup/web/setup-checklist.shown.tsx'), 'SetupChecklist')
const NewLevel = lazyPart(() => import('#reputation/new-levels/web/new-level.shown.tsx'), 'NewLevel')
const Charts = lazyPart(() => import('./charts/charts.tsx'), 'Charts')

/** A user without any of these rights has no charts. */
const chartRights = [
  'can-view-applied-pro-artists',
  'can-unpublish-pro-artist-training_as_admin',
  'can-view-student-packages',
] as const

type DashboardPageProps = {
  /** What another feature knows of the artist's way to the next level, given a link to the training that could count. */
  levelWith: (unfinished: ReactNode) => ReactNode
}

/** What the day begins with. */
export function DashboardPage({ levelWith }: DashboardPageProps) {
  const t = useText()
  const format = useFormat()
  const user = useUser()
  const may = useMay()
  const mayChart = chartRights.some(may)
  const { data: answer, error, refetch } = useApi(dashboard.mine, {})
  const data = useDeferredValue(answer)
  const nextTraining = data && <NextTrainingOf data={data} />
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
          {data.new_level && (
            <Suspense>
              <NewLevel />
            </Suspense>
          )}
          <Warnings warnings={data.warnings} />
          {data.backed_up_at && <LastBackup at={data.backed_up_at} />}
          {data.is_setting_up && (
            <Suspense fallback={<Skeleton height="44rem" />}>
              <SetupChecklist />
            </Suspense>
          )}
          {/* On its day it comes before all that can wait. */}
          {isToday(data.nextTraining) && nextTraining}
          <NextSteps {...data} isArtist={data.artist !== null} isNew={data.firstDays !== null || data.is_setting_up} />
          {mayChart && (
            <WhenNear instead={<Skeleton height="20rem" />}>
              <Suspense fallback={<Skeleton height="20rem" />}>
                <Charts />
              </Suspense>
            </WhenNear>
          )}
          {data.firstDays && <FirstDays steps={data.firstDays} side={data.artist ? 'artist' : 'student'} />}
          {data.student && (
            <Columns column="20rem">
              {!isToday(data.nextTraining) && nextTraining}
              <PackagesPanel {...data.student} />
              <VouchersPanel {...data.student} />
            </Columns>
          )}
          {hasRole('client') && <AskOffice />}
          {data.artist && (
            <Columns column="24rem">
              <Stack>
                <ArtistPanel artist={data.artist} progress={levelWith(unfinishedOf(data))} />
                {!isToday(data.nextTraining) && nextTraining}
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

/** Of an artist what they give, of a student what they attend. */
function NextTrainingOf({ data: { artist, nextTraining } }: { data: Dashboard }) {
  const places = artist
    ? { all: '/proartist/trainings', one: '/training' }
    : { all: '/my/trainings', one: '/my/trainings', open: '/my/open-trainings' }
  return <NextTraining training={nextTraining} {...places} />
}

/** A link to the training of an artist that has waited longest to be completed. */
function unfinishedOf({ steps }: Dashboard) {
  const step = steps.find(({ name }) => name === 'attendance')
  return step && <StepLink step={step} />
}

/** A student's way to write to the office. */
function AskOffice() {
  const t = useText()
  return (
    <Panel title={t('dashboard.ask')}>
      <Row justify="space-between">
        <Text tone="soft">{t('dashboard.ask_text')}</Text>
        <LinkButton to="/inbox">{t('conversations.write_to_office')}</LinkButton>
      </Row>
    </Panel>
  )
}
