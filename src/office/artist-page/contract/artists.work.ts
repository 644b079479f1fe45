import { z } from 'zod/mini'
import { id, instant } from '#kit/contract/fields.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { techniques } from '#network/artists/contract/artists.choices.ts'
import { artistWork } from '#reputation/portfolio/contract/portfolio.works.ts'
import { publicReview, removals, reviewFigures } from '#reputation/reviews/contract/reviews.shown.ts'
import { trainingKinds, trainingStates } from '#teaching/trainings/contract/trainings.flow.ts'
import { packageStatuses } from '#trade/student-packages/contract/student-packages.flow.ts'
import { voucherKinds, voucherStates } from '#trade/vouchers/contract/voucher-states.ts'

/* What an artist does in the academy, as their own page shows it. */

const training = z.object({
  id: id(),
  title: bilingual(z.string()),
  technique: z.nullable(z.enum(techniques)),
  kind: z.enum(trainingKinds),
  state: z.enum(trainingStates),
  /** Of the first session and of the last; null while none is planned. */
  starts_at: z.nullable(instant()),
  ends_at: z.nullable(instant()),
  /** IANA name: people read a training's day by the clock on its wall. */
  time_zone: z.string(),
  /** Null for a training online. */
  city: z.nullable(z.string()),
  seats_taken: z.int(),
  seats_max: z.int(),
})
export type ArtistTraining = z.output<typeof training>

const reviews = z.object({
  figures: reviewFigures,
  ...removals,
  newest: z.array(publicReview),
})
export type ArtistReviews = z.output<typeof reviews>

const soldPackage = z.object({
  id: id(),
  name: bilingual(z.string()),
  student: z.string(),
  status: z.enum(packageStatuses),
  entries_used: z.int(),
  entries_total: z.int(),
  sold_at: z.nullable(instant()),
})
export type SoldPackage = z.output<typeof soldPackage>

const voucher = z.object({
  id: id(),
  code: z.string(),
  kind: z.enum(voucherKinds),
  /** Percent, or minor units of the currency. */
  value: z.int(),
  /** ISO 4217; null for a percentage. */
  currency: z.nullable(z.string()),
  /** Derived from the ledger and the clock. */
  state: z.enum(voucherStates),
  issued_at: instant(),
  available_at: instant(),
  valid_until: instant(),
})
export type ReceivedVoucher = z.output<typeof voucher>

export const workOfArtist = {
  trainings_completed: z.int(),
  approved_portfolio_items: z.int(),
  /** The latest hundred, those to come first among them. */
  /** Null for readers who may not see all trainings. */
  trainings: z.nullable(z.array(training)),
  reviews,
  /** The ten sold last; null for readers who may not see packages. */
  packages: z.nullable(z.array(soldPackage)),
  /** In the artist's own order: all for the artist, without drafts for who moderates, else the approved ones. */
  portfolio: z.array(artistWork),
  /** What the artist was given, the latest first; null for readers who may not see vouchers. */
  vouchers: z.nullable(z.array(voucher)),
}
