import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, prose, rowId, wholeNumber } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'
import { revision } from '#kit/contract/revision.ts'
import { language } from '#kit/contract/texts/text.ts'
import { translationScopes } from '#kit/contract/texts/translations.ts'

export const longestText = 10_000
export const words = () => prose(longestText)
export const scopeId = () => wholeNumber({ min: 1, max: Object.keys(translationScopes).length })

/** `group.name`, as keys of the portal are; no part is one that every object has. */
export const textKey = /^(?!(?:.*\.)?(?:__proto__|constructor|prototype)(?:\.|$))[A-Za-z]\w*(\.[\w-]+)+$/

/** A row of the specification: one language, one form; `key` with the suffix of its form (`files_few`). */
const translation = z.object({
  id: id(),
  language_id: id(),
  scope_id: id(),
  key: z.string(),
  translation: z.string(),
})

/** The specification's calls of those who edit texts. Without the right, nobody gets keys. */
export const languages = calls('languages', {
  list: endpoint({
    method: 'GET',
    path: '/api/languages',
    permission: 'public',
    query: listQuery(['code', 'name'], {}),
    response: listOf(z.object({ id: id(), code: language(), name: z.string() })),
  }),
  /** The rows of one language, by its code or its id. */
  translations: endpoint({
    method: 'GET',
    path: '/api/languages/{language}',
    permission: 'can-see-translations',
    query: listQuery(['key', 'translation', 'scope_id', 'language_id'], {
      scope_id: z.nullish(scopeId()),
    }),
    response: listOf(translation),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/languages/{scope_id}',
    permission: 'can-add-translations',
    refreshes: ['languages', 'texts'],
    body: z.object({
      /** The reader's own if it is missing. */
      language_id: z.optional(rowId),
      key: z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'too_long'), z.regex(textKey, 'text_key')),
      translation: words(),
    }),
    response: single(translation),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/languages/{language_id}/{id}',
    permission: 'can-edit-translations',
    refreshes: ['languages', 'texts'],
    body: z.object({ translation: words(), revision }),
    response: single(translation),
  }),
})
