import { z } from 'zod/mini'

/* The queries of lists for everybody. */

/** Nobody turns more pages: a search is quicker. */
export const mostPages = 42

/** An address that somebody sent on or typed shows the list, however wrong a part of it is: that part counts as absent. */
export const lenient = <Schema extends z.core.$ZodType>(schema: Schema) => z.catch(z.nullable(z.optional(schema)), null)
/** PostgreSQL stores no NUL, so it is in nothing that could be found. */
export const typed = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(/^[^\0]*$/))
