import type { FieldChange } from '#kit/contract/revision.ts'
import { type Language, languages } from '#kit/contract/texts/text.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'

type Bio = Partial<Record<Language, string | null>> | null

/**
 * A change as the history shows it: a description in each language by itself, and of documents only those that differ.
 */
export function piecesOf({ field, before, after }: FieldChange): FieldChange[] {
  if (field === 'documents') return [{ field, before: without(before, after), after: without(after, before) }]
  if (field !== 'bio') return [{ field, before, after }]
  return languages
    .map((language) => ({
      field: `bio_${language}`,
      before: (before as Bio)?.[language] ?? null,
      after: (after as Bio)?.[language] ?? null,
    }))
    .filter((piece) => piece.before !== piece.after)
}

const labels: Record<string, TextKey> = {
  level: 'artists.column_level',
  bio_pl: 'artists.bio_pl',
  'bio_en-US': 'artists.bio_en-US',
}

/** Fields go by the name that their inputs have. */
export function fieldName(field: string): TextKey {
  return labels[field] ?? (`artists.${field}` as TextKey)
}

function without(some: unknown, others: unknown): unknown[] {
  const known = listOf(others).map((other) => JSON.stringify(other))
  return listOf(some).filter((one) => !known.includes(JSON.stringify(one)))
}

function listOf(value: unknown): unknown[] {
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? value : [value]
}
