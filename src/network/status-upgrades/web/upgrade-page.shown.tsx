import type { ReactNode } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { hasRole } from '#kit/web/session/session.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { LevelLadder } from './level-ladder.tsx'
import { RequestHistory } from './request-history.tsx'
import { UpgradeDesk } from './upgrade-desk.tsx'

const minute = 60_000

type UpgradePageProps = {
  /** What another feature knows of the level that the artist has reached. */
  reached: ReactNode
}

/** The artist's own level: where they stand, what comes next, and asking for it. */
export function UpgradePage({ reached }: UpgradePageProps) {
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
          {reached}
          <RequestHistory requests={standing.requests} />
        </Stack>
      )}
    </Page>
  )
}
