import { useState } from 'react'
import { useApi } from '#kit/web/calls/query.ts'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Record } from '#kit/web/page/record/record.tsx'
import { ToMergedRecord } from '#kit/web/page/record/to-merged-record.tsx'
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
  const [moved, setMoved] = useState<ProArtist | null>(null)
  const { refetch } = useApi(artists.get, { id })
  const screen = (artist: ProArtist) => (
    <>
      {artist.id !== id && <ToMergedRecord to={`/proartist/${artist.id}`} endpoint={artists.get} input={{ id }} />}
      <ArtistScreen artist={artist} onMoved={setMoved} onConflict={async () => void (await refetch())} {...props} />
    </>
  )
  return (
    // A user who moves an artist out of their own access still sees the result.
    <Record endpoint={artists.get} input={{ id }} missing={moved && screen(moved)}>
      {screen}
    </Record>
  )
}
