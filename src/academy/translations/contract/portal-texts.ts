import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, instant, prose, rowId } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'
import { fieldChange, revised, revision } from '#kit/contract/revision.ts'
import { scopeId, words } from './languages.ts'
import { type TextPlace, textPlaces } from './text-places.ts'

/*
 * The office's calls for editing texts: a whole text at a time, both languages with their plural forms, its default,
 * and its history. The specification's own calls, a row of one language each, are in languages.ts.
 */

/** All texts, with much room for what is edited and added; a character is two bytes, and more where JSON escapes it. */
const longestFile = 4_000_000
const mostBytes = 3 * longestFile
const key = () => z.string().check(z.maxLength(300, 'too_long'))

/** In each place that the text has, see text-places.ts. */
const inPlaces = <Field extends z.ZodMiniType>(field: () => Field) =>
  z.partial(z.object(Object.fromEntries(textPlaces.map((place) => [place, field()])) as Record<TextPlace, Field>))

/**
 * `CHANGED`: somebody edited it. `OUTDATED`: its default has changed since; `BROKEN`: so that it no longer mentions what the portal
 * fills in. `MISSING`: a language or a plural form is not there. `LEGAL`: its feature declares that it has legal effect.
 */
export const textStates = ['MISSING', 'CHANGED', 'OUTDATED', 'BROKEN', 'LEGAL'] as const
export type TextState = (typeof textStates)[number]

const portalText = z.object({
  id: id(),
  scope_id: id(),
  /** `group.name`, without the suffix of a plural form. */
  key: z.string(),
  is_plural: z.boolean(),
  states: z.array(z.enum(textStates)),
  /** The present text. */
  texts: inPlaces(z.string),
  /** The default in the code; empty for a text that the office added. */
  defaults: inPlaces(z.string),
  /** Of places that are outdated: the default that was there when somebody saved the text last. */
  old_defaults: inPlaces(z.string),
  /** When somebody saved it last; null while it is as it came. */
  changed_at: z.nullable(instant()),
  /** Since when its default is another one than when it was saved; null while it is not outdated. */
  outdated_since: z.nullable(instant()),
  revision: z.int(),
})
export type PortalText = z.output<typeof portalText>

const textChange = z.object({
  /** The text's revision that this change made. */
  id: id(),
  at: instant(),
  /** Null for deleted users. */
  by: z.nullable(z.string()),
  changes: z.array(z.object({ ...fieldChange.shape, before: z.nullable(z.string()), after: z.nullable(z.string()) })),
})
export type TextChange = z.output<typeof textChange>

const importProblem = z.object({
  /** As counted in the file: the line's number of a table, the place in a list from 1. */
  row: z.int(),
  key: z.nullable(z.string()),
  place: z.nullable(z.enum(textPlaces)),
  message: z.string(),
})

/** One place of a text that a file would change. */
const importedChange = z.object({
  key: z.string(),
  place: z.enum(textPlaces),
  /** The present text; null where there is none. */
  before: z.nullable(z.string()),
  after: z.string(),
})
export type ImportedChange = z.output<typeof importedChange>

const importedConflict = z.object({
  ...importedChange.shape,
  /** The text when the file was exported. */
  exported: z.nullable(z.string()),
  /** Who changed it since, where that is known. */
  by: z.nullable(z.string()),
  /** The text's revision in force: it names this conflict when it is decided. */
  revision: z.int(),
})
export type ImportedConflict = z.output<typeof importedConflict>

const importPreview = z.object({
  /** Rows that were not there: a new text, or a language or form of one that is missing. */
  added: z.array(importedChange),
  changed: z.array(importedChange),
  conflicts: z.array(importedConflict),
  unchanged: z.int(),
  errors: z.array(importProblem),
})
export type ImportPreview = z.output<typeof importPreview>

/** What an export holds, as text: a table (CSV) or JSON, which begins with a brace. */
const file = z.object({ file: prose(longestFile) })

export const texts = calls('texts', {
  /** Both languages side by side. */
  list: endpoint({
    method: 'GET',
    path: '/api/texts',
    permission: 'can-see-translations',
    query: listQuery(['key', 'changed_at', 'outdated_since', 'scope_id', 'is_plural'], {
      scope_id: z.nullish(scopeId()),
      state: z.nullish(z.enum(textStates)),
    }),
    response: listOf(portalText),
  }),
  /** Those with these keys, also with the suffix of a plural form; keys that there are not are left out. */
  byKeys: endpoint({
    method: 'POST',
    path: '/api/texts/by-keys',
    permission: 'can-see-translations',
    isReading: true,
    body: z.object({
      keys: z.array(key()).check(z.maxLength(2000, 'too_many')),
    }),
    response: z.object({ data: z.array(portalText) }),
    status: 200,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/texts/{id}',
    permission: 'can-see-translations',
    response: single(portalText),
  }),
  /**
   * Both languages at once; a missing place is left unchanged. Saving an outdated text, even unchanged, ends that
   * state.
   */
  save: endpoint({
    method: 'PUT',
    path: '/api/texts/{id}',
    permission: 'can-edit-translations',
    refreshes: ['texts', 'languages'],
    body: revised(inPlaces(words)),
    response: single(portalText),
  }),
  /** Newest first. */
  history: endpoint({
    method: 'GET',
    path: '/api/texts/{id}/history',
    permission: 'can-see-translations',
    response: z.object({ data: z.array(textChange) }),
  }),
  /** As it was after one of its changes (1: before all of them), or by default. */
  revert: endpoint({
    method: 'PUT',
    path: '/api/texts/{id}/revert',
    permission: 'can-edit-translations',
    refreshes: ['texts', 'languages'],
    body: z.object({ to: z.nullable(rowId), revision }),
    response: single(portalText),
  }),

  exportTable: endpoint({
    method: 'GET',
    path: '/api/texts/csv-export',
    permission: 'can-see-translations',
    query: exported(),
    response: binary,
  }),
  exportJson: endpoint({
    method: 'GET',
    path: '/api/texts/json-export',
    permission: 'can-see-translations',
    query: exported(),
    response: binary,
  }),
  /** What an import would do. */
  preview: endpoint({
    method: 'POST',
    path: '/api/texts/import/preview',
    permission: 'can-edit-translations',
    isReading: true,
    mostBytes,
    body: file,
    response: single(importPreview),
    status: 200,
  }),
  /**
   * All of it or, where the file has errors, nothing. A conflict is left unchanged unless the request lists it for
   * replacement.
   */
  import: endpoint({
    method: 'POST',
    path: '/api/texts/import',
    permission: 'can-edit-translations',
    mostBytes,
    refreshes: ['texts', 'languages'],
    body: z.object({
      ...file.shape,
      replaced: z._default(
        z
          .array(z.object({ key: key(), place: z.enum(textPlaces), revision: z.int() }))
          .check(z.maxLength(10_000, 'too_many')),
        [],
      ),
    }),
    response: single(z.object({ added: z.int(), changed: z.int(), kept: z.int() })),
    status: 200,
  }),
})

/** All of them, or those of one scope. */
function exported() {
  return z.object({ scope_id: z.nullish(scopeId()) })
}
