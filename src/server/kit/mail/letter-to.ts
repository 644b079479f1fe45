import type { Language } from '#contract/kit/text.ts'
import type { Letter } from './mail.ts'
import { unlinked } from './unlinked.ts'

export type Recipient = { email: string; first_name: string; language_name: Language }

/** A letter's address, language and greeting. The name may be an applicant's, whom nobody knows yet. */
export function letterTo({ email, first_name, language_name }: Recipient) {
  return {
    to: email,
    language: language_name,
    params: { first_name: unlinked(first_name) },
  } satisfies Partial<Letter>
}
