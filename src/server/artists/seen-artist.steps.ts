import { factsOf, type SeenArtist, type SeenFact } from '#contract/artists/artists.seen.ts'
import type { TextKey } from '#contract/texts.ts'
import type { Context } from '#server/kit/http/context.ts'
import { fail } from '#server/kit/http/errors.ts'
import { listOf } from '#server/kit/http/seen.ts'
import type { LockedArtist } from './artists.queries.ts'

/** Refuses what was decided on an artist who is not as they were seen any more, and names what has changed. */
export function requireSeenArtist(
  { t, language }: Pick<Context<unknown>, 't' | 'language'>,
  artist: LockedArtist,
  seen: SeenArtist,
): void {
  const facts = factsOf(artist, artist.level_id)
  const changed = (Object.keys(labels) as SeenFact[]).filter(
    (fact) => seen[fact] !== undefined && seen[fact] !== facts[fact],
  )
  if (changed.length > 0)
    fail('artist_changed', {
      what: listOf(
        changed.map((fact) => t(labels[fact])),
        language,
      ),
    })
}

const labels = {
  seen_status: 'artists.column_status',
  seen_activation: 'artists.column_activation',
  seen_pro_team: 'artists.column_team',
  seen_level: 'artists.column_level',
  seen_version: 'artists.seen_version',
} satisfies Record<SeenFact, TextKey>
