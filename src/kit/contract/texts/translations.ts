import { z } from 'zod/mini'
import { calls, endpoint } from '#kit/contract/endpoint.ts'
import { language } from '#kit/contract/texts/text.ts'

/** The calls that return the texts of the portal. */

/** Where a text is shown: in the application, in mails, in the server's answers. */
export const translationScopes = { application: 1, mails: 2, server: 3 } as const

const translation = z.object({
  id: z.int(),
  language_id: z.int(),
  language: language(),
  key: z.string(),
  translation: z.string(),
})

const shownTexts = z.object({ data: z.array(z.object({ key: z.string(), translation: z.string() })) })

export const translations = calls('translations', {
  /** Every text in every language, with those of mails and of the server. */
  all: endpoint({
    method: 'GET',
    path: '/api/languages/translations',
    permission: 'public',
    isStored: true,
    response: z.object({ data: z.array(translation) }),
  }),
  /** The texts of all screens in one language: a fifth of `all`. Nothing can be shown without them. */
  application: endpoint({
    method: 'GET',
    path: '/api/languages/{language}/application',
    permission: 'public',
    isStored: true,
    response: shownTexts,
  }),
  /** The texts of the screens before sign-in, in one language. */
  door: endpoint({
    method: 'GET',
    path: '/api/languages/{language}/door',
    permission: 'public',
    isStored: true,
    response: shownTexts,
  }),
})
