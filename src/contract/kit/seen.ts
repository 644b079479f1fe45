import { z } from 'zod/mini'

/**
 * The body of an edit that others may make at the same time: beside the new values, those that the editor saw at first. Where
 * somebody has saved other ones since, the answer is a 409 `edited_by_others` that names the fields.
 */
export function withSeen<Shape extends z.core.$ZodLooseShape>(draft: z.ZodMiniObject<Shape>) {
  return z.object({ ...draft.shape, seen: z.optional(draft) })
}
