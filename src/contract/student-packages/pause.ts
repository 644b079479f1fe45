import { z } from 'zod/mini'
import { day } from '#contract/kit/fields.ts'

/** Days of the academy, both counted. */
export const pauseDays = { starts_on: day(), ends_on: day() }

/** The pause of a sold package that is on, or ahead. */
export const pause = z.nullable(z.object({ ...pauseDays, is_on: z.boolean() }))
export type Pause = z.output<typeof pause>

/** What expires at midnight is valid through the day before. */
export const lastMoment = (expires_at: string) => new Date(Date.parse(expires_at) - 1).toISOString()
