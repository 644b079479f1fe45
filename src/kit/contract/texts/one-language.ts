import { z } from 'zod/mini'
import type { Bilingual } from './text.ts'

/** The schema of a text that may be in one language only. */

/**
 * Text that need not be in both languages, as all that artists write: a missing language gets the text of the other, so
 * that there is always one to show, and lists, searches and mails need no rule of their own.
 */
export const inOneLanguage = <Text extends z.ZodMiniType<string>>(text: Text) => {
  const one = z.nullish(text)
  const given = z.object({ pl: one, 'en-US': one })
  return z.pipe(
    given.check(z.refine(({ pl, 'en-US': english }) => Boolean(pl || english), { path: ['pl'], error: 'no_language' })),
    z.transform(({ pl, 'en-US': english }): Bilingual => {
      if (pl && english) return { pl, 'en-US': english }
      return pl ? { pl, 'en-US': pl, only: 'pl' } : { pl: english || '', 'en-US': english || '', only: 'en-US' }
    }),
  )
}
