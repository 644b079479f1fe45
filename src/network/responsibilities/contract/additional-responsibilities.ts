import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { bit, day, id, instant, line, optional, prose, rowId } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'
import { revised, revision } from '#kit/contract/revision.ts'
import { inOneLanguage } from '#kit/contract/texts/one-language.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { file } from '#kit/contract/values/files.ts'
import { againEvents, responsibilityEvents, responsibilityStatuses } from './additional-responsibilities.flow.ts'

export const maxEvidence = 10

const draft = z.object({
  name: inOneLanguage(line(120)),
  description: inOneLanguage(prose(2000)),
  due_on: optional(day()),
  is_evidence_wanted: z.boolean(),
})

const row = z.object({
  id: id(),
  name: bilingual(z.string()),
  artist: z.object({
    id: id(),
    first_name: z.string(),
    last_name: z.string(),
    avatar_url: z.nullable(z.string()),
  }),
  status: z.enum(responsibilityStatuses),
  due_on: z.nullable(day()),
  /** Still to do although its day has passed in the academy. */
  is_overdue: z.boolean(),
  is_evidence_wanted: z.boolean(),
  /** Given to the reader. */
  is_own: z.boolean(),
  /** While it is to do once more: whether what was shown did not do, or whether it had been closed. */
  again: z.nullable(z.enum(againEvents)),
  /** The office's last comment. */
  comment: z.nullable(z.string()),
  created_at: instant(),
  status_changed_at: instant(),
  revision: z.int(),
})
export type AdditionalResponsibilityRow = z.output<typeof row>

const evidence = z.object({
  id: id(),
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  url: z.string(),
  created_at: instant(),
})

const happened = z.object({
  id: id(),
  event: z.enum(responsibilityEvents),
  /** The comment or message that came with it, or the name of the file that it was about. */
  words: z.nullable(z.string()),
  by: z.nullable(z.string()),
  at: instant(),
})

const additionalResponsibility = z.object({
  ...row.shape,
  description: bilingual(z.string()),
  /** The artist's note on the evidence. */
  note: z.nullable(z.string()),
  evidence: z.array(evidence),
  /** The latest first. */
  history: z.array(happened),
})
export type AdditionalResponsibility = z.output<typeof additionalResponsibility>

const response = single(additionalResponsibility)
const comment = optional(prose(2000))

/** ADDITIONAL responsibilities: each is given to one artist, who shows that it is done. */
export const additionalResponsibilities = calls('additionalResponsibilities', {
  list: endpoint({
    method: 'GET',
    path: '/api/responsibilities/additional',
    permission: 'can-view-responsibilities',
    query: listQuery(
      ['status', 'name', 'artist', 'due_on', 'is_evidence_wanted', 'comment', 'created_at', 'status_changed_at'],
      {
        status: z.nullish(z.enum(responsibilityStatuses)),
        overdue: z.nullish(bit),
        artistId: z.nullish(rowId),
      },
    ),
    response: listOf(row),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/responsibilities/additional/{id}',
    permission: 'can-view-responsibilities',
    response,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/responsibilities/additional',
    permission: 'can-create-responsibilities',
    refreshes: ['additionalResponsibilities', 'responsibilities'],
    body: z.object({ pro_artist_id: rowId, ...draft.shape }),
    response,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/responsibilities/additional/{id}',
    permission: 'can-edit-responsibilities',
    refreshes: ['additionalResponsibilities', 'responsibilities'],
    body: revised(draft),
    response,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/responsibilities/additional/{id}',
    permission: 'can-delete-responsibilities',
    refreshes: ['additionalResponsibilities', 'responsibilities'],
  }),

  submit: endpoint({
    method: 'PUT',
    path: '/api/responsibilities/additional/{id}/submit',
    permission: 'can-view-responsibilities',
    refreshes: ['additionalResponsibilities', 'responsibilities'],
    body: z.object({ note: optional(prose(2000)) }),
    response,
  }),
  withdraw: endpoint({
    method: 'PUT',
    path: '/api/responsibilities/additional/{id}/withdraw',
    permission: 'can-view-responsibilities',
    refreshes: ['additionalResponsibilities', 'responsibilities'],
    response,
  }),
  accept: endpoint({
    method: 'PUT',
    path: '/api/responsibilities/additional/{id}/accept',
    permission: 'can-edit-responsibilities',
    refreshes: ['additionalResponsibilities', 'responsibilities'],
    body: z.object({ comment, revision }),
    response,
  }),
  sendBack: endpoint({
    method: 'PUT',
    path: '/api/responsibilities/additional/{id}/send-back',
    permission: 'can-edit-responsibilities',
    refreshes: ['additionalResponsibilities', 'responsibilities'],
    body: z.object({ comment: prose(2000), revision }),
    response,
  }),
  waive: endpoint({
    method: 'PUT',
    path: '/api/responsibilities/additional/{id}/waive',
    permission: 'can-edit-responsibilities',
    refreshes: ['additionalResponsibilities', 'responsibilities'],
    body: z.object({ comment, revision }),
    response,
  }),
  reopen: endpoint({
    method: 'PUT',
    path: '/api/responsibilities/additional/{id}/reopen',
    permission: 'can-edit-responsibilities',
    refreshes: ['additionalResponsibilities', 'responsibilities'],
    body: z.object({ comment: prose(2000), revision }),
    response,
  }),

  addEvidence: endpoint({
    method: 'POST',
    path: '/api/responsibilities/additional/{id}/evidence',
    permission: 'can-view-responsibilities',
    refreshes: ['additionalResponsibilities', 'responsibilities'],
    body: z.object({ file: file('evidence') }),
    isMultipart: true,
    response,
  }),
  removeEvidence: endpoint({
    method: 'DELETE',
    path: '/api/responsibilities/additional/{id}/evidence/{evidence_id}',
    permission: 'can-view-responsibilities',
    refreshes: ['additionalResponsibilities', 'responsibilities'],
    response,
  }),
  evidence: endpoint({
    method: 'GET',
    path: '/api/responsibilities/additional/{id}/evidence/{evidence_id}',
    permission: 'can-view-responsibilities',
    response: binary,
  }),
})
