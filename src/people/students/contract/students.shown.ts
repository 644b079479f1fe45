import { z } from 'zod/mini'
import { id } from '#kit/contract/fields.ts'

/** A student in what others show: a seat, a sale. Of an erased one there is neither a page nor an email. */
export const shownStudent = {
  id: z.nullable(id()),
  first_name: z.string(),
  last_name: z.string(),
  email: z.nullable(z.string()),
}
