import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { clientKey, id, idList, instant, line, optional, prose, rowId } from '#kit/contract/fields.ts'
import { revised, revision } from '#kit/contract/revision.ts'
import { inOneLanguage } from '#kit/contract/texts/one-language.ts'
import { clientKeys } from '#kit/contract/values/client-keys.ts'
import { file } from '#kit/contract/values/files.ts'
import { showingArtists } from '#network/artists/contract/artists.refresh.ts'
import { consentStates, healthAnswers } from '#reputation/consents/contract/consents.ts'
import { stages } from '#reputation/consents/contract/stages.ts'
import { portfolioFields } from './portfolio.fields.ts'
import { portfolioStatuses, shownWork } from './portfolio.works.ts'

export const mostWorks = 200
export const mostImages = 30

const item = z.object({
  ...shownWork.shape,
  pro_artist_id: id(),
  is_own: z.boolean(),
  status: z.enum(portfolioStatuses),
  consent_state: z.enum(consentStates),
  /** Whether its words contain facts about health; null: the artist has not answered yet. */
  health: z.nullable(z.enum(healthAnswers)),
  /** Why the office rejected or hid it. */
  moderation_reason: z.nullable(z.string()),
  created_at: instant(),
  status_changed_at: instant(),
  submitted_at: z.nullable(instant()),
  moderated_at: z.nullable(instant()),
  revision: z.int(),
})
export type PortfolioItem = z.output<typeof item>

const draft = z.object(portfolioFields.inForm())
/** What is missing is suggested, or written later: a work may begin with its pictures. */
const begun = z
  .object({
    title: optional(draft.shape.title),
    description: optional(draft.shape.description),
    health: optional(draft.shape.health),
    technique: optional(draft.shape.technique),
    performed_on: optional(draft.shape.performed_on),
  })
  .check(z.refine(({ description, health }) => !description || health, { path: ['health'], error: 'required' }))
const stage = z.enum(stages)
const expected = { revision }
const moderated = z.object({ reason: prose(2000), ...expected })

const byId = '/api/portfolio/{id}'
const response = single(item)
/** An artist’s page shows their works, and counts those that were approved. */
const refreshes = ['portfolio', 'portfolioModeration', 'consents', 'contentReports', ...showingArtists]

/** What the calls about one work have in common. */
const ofWork = { permission: 'signed-in', refreshes, response } as const

/** Portfolios: works with their pictures, maintained by artists, approved by the office. */
export const portfolio = calls('portfolio', {
  /** The reader’s own works, in their order. */
  list: endpoint({
    method: 'GET',
    path: '/api/portfolio',
    permission: 'signed-in',
    response: z.object({ data: z.array(item) }),
  }),
  get: endpoint({ method: 'GET', path: byId, permission: 'signed-in', response }),
  create: endpoint({ ...ofWork, method: 'POST', path: '/api/portfolio', body: begun }),
  reorder: endpoint({
    method: 'PUT',
    path: '/api/portfolio/order',
    permission: 'signed-in',
    refreshes,
    body: z.object({ ids: idList() }),
  }),
  update: endpoint({ ...ofWork, method: 'PUT', path: byId, body: revised(draft) }),
  remove: endpoint({ method: 'DELETE', path: byId, permission: 'signed-in', refreshes }),

  submit: endpoint({ ...ofWork, method: 'PUT', path: `${byId}/submit`, body: z.object(expected) }),
  withdraw: endpoint({ ...ofWork, method: 'PUT', path: `${byId}/withdraw`, body: z.object(expected) }),
  approve: endpoint({
    ...ofWork,
    method: 'PUT',
    path: `${byId}/approve`,
    permission: 'can-moderate-portfolio',
    body: z.object(expected),
  }),
  reject: endpoint({
    ...ofWork,
    method: 'PUT',
    path: `${byId}/reject`,
    permission: 'can-moderate-portfolio',
    body: moderated,
  }),
  hide: endpoint({
    ...ofWork,
    method: 'PUT',
    path: `${byId}/hide`,
    permission: 'can-moderate-portfolio',
    body: moderated,
  }),
  reopen: endpoint({
    ...ofWork,
    method: 'PUT',
    path: `${byId}/reopen`,
    permission: 'can-moderate-portfolio',
    body: z.object(expected),
  }),

  /**
   * The same `client_key` again, as after a lost connection, adds nothing. The picture is placed before those with the
   * keys `ahead_of`: of pictures that are sent at the same time a later one may arrive first.
   */
  addImage: endpoint({
    ...ofWork,
    method: 'POST',
    path: `${byId}/images`,
    isMultipart: true,
    body: z.object({ file: file('portfolio'), stage, client_key: clientKey(), ahead_of: clientKeys() }),
  }),
  reorderImages: endpoint({
    ...ofWork,
    method: 'PUT',
    path: `${byId}/images/order`,
    body: z.object({ ids: idList() }),
  }),
  updateImage: endpoint({
    ...ofWork,
    method: 'PUT',
    path: `${byId}/images/{image_id}`,
    /** Without words of their own, it has those of its technique and stage. */
    body: z.object({ stage, alt: z.nullable(inOneLanguage(line(300))) }),
  }),
  removeImage: endpoint({ ...ofWork, method: 'DELETE', path: `${byId}/images/{image_id}` }),
  setCover: endpoint({
    ...ofWork,
    method: 'PUT',
    path: `${byId}/cover`,
    /** Null: the first one that shows the work done. */
    body: z.object({ image_id: z.nullable(rowId) }),
  }),

  /** A work as a picture for social media (JPEG), with the academy and the artist named: where its consent covers that. */
  card: endpoint({
    method: 'GET',
    path: `${byId}/card/{format}/{language}`,
    limit: { max: 60, seconds: 60 },
    permission: 'signed-in',
    response: binary,
  }),

  /**
   * The permission is checked at each request; an anonymous visitor sees what the person in the picture has agreed to.
   */
  image: endpoint({
    method: 'GET',
    path: '/api/portfolio/images/{id}/{size}',
    permission: 'public',
    response: binary,
  }),
})
