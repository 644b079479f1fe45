import type { ProArtistRow } from '#contract/artists/artists.entities.ts'
import type { Bilingual } from '#contract/kit/text.ts'
import type { Generated, Json } from '#server/kit/postgres/database.ts'

type Technique = ProArtistRow['techniques'][number]

declare module '#server/kit/postgres/database.ts' {
  interface Tables {
    portfolio_items: {
      id: Generated<number>
      pro_artist_id: number
      title: Json<Bilingual>
      description: Json<Bilingual>
      technique: Technique
      performed_on: string
      position: number
      status: 'DRAFT' | 'PENDING' | 'APPROVED' | 'REJECTED' | 'HIDDEN'
      moderation_reason: string | null
      created_at: Instant
    }
  }
}
