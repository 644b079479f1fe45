import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, instant, prose, rowId } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'
import { revision } from '#kit/contract/revision.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { showingArtists } from '#network/artists/contract/artists.refresh.ts'
import { moderationRight } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { consentStates } from '#reputation/consents/contract/consents.ts'
import { stages } from '#reputation/consents/contract/stages.ts'
import { contentKinds, contentMeasures, contentReasons, contentStages, contentStates } from './content-reports.flow.ts'
import { reportContent } from './report-content.ts'

const decision = {
  /** Null: nothing was restricted. */
  measure: z.nullable(z.enum(contentMeasures)),
  ground: z.nullable(z.enum(contentReasons)),
  note: z.string(),
  decided_at: instant(),
}

const objection = {
  text: z.string(),
  objected_at: instant(),
  /** The office's answer; null while there is none. */
  note: z.nullable(z.string()),
  decided_at: z.nullable(instant()),
  /** Nobody else could have answered than the person who had decided. */
  is_same_decider: z.boolean(),
}

const row = z.object({
  id: id(),
  source: z.enum(['NOTICE', 'OWN_INITIATIVE']),
  kind: z.enum(contentKinds),
  content_id: id(),
  /** Of the work, or of the review's training; null for a profile, and once the content was deleted. */
  title: z.nullable(bilingual(z.string())),
  artist: z.nullable(
    z.object({ id: id(), first_name: z.string(), last_name: z.string(), avatar_url: z.nullable(z.string()) }),
  ),
  state: z.enum(contentStates),
  /** Of those who reported it, the earliest first. */
  reasons: z.array(z.enum(contentReasons)),
  reported_at: instant(),
  /** Since when it waits for the office; once it does not, since when it is closed. */
  state_changed_at: instant(),
  /** The portal had shown the office that a picture looks like another one. */
  is_detected: z.boolean(),
  decision: z.nullable(z.object({ ...decision, by: z.nullable(z.string()) })),
  revision: z.int(),
})
export type ContentReport = z.output<typeof row>

const details = z.object({
  ...row.shape,
  notices: z.array(
    z.object({
      id: id(),
      place: z.string(),
      reason: z.enum(contentReasons),
      explanation: z.string(),
      name: z.nullable(z.string()),
      email: z.nullable(z.string()),
      reported_at: instant(),
    }),
  ),
  /** The artist's to a restriction, or the reporters' to a refusal, the earliest first. Those without an answer wait for one together. */
  objections: z.array(
    z.object({
      ...objection,
      id: id(),
      /** Null: the artist's, or a reporter's of whom it is not known which. */
      notice_id: z.nullable(id()),
      is_accepted: z.nullable(z.boolean()),
      by: z.nullable(z.string()),
    }),
  ),
  work: z.nullable(
    z.object({
      description: bilingual(z.string()),
      consent_state: z.enum(consentStates),
      /** None where the person in them refused: not even the office sees anything of them. */
      images: z.array(
        z.object({ id: id(), stage: z.enum(stages), alt: bilingual(z.string()), width: z.int(), height: z.int() }),
      ),
    }),
  ),
  review: z.nullable(z.object({ rating: z.int(), text: z.string(), author_name: z.string() })),
  /** Earlier and later reports of the same content, the latest first. */
  others: z.array(z.object({ id: id(), state: z.enum(contentStates), reported_at: instant() })),
  /** The reader decided first, and somebody else may answer the objection. */
  is_for_others: z.boolean(),
})
export type ContentReportDetails = z.output<typeof details>

/** Reasons for a restriction in force, as the artist sees them. */
const statement = z.object({
  id: id(),
  kind: z.enum(contentKinds),
  content_id: id(),
  state: z.enum(contentStates),
  measure: z.enum(contentMeasures),
  ground: z.enum(contentReasons),
  note: z.string(),
  is_detected: z.boolean(),
  /** Somebody had reported it. */
  is_reported: z.boolean(),
  decided_at: instant(),
  object_until: instant(),
  may_object: z.boolean(),
  objection: z.nullable(z.object(objection)),
})
export type Statement = z.output<typeof statement>

/** As a reporter sees it, by the link of a mail. */
const reporterCase = z.object({
  kind: z.enum(contentKinds),
  place: z.string(),
  reason: z.enum(contentReasons),
  explanation: z.string(),
  reported_at: instant(),
  state: z.enum(contentStates),
  decision: z.nullable(z.object(decision)),
  object_until: z.nullable(instant()),
  may_object: z.boolean(),
  /** This reporter's own. */
  objection: z.nullable(z.object({ ...objection, is_accepted: z.nullable(z.boolean()) })),
  /** Of whichever reporter's objection was accepted: why the content was hidden after all. */
  after_all: z.nullable(z.object({ note: z.string(), at: instant() })),
  /** For a report about it. */
  content_id: id(),
  /** Anybody can see the content today. */
  is_visible: z.boolean(),
  /** The restriction that the report led to is no longer in force. */
  lifted: z.nullable(
    z.object({
      /** Null: not recorded. */
      at: z.nullable(instant()),
      /** The objection of the person whose content it is was accepted; otherwise the office restored it by itself. */
      is_by_objection: z.boolean(),
      /** The reasons for accepting the objection. */
      note: z.nullable(z.string()),
    }),
  ),
})
export type ReporterCase = z.output<typeof reporterCase>

const query = listQuery(['age', 'state_changed_at', 'reported_at'], {
  stage: z.nullish(z.enum(contentStages)),
  kind: z.nullish(z.enum(contentKinds)),
  artistId: z.nullish(rowId),
})
export type ContentReportQuery = z.output<typeof query>

const queue = '/api/content-reports'
const byId = `${queue}/{id}` as const
const byHash = `${queue}/case/{hash}` as const
const permission = moderationRight
/** Hidden content is shown nowhere any longer. */
const refreshes = [
  ...showingArtists,
  ...(['contentReports', 'abuseReports', 'portfolio', 'portfolioModeration', 'publicProfiles'] as const),
  ...(['reviews', 'vouchers', 'redemptions', 'participants', 'profile'] as const),
] as const
const answer = z.object({ note: prose(2000), revision })
const objecting = z.object({ text: prose(2000) })
/** Against programs that guess links. */
const limit = { max: 60, seconds: 60 }

/** Reports of public content by anybody, the office's decisions, the reasons for them, and objections. */
export const contentReports = calls('contentReports', {
  ...reportContent,

  /** Behind the link of a mail. */
  ofReporter: endpoint({ method: 'GET', path: byHash, permission: 'public', response: single(reporterCase), limit }),
  objectAsReporter: endpoint({
    method: 'PUT',
    path: `${byHash}/objection`,
    permission: 'public',
    collects: 'report',
    refreshes: ['contentReports'],
    body: objecting,
    response: single(reporterCase),
    limit,
  }),

  /** Restrictions in force of the artist who is signed in. */
  own: endpoint({
    method: 'GET',
    path: `${queue}/own`,
    permission: 'signed-in',
    response: z.object({ data: z.array(statement) }),
  }),
  object: endpoint({
    method: 'PUT',
    path: `${byId}/objection`,
    permission: 'signed-in',
    refreshes: ['contentReports'],
    body: objecting,
    response: single(statement),
  }),

  /** What waits for the office comes first, the longest waiting on top. */
  list: endpoint({ method: 'GET', path: queue, permission, query, response: listOf(row) }),
  get: endpoint({ method: 'GET', path: byId, permission, response: single(details) }),
  uphold: endpoint({
    method: 'PUT',
    path: `${byId}/uphold`,
    permission,
    refreshes,
    body: z.object({ ground: z.enum(contentReasons, 'required'), ...answer.shape }),
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

  /** Pages for everybody: how many reports came in a year, and what was decided. */
  year: endpoint({ method: 'GET', path: '/content-decisions/{year}', permission: 'public', response: binary }),
  englishYear: endpoint({
    method: 'GET',
    path: '/en/content-decisions/{year}',
    permission: 'public',
    response: binary,
  }),
})
