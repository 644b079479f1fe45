import { z } from 'zod/mini'
import type { Bilingual } from './text.ts'

/** The schema of a text that may be in one language only. */

/**
 * Text that need not be in both languages, as for one reader: a missing language gets the text of the other, so that
 * there is always one to show.
 */
export const inOneLanguage = <Text extends z.ZodMiniType<string>>(text: Text) => {
  const one = z.optional(z.nullable(text))
  const given = z.object({ pl: one, 'en-US': one })
  return z.pipe(
    given.check(z.refine(({ pl, 'en-US': english }) => Boolean(pl || english), { path: ['pl'], error: 'required' })),
    z.transform(({ pl, 'en-US': english }): Bilingual => ({ pl: pl || english || '', 'en-US': english || pl || '' })),
  )
}
