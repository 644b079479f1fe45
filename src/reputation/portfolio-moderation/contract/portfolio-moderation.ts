import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { day, id, instant, line, rowId } from '#kit/contract/fields.ts'
import { listQuery, longListOf, totalLater } from '#kit/contract/list.ts'
import { revision } from '#kit/contract/revision.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { techniques } from '#network/artists/contract/artists.choices.ts'
import { consentStates } from '#reputation/consents/contract/consents.ts'
import { stages } from '#reputation/consents/contract/stages.ts'
import { portfolioFields } from '#reputation/portfolio/contract/portfolio.fields.ts'
import { mostImages } from '#reputation/portfolio/contract/portfolio.ts'
import { portfolioStatuses } from '#reputation/portfolio/contract/portfolio.works.ts'

const person = z.object({ id: id(), first_name: z.string(), last_name: z.string(), avatar_url: z.nullable(z.string()) })

/** What of artists' portfolios the office has to do with: drafts are nobody's but the artist's. */
export const moderatedStatuses = portfolioStatuses.filter((status) => status !== 'DRAFT')

const row = z.object({
  id: id(),
  title: bilingual(z.string()),
  artist: person,
  technique: z.enum(techniques),
  performed_on: day(),
  status: z.enum(portfolioStatuses),
  consent_state: z.enum(consentStates),
  /** Null where there is none, or nobody may see it. */
  cover_id: z.nullable(id()),
  images_count: z.int(),
  created_at: instant(),
  status_changed_at: instant(),
  revision: z.int(),
})
export type ModeratedRow = z.output<typeof row>

/** A picture of another work that looks like one of this. */
const alike = z.object({
  /** Of this work. */
  image_id: id(),
  other_image_id: id(),
  work_id: id(),
  title: bilingual(z.string()),
  artist: person,
  status: z.enum(portfolioStatuses),
  /** In percent: 100 is the same picture. */
  likeness: z.int(),
  is_mirrored: z.boolean(),
  /** A picture without consent is hidden; that it was here before is shown all the same. */
  is_shown: z.boolean(),
})
export type Alike = z.output<typeof alike>

export const reasonNames = ['blurred', 'retouched', 'not_a_treatment', 'stage', 'marked', 'words', 'copied'] as const

const details = z.object({
  ...row.shape,
  /** The user who decided last; null: nobody yet, or a deleted user. */
  moderated_by: z.nullable(z.string()),
  alike: z.array(alike),
  /** One of its pictures looks like one that its person refused: it cannot be approved. */
  is_refused_copy: z.boolean(),
  /** It is declared to show nobody, while the person in a similar picture was sent a consent request. */
  is_asked_copy: z.boolean(),
  /** Ready to be chosen and edited, in the artist's language. */
  reasons: z.array(z.object({ name: z.enum(reasonNames), text: z.string() })),
})
export type ModeratedWork = z.output<typeof details>

export const moderationSortable = [
  /** What waits for the office, and then the rest. */
  'waiting',
  'title',
  'technique',
  'performed_on',
  'status',
  'consent_state',
  'created_at',
  'status_changed_at',
] as const

const filters = {
  status: z.nullish(z.enum(moderatedStatuses)),
  technique: z.nullish(z.enum(techniques)),
  consent: z.nullish(z.enum(consentStates)),
  /** `OLD`: consent from before, to pictures alone. */
  wording: z.nullish(z.enum(['OLD'])),
  artistId: z.nullish(rowId),
}

const query = listQuery(moderationSortable, { ...filters, ...totalLater })
export type ModerationQuery = z.output<typeof query>

const edit = z.object({
  ...portfolioFields.inForm(),
  /** The texts of its pictures; the artist decides which pictures there are, and their order. */
  images: z
    .array(z.object({ id: rowId, stage: z.enum(stages), alt: bilingual(line(300)) }))
    .check(z.maxLength(mostImages, 'too_many')),
  revision,
})
export type OfficeEdit = z.output<typeof edit>

/** The numbers of rows, in total and by status, without the filter on status. */
const workCounts = z.object({
  total: z.int(),
  status: z.array(z.object({ value: z.enum(moderatedStatuses), count: z.int() })),
})
export type WorkCounts = z.output<typeof workCounts>

const permission = 'can-moderate-portfolio'

/** What artists send in, looked through by the office one after another. Its decisions are the work's own steps. */
export const portfolioModeration = calls('portfolioModeration', {
  list: endpoint({
    method: 'GET',
    path: '/api/portfolio/admin',
    permission,
    mayLag: true,
    query,
    response: longListOf(row),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/portfolio/admin/counts',
    permission,
    mayLag: true,
    query,
    response: single(workCounts),
  }),
  get: endpoint({ method: 'GET', path: '/api/portfolio/admin/{id}', permission, response: single(details) }),
  update: endpoint({
    method: 'PUT',
    path: '/api/portfolio/admin/{id}',
    permission,
    refreshes: ['portfolioModeration', 'portfolio', 'artists', 'profile'],
    body: edit,
    response: single(details),
  }),
})
