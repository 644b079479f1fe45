import { z } from 'zod/mini'
import { id, instant } from '#kit/contract/fields.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { verifications } from './reviews.flow.ts'

/* Reviews as everybody may read them, apart from the calls: an artist's page shows them, too. */

const ratings = {
  rating: z.int(),
  content_rating: z.int(),
  artist_rating: z.int(),
  organisation_rating: z.int(),
}

export const written = { ...ratings, text: z.string() }

/** As everybody may read it. */
export const publicReview = z.object({
  id: id(),
  ...written,
  verification: z.enum(verifications),
  /** First name and initial. */
  author: z.string(),
  title: bilingual(z.string()),
  reply: z.nullable(z.string()),
  /** Of the voucher that it earned its author, not of what the settings promise today; null: it earned none. */
  reward_percent: z.nullable(z.int()),
  created_at: instant(),
  edited_at: z.nullable(instant()),
})
export type PublicReview = z.output<typeof publicReview>

/** Of published reviews. Averages are rounded to two places, as everywhere. */
export const reviewFigures = z.object({
  count: z.int(),
  average: z.nullable(z.number()),
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  distribution: z.array(z.int()),
  criteria: z.object({
    content: z.nullable(z.number()),
    artist: z.nullable(z.number()),
    organisation: z.nullable(z.number()),
  }),
})
export type ReviewFigures = z.output<typeof reviewFigures>

/** The figures of removals next to the average, so that removing only bad reviews would be noticed. */
export const removals = {
  /** How many of 1, 2, 3, 4 and 5 stars the office hid or removed by its decision. */
  removed: z.array(z.int()),
  /**
   * How many reports it decided on, and how many of these it refused: a share alone is misleading where there was one.
   */
  reports: z.object({ decided: z.int(), refused: z.int() }),
}
export type Removals = z.output<z.ZodMiniObject<typeof removals>>
