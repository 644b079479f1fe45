import { z } from 'zod/mini'
import { id } from '#kit/contract/fields.ts'
import { pairKinds } from './duplicates.flow.ts'
import { pairReasons } from './pair-reasons.ts'

/** Somebody who is there already, and like a person who is being entered. */
export const similarPerson = z.object({
  kind: z.enum(pairKinds),
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
})
export type SimilarPerson = z.output<typeof similarPerson>

/** One who is likely the same, and why. */
export const likelyPerson = z.extend(similarPerson, { reasons: z.array(z.enum(pairReasons)) })
export type LikelyPerson = z.output<typeof likelyPerson>
