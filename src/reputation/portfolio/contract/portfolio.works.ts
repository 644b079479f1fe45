import { z } from 'zod/mini'
import { day, id } from '#kit/contract/fields.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { techniques } from '#network/artists/contract/artists.choices.ts'
import { stages } from '#reputation/consents/contract/stages.ts'

export const portfolioStatuses = ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'HIDDEN'] as const
export type PortfolioStatus = (typeof portfolioStatuses)[number]

/* A work as others see it: by itself, for pages of artists need no more of portfolios. */

const image = z.object({
  id: id(),
  stage: z.enum(stages),
  /** The alternative text for people who do not see the picture. */
  alt: bilingual(z.string()),
  /** Whether the artist wrote it; else it is made of the technique and the stage. */
  has_own_alt: z.boolean(),
  /** Of the largest size, in pixels. */
  width: z.int(),
  height: z.int(),
})
export type PortfolioImage = z.output<typeof image>

export const shownWork = z.object({
  id: id(),
  title: bilingual(z.string()),
  description: bilingual(z.string()),
  technique: z.enum(techniques),
  performed_on: day(),
  /** Null while there is no picture. */
  cover_id: z.nullable(id()),
  images: z.array(image),
})
export type ShownWork = z.output<typeof shownWork>

/** A work on the page of its artist. */
export const artistWork = z.object({
  ...shownWork.shape,
  status: z.enum(portfolioStatuses),
  /** Why the office rejected or hid it. */
  moderation_reason: z.nullable(z.string()),
})
export type ArtistWork = z.output<typeof artistWork>
