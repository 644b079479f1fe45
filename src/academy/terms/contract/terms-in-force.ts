import { z } from 'zod/mini'
import { endpoint, single } from '#kit/contract/endpoint.ts'
import { day, id } from '#kit/contract/fields.ts'
import { bilingual, language } from '#kit/contract/texts/text.ts'

export const termsFile = z.object({
  id: id(),
  language: language(),
  name: z.string(),
  bytes: z.int(),
  url: z.string(),
})

/** The documents of one version, in as many languages as there are. */
export const termsVersion = z.object({
  version: z.string(),
  effective_from: day(),
  /** What is different from the version before; null: it is the first one. */
  changes: z.nullable(bilingual(z.string())),
  files: z.array(termsFile),
})
export type TermsVersion = z.output<typeof termsVersion>

/** What somebody reads who reads this language. */
export function documentFor(language: string, files: TermsVersion['files']) {
  return files.find((file) => file.language === language) ?? files[0]
}

/** The terms in force, public. A file of its own, so that the application form loads nothing else of the terms. */
export const termsInForce = endpoint({
  method: 'GET',
  path: '/api/terms-and-conditions',
  permission: 'public',
  isStored: true,
  response: single(z.nullable(termsVersion)),
})
