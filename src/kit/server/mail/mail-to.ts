import type { Language } from '#kit/contract/texts/text.ts'
import { defang } from './defang.ts'
import type { MailText } from './mail.ts'

export type Recipient = { email: string; first_name: string; language_name: Language }

/** A mail's address, language and greeting. The name may come from an unverified applicant, so URLs in it are defanged. */
export function mailTo({ email, first_name, language_name }: Recipient) {
  return {
    to: email,
    language: language_name,
    params: { first_name: defang(first_name) },
  } satisfies Partial<MailText>
}
