import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { day, id, instant, prose, rowId } from '#kit/contract/fields.ts'
import { inOrder, listOf, listQuery } from '#kit/contract/list.ts'
import { revision } from '#kit/contract/revision.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { showingArtists } from '#network/artists/contract/artists.refresh.ts'
import { reviewStatuses } from '#reputation/reviews/contract/reviews.flow.ts'
import {
  measures,
  moderationRight,
  reportReasons,
  reportStages,
  reportStates,
  reportStatuses,
} from './abuse-reports.flow.ts'

const reviewStatus = z.enum(reviewStatuses)

const decision = z.object({
  /** Null: the review stays. */
  measure: z.nullable(z.enum(measures)),
  /** The rule that the review breaks. */
  ground: z.nullable(z.enum(reportReasons)),
  note: z.string(),
  decided_at: instant(),
})

const objection = z.object({
  text: z.string(),
  objected_at: instant(),
  /** The office's answer; null while there is none. */
  note: z.nullable(z.string()),
  decided_at: z.nullable(instant()),
})

const standing = {
  id: id(),
  reason: z.enum(reportReasons),
  explanation: z.string(),
  state: z.enum(reportStates),
  status: z.enum(reportStatuses),
  reported_at: instant(),
}

const row = z.object({
  ...standing,
  /** Since when the report waits for the next person; once it waits for nobody, since when it is closed. */
  state_changed_at: instant(),
  /** Somebody else than its artist reported it publicly, and the office hid it. */
  is_public: z.boolean(),
  /** Whose review it is, and who reported it; null once they have left, or where it was public. */
  artist: z.nullable(
    z.object({ id: id(), first_name: z.string(), last_name: z.string(), avatar_url: z.nullable(z.string()) }),
  ),
  review: z.object({
    id: id(),
    title: bilingual(z.string()),
    artist_name: z.string(),
    author_name: z.string(),
    rating: z.int(),
    text: z.string(),
    status: reviewStatus,
    created_at: instant(),
    /** The text has changed since the report. */
    is_edited: z.boolean(),
  }),
  author: z.object({
    /** Until when the author can remove personal data; null if they need not. */
    edit_until: z.nullable(instant()),
    edited_at: z.nullable(instant()),
  }),
  decision: z.nullable(z.object({ ...decision.shape, by: z.nullable(z.string()) })),
  objection: z.nullable(z.object({ ...objection.shape, by: z.nullable(z.string()) })),
  revision: z.int(),
})
export type AbuseReport = z.output<typeof row>

const details = z.object({
  ...row.shape,
  /** Other reports of the same review, the latest first. */
  others: z.array(z.object(standing)),
})
export type AbuseReportDetails = z.output<typeof details>

/** As the artist sees it who reported. */
const own = z.object({
  ...standing,
  review_id: id(),
  /** About the review as it is now, and not as it was before an edit. */
  is_current: z.boolean(),
  decision: z.nullable(decision),
})
export type OwnReport = z.output<typeof own>

/** As the author of the review sees it, by the link of a mail. */
const authorCase = z.object({
  first_name: z.string(),
  title: bilingual(z.string()),
  state: standing.state,
  reason: standing.reason,
  /**
   * The artist's explanation of a report of personal data; that of any other report is between the artist and the
   * office.
   */
  explanation: z.nullable(z.string()),
  reported_at: instant(),
  edit_until: z.nullable(instant()),
  edited_at: z.nullable(instant()),
  review: z.object({ rating: z.int(), text: z.string(), status: reviewStatus }),
  /** Of a review that is hidden or removed; without facts while a hidden one waits for the office. */
  statement: z.nullable(
    z.object({
      measure: z.enum(measures),
      ground: z.enum(reportReasons),
      facts: z.nullable(z.string()),
      /** Somebody else than its artist reported it. */
      is_public: z.boolean(),
      /** The portal hid it by itself, before anybody looked. */
      is_automated: z.boolean(),
      at: instant(),
    }),
  ),
  objection: z.nullable(objection),
})
export type AuthorCase = z.output<typeof authorCase>

const query = listQuery(['age', 'state_changed_at', 'reported_at', 'reason', 'state', 'status'], {
  stage: z.nullish(z.enum(reportStages)),
  reason: z.nullish(z.enum(reportReasons)),
  artistId: z.nullish(rowId),
  reportedFrom: z.nullish(day()),
  reportedTo: z.nullish(day()),
}).check(inOrder('reported'))
export type AbuseReportQuery = z.output<typeof query>

const statement = () => prose(2000)
const queue = '/api/reviews/abuse'
const byId = `${queue}/{id}` as const
const byHash = '/api/reviews/case/{hash}'
const permission = moderationRight
/** A review counts in the figures of its artist, and it may earn a voucher. */
const refreshes = [...showingArtists, 'abuseReports', 'reviews', 'vouchers', 'redemptions', 'participants'] as const
/** Against programs that guess links. */
const limit = { max: 60, seconds: 60 }
const answer = z.object({ note: statement(), revision })

/** Reports of reviews by artists, the office's decisions on them, and the author's means against these. */
export const abuseReports = calls('abuseReports', {
  /** The artist reports a review of theirs as it is now; the same version once for each reason. */
  report: endpoint({
    method: 'POST',
    path: '/api/reviews/{id}/reports',
    permission: 'signed-in',
    refreshes,
    body: z.object({
      reason: z.enum(reportReasons, 'required'),
      explanation: statement(),
      /** Of the review, as the artist read it. */
      revision,
    }),
    response: single(own),
    limit: { max: 30, seconds: 3600 },
  }),
  /** What the reader reported, the latest first. */
  own: endpoint({
    method: 'GET',
    path: '/api/reviews/reports',
    permission: 'signed-in',
    response: z.object({ data: z.array(own) }),
  }),

  /** What waits for the office comes first, the longest waiting on top; then what is with its author, and what is over. */
  list: endpoint({ method: 'GET', path: queue, permission, query, response: listOf(row) }),
  get: endpoint({ method: 'GET', path: byId, permission, response: single(details) }),
  uphold: endpoint({
    method: 'PUT',
    path: `${byId}/uphold`,
    permission,
    refreshes,
    body: z.object({
      measure: z.enum(measures, 'required'),
      ground: z.enum(reportReasons, 'required'),
      ...answer.shape,
    }),
    response: single(details),
  }),
  dismiss: endpoint({
    method: 'PUT',
    path: `${byId}/dismiss`,
    permission,
    refreshes,
    body: answer,
    response: single(details),
  }),
  acceptObjection: endpoint({
    method: 'PUT',
    path: `${byId}/objection/accept`,
    permission,
    refreshes,
    body: answer,
    response: single(details),
  }),
  rejectObjection: endpoint({
    method: 'PUT',
    path: `${byId}/objection/reject`,
    permission,
    refreshes,
    body: answer,
    response: single(details),
  }),

  /** Behind the link of a mail: what became of the author's review, and what they can do. */
  ofAuthor: endpoint({ method: 'GET', path: byHash, permission: 'public', response: single(authorCase), limit }),
  /** Takes personal data out of the review. */
  edit: endpoint({
    method: 'PUT',
    path: `${byHash}/text`,
    collects: 'report',
    permission: 'public',
    refreshes,
    body: z.object({ text: prose(4000, 20) }),
    response: single(authorCase),
    limit,
  }),
  object: endpoint({
    method: 'PUT',
    path: `${byHash}/objection`,
    collects: 'report',
    permission: 'public',
    refreshes,
    body: z.object({ text: statement() }),
    response: single(authorCase),
    limit,
  }),
})
