import { z } from 'zod/mini'
import { plannedDay } from '#kit/contract/fields.ts'

/** Days of the academy, both counted. */
export const pauseDays = { starts_on: plannedDay(), ends_on: plannedDay() }

/** The pause of a sold package that is on, or ahead. */
export const pause = z.nullable(z.object({ ...pauseDays, is_on: z.boolean() }))
export type Pause = z.output<typeof pause>
