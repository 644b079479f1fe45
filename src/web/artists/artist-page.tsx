import { useState } from 'react'
import type { ProArtist } from '#contract/artists/artists.entities.ts'
import { artists } from '#contract/artists/artists.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { DeadEnd } from '#web/kit/page/dead-end.tsx'
import { LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useIdParam } from '#web/kit/page/params.ts'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { type ArtistPageProps, ArtistScreen } from './artist-screen.tsx'
import { type Queue, useQueue } from './use-queue.ts'

/** Everything about one artist, and whatever may be done now. */
export function ArtistPage(props: ArtistPageProps) {
  const id = useIdParam()
  // Outlives the way from one artist to the next.
  const queue = useQueue(id)
  return <Artist key={id} id={id} queue={queue} {...props} />
}

function Artist({ id, ...props }: ArtistPageProps & { id: number; queue: Queue | null }) {
  const t = useText()
  const [moved, setMoved] = useState<ProArtist | null>(null)
  const { data, error, refetch } = useApi(artists.get, { id })
  // Whoever moves an artist out of their own sight still sees what came of it.
  const isGone = error?.status === 404
  const artist = isGone ? moved : data?.data
  if (!artist && isGone) {
    return (
      <DeadEnd
        title={t('artists.absent_title')}
        text={t('artists.absent_text')}
        action={<LinkButton to="/dashboard">{t('app.to_dashboard')}</LinkButton>}
      />
    )
  }
  if (!artist && error) {
    return (
      <Page title={t('artists.column_name')}>
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      </Page>
    )
  }
  if (!artist) return <PageSkeleton label={t('app.loading')} />
  return <ArtistScreen artist={artist} onMoved={setMoved} onConflict={async () => void (await refetch())} {...props} />
}
