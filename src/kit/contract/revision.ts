import { z } from 'zod/mini'
import { instant, wholeNumber } from './fields.ts'

/*
 * Optimistic locking: every row that people edit or decide on has a `revision`, which each change raises. A request sends the
 * revision that was on the screen. Where others have changed since then what it rests on, the answer is a 409
 * `changed_meanwhile` whose details are a `conflict`. A request without a revision is never refused for this.
 */

export const revision = z.optional(wholeNumber({ min: 1, max: 2_147_483_647 }))

/** The body of an edit: the new values, and the revision that they were typed over. */
export function revised<Shape extends z.core.$ZodLooseShape>(draft: z.ZodMiniObject<Shape>) {
  return z.object({ ...draft.shape, revision })
}

/** What changed in one field. */
export const fieldChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })
export type FieldChange = z.output<typeof fieldChange>

export const conflict = z.object({
  /** The one that is in force now: with it, the same change is made over what the others did. */
  revision: z.int(),
  changes: z.array(
    z.object({
      ...fieldChange.shape,
      /** In the reader's language. */
      label: z.string(),
      /** Null for deleted users, and where the reader may not know. */
      by: z.nullable(z.string()),
      at: instant(),
    }),
  ),
})
export type Conflict = z.output<typeof conflict>

export const hasNewEmail = (changes: readonly FieldChange[]) => changes.some(({ field }) => field === 'email')
