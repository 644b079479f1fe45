import { z } from 'zod/mini'

/** What a level may ask of an artist; each is one of the artist's figures. */
export const metrics = ['trainings_completed', 'average_rating', 'reviews_count', 'approved_portfolio_items'] as const
export type Metric = (typeof metrics)[number]

export const requirement = z.object({ metric: z.enum(metrics), at_least: z.number() })
export type Requirement = z.output<typeof requirement>
