import { type ReactNode, useState } from 'react'
import { type Conflict, conflict as conflictDetails } from '#kit/contract/revision.ts'
import type { ApiError } from '#kit/web/calls/api-error.ts'
import { ConflictNotice } from '#kit/web/form/conflict-notice.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toastError } from '#kit/web/overlay/toast.ts'
import { Page } from '#kit/web/page/page.tsx'
import { type Tab, TabList, TabPanels, useTab } from '#kit/web/page/tabs.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Stack } from '#kit/web/ui/layout.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { artistSwitches, invitationStatus, officeSteps } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { useArtistValue } from '../fields/change-value.shown.tsx'
import { ChangesNotice } from '../fields/changes-notice.tsx'
import type { Queue } from '../queues/use-queue.ts'
import { ArtistDesk } from './artist-desk.tsx'
import { ArtistFigures } from './artist-figures.tsx'
import { ArtistHeader } from './artist-header.tsx'
import styles from './artist-screen.module.css'
import type { ArtistTab } from './artist-tabs.shown.tsx'

export type ArtistPageProps = {
  tabs: ArtistTab[]
  /** Other decisions that wait, apart from the application itself. */
  decision: (artist: ProArtist) => ReactNode
  /** What to know before a decision. */
  notice?: (artist: ProArtist) => ReactNode
  /** The content below the steps. */
  aside: (artist: ProArtist) => ReactNode
}

type ArtistScreenProps = ArtistPageProps & {
  artist: ProArtist
  onMoved: (artist: ProArtist) => void
  /** Brings the state that somebody else has made. */
  onConflict: () => Promise<void>
  queue: Queue | null
}

const rights = [
  ...Object.values(officeSteps).map(({ permission }) => permission),
  ...Object.values(artistSwitches).map(({ permission }) => permission),
  artists.update.permission,
  artists.remove.permission,
  statusUpgrades.setLevel.permission,
]

export function ArtistScreen({ artist, onMoved, onConflict, tabs, decision, notice, aside, queue }: ArtistScreenProps) {
  const t = useText()
  const may = useMay()
  const showValue = useArtistValue()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const shown = useTabs(artist, tabs)
  const current = useTab(shown, tabs.find(({ isPressing }) => isPressing?.(artist))?.name)
  async function refused(error: ApiError) {
    const parsed = error.code === 'changed_meanwhile' ? conflictDetails.safeParse(error.details) : null
    if (!parsed?.success) return toastError(error)
    await onConflict()
    setConflict(parsed.data)
  }
  return (
    <Page header={<ArtistHeader artist={artist} />}>
      <ChangesNotice artist={artist} />
      {notice?.(artist)}
      {conflict && (
        <ConflictNotice
          conflict={conflict}
          title={t('artists.conflict_title')}
          text={t('artists.conflict_text')}
          showValue={showValue}
        />
      )}
      {artist.invitation_status === invitationStatus.COMPLETED && <ArtistFigures artist={artist} />}
      {shown.length > 1 && <TabList label={t('artists.details_sections')} tabs={shown} current={current} />}
      <div className={styles.desk}>
        {rights.some(may) && (
          <ArtistDesk
            artist={artist}
            queue={queue}
            decision={decision(artist)}
            aside={aside(artist)}
            isConflict={conflict !== null}
            onStart={() => setConflict(null)}
            onMoved={onMoved}
            onRefused={(error) => void refused(error)}
          />
        )}
        <Stack gap="none">
          <TabPanels tabs={shown} current={current} />
        </Stack>
      </div>
    </Page>
  )
}

function useTabs(artist: ProArtist, tabs: ArtistTab[]): Tab[] {
  const t = useText()
  return tabs
    .filter(({ isShown }) => isShown(artist))
    .map(({ name, title, count, waiting, isNotPrinted, content: Content }) => ({
      name,
      isNotPrinted,
      title: t(title),
      count: count?.(artist),
      waiting: waiting?.(artist),
      content: <Content artist={artist} />,
    }))
}
