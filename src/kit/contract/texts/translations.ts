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

export const translations = calls('translations', {
  /** Every text in every language; what the application shows at start. */
  all: endpoint({
    method: 'GET',
    path: '/api/languages/translations',
    permission: 'public',
    isStored: true,
    response: z.object({ data: z.array(translation) }),
  }),
  /** The texts of the screens before sign-in, in one language: fetched first, for nothing can be shown without them. */
  door: endpoint({
    method: 'GET',
    path: '/api/languages/{language}/door',
    permission: 'public',
    isStored: true,
    response: z.object({ data: z.array(z.object({ key: z.string(), translation: z.string() })) }),
  }),
})
