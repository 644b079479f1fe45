import { Answers } from '#kit/web/page/answers.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import type { DecisionProps } from '#kit/web/page/screens/dashboard-parts.ts'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { artists } from '#network/artists/contract/artists.ts'
import { ArtistPapers } from '../page/artist-papers.tsx'
import { ArtistAnswers } from './artist-answers.tsx'

/** An application or a form, and the answers to it. */
export function ArtistDecision({ id, onDecided }: DecisionProps) {
  return (
    <Record endpoint={artists.get} input={{ id }} missing={false} loading={<Skeleton height="24rem" />}>
      {(artist) => (
        <Stack>
          <ArtistPapers artist={artist} />
          <Answers>
            <ArtistAnswers artist={artist} isConflict={false} onMoved={onDecided} />
          </Answers>
        </Stack>
      )}
    </Record>
  )
}
