import { z } from 'zod/mini'

/**
 * The body of an edit that others may make at the same time: beside the new values, those that the editor saw at first. Where
 * somebody has saved other ones since, the answer is a 409 `edited_by_others` that names the fields.
 */
export function withSeen<Shape extends z.core.$ZodLooseShape>(draft: z.ZodMiniObject<Shape>) {
  type Draft = z.ZodMiniObject<Shape>
  // One value, right or wrong as a whole: no input on any screen stands for a part of it.
  const whole = z.pipe(
    z.custom<z.input<Draft>>((value) => z.safeParse(draft, value).success, 'invalid'),
    z.transform((value): z.output<Draft> => z.parse(draft, value)),
  )
  return z.object({ ...draft.shape, seen: z.optional(whole) })
}
