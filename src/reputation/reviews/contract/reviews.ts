import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { bit, day, id, instant, prose, rowId, wholeNumber } from '#kit/contract/fields.ts'
import { inOrder, listQuery, longListOf, totalLater } from '#kit/contract/list.ts'
import { revised } from '#kit/contract/revision.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { showingArtists } from '#network/artists/contract/artists.refresh.ts'
import { linkStates, reviewStatuses, verifications } from './reviews.flow.ts'
import { removals, reviewFigures, written } from './reviews.shown.ts'

const longestText = 4000
const shortestText = 20

/** By what a reader sees: an emoji is one character. */
const text = prose(longestText).check(
  z.refine((written) => [...written].length >= shortestText, {
    error: 'too_short',
    params: { count: shortestText },
  }),
)
const stars = () => wholeNumber({ min: 1, max: 5 })

/** What an attendee writes. */
const draft = z.object({
  rating: stars(),
  content_rating: stars(),
  artist_rating: stars(),
  organisation_rating: stars(),
  text,
})
export type ReviewDraft = z.output<typeof draft>

/** The voucher of a review: the same for every rating. */
const reward = z.object({ percent: z.int() })

/** Behind the link: the training, what was written, and whether it can be written or edited. */
const link = z.object({
  /** Of the participant. */
  id: id(),
  state: z.enum(linkStates),
  first_name: z.string(),
  title: bilingual(z.string()),
  artist: z.nullable(z.string()),
  /** Of the last session. */
  ended_at: z.nullable(instant()),
  expires_at: instant(),
  /** What a review would earn. */
  reward: z.nullable(reward),
  review: z.nullable(
    z.object({
      ...written,
      created_at: instant(),
      edited_at: z.nullable(instant()),
      editable_until: instant(),
      reply: z.nullable(z.string()),
      revision: z.int(),
      /** What it earned. */
      voucher: z.nullable(z.object({ code: z.string(), percent: z.int(), available_at: instant() })),
    }),
  ),
})
export type ReviewLink = z.output<typeof link>

const row = z.object({
  id: id(),
  ...written,
  status: z.enum(reviewStatuses),
  verification: z.enum(verifications),
  author_name: z.string(),
  artist_id: z.nullable(id()),
  artist_name: z.string(),
  /** The reader gave the training. */
  is_own: z.boolean(),
  training_id: id(),
  title: bilingual(z.string()),
  reply: z.nullable(z.string()),
  replied_at: z.nullable(instant()),
  /** It earned its author a voucher. */
  reward_percent: z.nullable(z.int()),
  created_at: instant(),
  edited_at: z.nullable(instant()),
  revision: z.int(),
})

export type ReviewRow = z.output<typeof row>

const version = z.object({ id: id(), ...written, written_at: instant(), replaced_at: instant() })
export type ReviewVersion = z.output<typeof version>

const details = z.object({
  ...row.shape,
  /** The student who wrote it. */
  author_id: z.nullable(id()),
  /** The text before each edit, the latest first; null for readers outside the office. */
  versions: z.nullable(z.array(version)),
})
export type Review = z.output<typeof details>

/** As a student sees their own: those to write, and those that are written. */
const ownReview = z.object({
  /** Of the participant. */
  id: id(),
  title: bilingual(z.string()),
  artist: z.nullable(z.string()),
  ended_at: z.nullable(instant()),
  review: z.nullable(
    z.object({
      id: id(),
      rating: z.int(),
      text: z.string(),
      status: z.enum(reviewStatuses),
      reply: z.nullable(z.string()),
      created_at: instant(),
      editable_until: instant(),
    }),
  ),
})
export type OwnReview = z.output<typeof ownReview>

export const reviewSortable = [
  'created_at',
  'rating',
  'content_rating',
  'artist_rating',
  'organisation_rating',
  'author_name',
  'artist_name',
  'artist_id',
  'title',
  'training_id',
  'status',
  'verification',
  'replied_at',
  'edited_at',
] as const

const filters = {
  rating: z.nullish(stars()),
  status: z.nullish(z.enum(reviewStatuses)),
  artistId: z.nullish(rowId),
  trainingId: z.nullish(rowId),
  /** 1: the artist has replied. */
  replied: z.nullish(bit),
  /** The days of the academy in which it was written. */
  writtenFrom: z.nullish(day()),
  writtenTo: z.nullish(day()),
}

const query = listQuery(reviewSortable, { ...filters, ...totalLater }).check(inOrder('written'))
export type ReviewQuery = z.output<typeof query>

/** Whose figures; without either, of all that the reader may see. */
const figuresQuery = z.object({ artistId: filters.artistId, trainingId: filters.trainingId })

const permission = 'signed-in'
/** An artist's figures stand with the artist, and a review may earn a voucher. */
const refreshes = [...showingArtists, 'vouchers', 'redemptions', 'participants'] as const
const limit = { max: 60, seconds: 60 }
const byHash = '/api/reviews/link/{hash}'
const byId = '/api/reviews/{id}'

/** Reviews of trainings by attendees: written by a secret link, answered by the artist, public. */
export const reviews = calls('reviews', {
  /** What the link of an attendee opens. */
  link: endpoint({ method: 'GET', path: byHash, permission: 'public', response: single(link), limit }),
  write: endpoint({
    method: 'POST',
    path: byHash,
    collects: 'review',
    permission: 'public',
    refreshes,
    body: draft,
    response: single(link),
    limit,
  }),
  edit: endpoint({
    method: 'PUT',
    path: byHash,
    collects: 'review',
    permission: 'public',
    refreshes,
    body: revised(draft),
    response: single(link),
    limit,
  }),

  /** A student's own: what they can still write, and what they wrote. */
  mine: endpoint({
    method: 'GET',
    path: '/api/student/reviews',
    permission,
    response: z.object({ data: z.array(ownReview) }),
  }),
  /** The very link that was mailed; `{id}` is the participant's. */
  openLink: endpoint({
    method: 'POST',
    path: '/api/student/reviews/{id}/link',
    permission,
    refreshes: ['reviews'],
    response: single(z.object({ hash: z.string() })),
    status: 200,
  }),

  /** The office sees all, an artist those of their trainings. */
  list: endpoint({ method: 'GET', path: '/api/reviews', permission, mayLag: true, query, response: longListOf(row) }),
  counts: endpoint({
    method: 'GET',
    path: '/api/reviews/counts',
    permission,
    mayLag: true,
    query,
    response: single(z.object({ total: z.int() })),
  }),
  /** The same rows as a spreadsheet. */
  export: endpoint({
    method: 'GET',
    path: '/api/reviews/csv-export',
    permission,
    mayLag: true,
    query,
    response: binary,
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/reviews/figures',
    permission,
    mayLag: true,
    query: figuresQuery,
    response: single(
      z.object({
        ...reviewFigures.shape,
        ...removals,
        /** The title of the training in the filter; null without that filter, or if its reader cannot see it. */
        training: z.nullable(bilingual(z.string())),
      }),
    ),
  }),
  get: endpoint({ method: 'GET', path: byId, permission, response: single(details) }),
  reply: endpoint({
    method: 'PUT',
    path: `${byId}/reply`,
    permission,
    refreshes,
    body: revised(z.object({ reply: prose(longestText) })),
    response: single(details),
  }),
  removeReply: endpoint({
    method: 'DELETE',
    path: `${byId}/reply`,
    permission,
    refreshes,
    response: single(details),
    status: 200,
  }),
})
