import { z } from 'zod/mini'
import { country } from '#academy/countries/contract/countries.ts'
import { day, id, instant } from '#kit/contract/fields.ts'
import { registered } from '#kit/contract/registered.ts'
import { fieldChange } from '#kit/contract/revision.ts'
import { bilingual, language } from '#kit/contract/texts/text.ts'
import { conversationSummary } from '#network/conversations/contract/conversations.ts'
import { artistFields } from './artists.fields.ts'
import { documentKinds } from './artists.form.ts'

export const artistDocument = z.object({
  id: id(),
  kind: z.enum(documentKinds),
  valid_until: z.nullable(day()),
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  url: z.string(),
})
export type ArtistDocument = z.output<typeof artistDocument>

export const level = z.nullable(z.object({ id: id(), code: z.string(), name: bilingual(z.string()) }))

export const row = z.object({
  id: id(),
  ...artistFields.stored(artistFields.inRows()),
  country,
  avatar_url: z.nullable(z.string()),
  invitation_status: z.int(),
  activation_status: z.int(),
  pro_team: z.boolean(),
  level,
  applied_at: instant(),
  status_changed_at: instant(),
  /** Packages sold and not cancelled; those of them with entries left that have not expired. */
  trainings_sold: z.int(),
  trainings_uncompleted: z.int(),
  /** Of the published reviews, 1 to 5; null while there is none. */
  average_rating: z.nullable(z.number()),
  reviews_count: z.int(),
  /** The artist changed what the office wants to look at, and nobody has yet. */
  has_changes_to_review: z.boolean(),
  /** An application that was closed as that of somebody who is there. */
  is_merged: z.boolean(),
  revision: z.int(),
})
export type ProArtistRow = z.output<typeof row>

const historyEntry = z.object({
  id: id(),
  event: z.string(),
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
  /**
   * The user of the office. Null for the artist's own steps, for deleted users, and where artists read about
   * themselves.
   */
  by: z.nullable(z.string()),
  at: instant(),
  comment: z.nullable(z.string()),
  fields: z.array(z.string()),
  changes: z.array(fieldChange),
  /** Null for a step that the office need not look at. */
  review: z.nullable(z.object({ by: z.nullable(z.string()), at: z.nullable(instant()) })),
})

const ownDetails = {
  ...row.shape,
  /** Empty fields were not filled in yet; so are notes of the office, where artists read about themselves. */
  ...artistFields.stored(artistFields.beyondRows()),
  documents: z.array(artistDocument),
  history: z.array(historyEntry),
  link_expires_at: z.nullable(instant()),
  /** None for readers who may not see them. */
  conversations: z.array(conversationSummary),
  /** What of theirs waits for the reader's decision or step. */
  waiting: z.object({ upgrades: z.int(), responsibilities: z.int() }),
}

/** With what floors above know of an artist. */
export const details = z.lazy(() => z.object({ ...ownDetails, ...registered().workOfArtist }))
export type ProArtist = z.output<typeof details>

/** The open form: the values so far, and the data that the office requested. */
export const form = z.object({
  ...artistFields.stored(artistFields.names('form')),
  email: z.string(),
  language_name: language(),
  avatar_url: z.nullable(z.string()),
  documents: z.array(artistDocument),
  missing: z.nullable(
    z.object({
      comment: z.string(),
      fields: z.array(z.string()),
      /** Which of these the artist has changed since the office checked them: files are sent at once, before the form. */
      changed_files: z.array(z.enum(['avatar', 'documents'])),
    }),
  ),
  expires_at: instant(),
})
export type ProArtistForm = z.output<typeof form>
