import { useState } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { type Queue, useQueue } from '../queues/use-queue.ts'
import { type ArtistPageProps, ArtistScreen } from './artist-screen.tsx'

/** Everything about one artist, with all possible actions. */
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
  // A user who moves an artist out of their own access still sees the result.
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
