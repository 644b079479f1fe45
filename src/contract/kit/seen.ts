import { z } from 'zod/mini'

/**
 * The body of an edit that others may make at the same time: beside the new values, those that the editor saw at first. Where
 * somebody has saved other ones since, the answer is a 409 `edited_by_others` that names the fields.
 */
export function withSeen<Shape extends z.core.$ZodLooseShape>(draft: z.ZodMiniObject<Shape>) {
  return z.object({ ...draft.shape, seen: z.optional(whole(draft)) })
}

/** One value, right or wrong as a whole: no input on any screen stands for a part of it. */
export function whole<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.custom<z.input<Schema>>((value) => z.safeParse(schema, value).success, 'invalid'),
    z.transform((value): z.output<Schema> => z.parse(schema, value)),
  )
}
