import type { Generated } from '#server/kit/database.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    reviews: {
      id: Generated<number>
      training_id: number
      participant_id: number
      /** Each 1 to 5. */
      rating: number
      content_rating: number
      artist_rating: number
      organisation_rating: number
      text: string
      status: 'PUBLISHED' | 'HIDDEN' | 'REMOVED'
      reply: string | null
      replied_at: Instant | null
      created_at: Instant
    }
  }
}
