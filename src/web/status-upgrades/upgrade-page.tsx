import { statusUpgrades } from '#contract/status-upgrades/status-upgrades.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { hasRole } from '#web/kit/session/session.ts'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { Panel, Stack } from '#web/kit/ui/layout.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { LevelLadder } from './level-ladder.tsx'
import { RequestHistory } from './request-history.tsx'
import { UpgradeDesk } from './upgrade-desk.tsx'

const minute = 60_000

/** The artist's own level: where they stand, what comes next, and asking for it. */
export function UpgradePage() {
  const t = useText()
  const isArtist = hasRole('pro-artist')
  const { data, error, refetch } = useApi(statusUpgrades.checklist, {}, { every: minute, isEnabled: isArtist })
  const standing = data?.data
  const isNobodys = !isArtist || error?.status === 404
  return (
    <Page title={t('statusUpgrades.title')} intro={t('statusUpgrades.intro')}>
      {isNobodys && (
        <EmptyState
          title={t('statusUpgrades.not_artist_title')}
          text={t('statusUpgrades.not_artist_text')}
          action={<LinkButton to="/dashboard">{t('app.to_dashboard')}</LinkButton>}
        />
      )}
      {error && !isNobodys && !standing && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!standing && !error && isArtist && (
        <Stack>
          <Skeleton height="12rem" />
          <Skeleton height="16rem" />
        </Stack>
      )}
      {standing && (
        <Stack>
          <Panel title={t('statusUpgrades.ladder')}>
            <LevelLadder standing={standing} />
          </Panel>
          <UpgradeDesk standing={standing} />
          <RequestHistory requests={standing.requests} />
        </Stack>
      )}
    </Page>
  )
}
