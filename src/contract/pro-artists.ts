import { z } from 'zod/mini'
import { binary, endpoint, single } from './kit/endpoint.ts'
import { day, id, optional, prose, wholeNumber } from './kit/fields.ts'
import { file } from './kit/files.ts'
import { listOf } from './kit/list.ts'
import { permissions } from './kit/permissions.ts'
import { details, form, row } from './pro-artists.entities.ts'
import { artistSwitches } from './pro-artists.flow.ts'
import { application, artistEdit, dataForm, documentKinds, formFields } from './pro-artists.form.ts'
import { artistCounts, artistQuery, countsQuery, pickedArtists, queue } from './pro-artists.list.ts'
import { seenArtist } from './pro-artists.seen.ts'

const comment = optional(prose(2000))
const { seen_status, seen_version, ...seenAccount } = seenArtist
const secretLink = { max: 60, seconds: 60 }

export const proArtists = {
  register: endpoint({
    method: 'POST',
    path: '/api/proartist/register',
    permission: 'public',
    body: application,
    response: single(z.object({ id: id() })),
    limit: { max: 10, seconds: 60 },
    answersAfter: 150,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/proartist',
    permission: 'signed-in',
    query: artistQuery,
    response: listOf(row),
  }),
  /** Beside each choice of a filter, how many it would find. */
  counts: endpoint({
    method: 'GET',
    path: '/api/proartist/counts',
    permission: 'signed-in',
    query: countsQuery,
    response: single(artistCounts),
  }),
  /** Of those rows the ones that somebody picked, as they are now. */
  picked: endpoint({
    method: 'POST',
    path: '/api/proartist/picked',
    permission: 'signed-in',
    body: pickedArtists,
    isReading: true,
    response: listOf(row),
    status: 200,
  }),
  /** What a reader goes through one by one: the same order; of applications only those that wait for the office. */
  queue: endpoint({
    method: 'GET',
    path: '/api/proartist/queue',
    permission: 'signed-in',
    query: artistQuery,
    response: queue,
  }),
  /** The same rows as a spreadsheet: UTF-8 with BOM, `;` between cells, headings in the reader's language. */
  export: endpoint({
    method: 'GET',
    path: '/api/proartists/csv-export',
    permission: permissions.CAN_EXPORT_PRO_ARTISTS,
    query: artistQuery,
    response: binary,
  }),
  exportPicked: endpoint({
    method: 'POST',
    path: '/api/proartists/csv-export',
    permission: permissions.CAN_EXPORT_PRO_ARTISTS,
    body: pickedArtists,
    isReading: true,
    response: binary,
    status: 200,
  }),
  get: endpoint({ method: 'GET', path: '/api/proartist/{id}', permission: 'signed-in', response: single(details) }),
  update: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}',
    permission: permissions.CAN_EDIT_PRO_ARTIST,
    body: artistEdit,
    response: single(details),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/proartist/{id}',
    permission: permissions.CAN_DELETE_PRO_ARTIST,
  }),
  enable: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/activation-status/enable',
    permission: artistSwitches.enable.permission,
    body: z.object(seenAccount),
    response: single(details),
  }),
  disable: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/activation-status/disable',
    permission: artistSwitches.disable.permission,
    body: z.object(seenAccount),
    response: single(details),
  }),
  addToProTeam: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/proteam/add',
    permission: artistSwitches.addToProTeam.permission,
    body: z.object(seenAccount),
    response: single(details),
  }),
  removeFromProTeam: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/proteam/remove',
    permission: artistSwitches.removeFromProTeam.permission,
    body: z.object(seenAccount),
    response: single(details),
  }),
  accept: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/invitation/accept',
    permission: permissions.CAN_ACCEPT_PRO_ARTIST,
    body: z.object({ seen_status, seen_version }),
    response: single(details),
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/invitation/reject',
    permission: permissions.CAN_REJECT_PRO_ARTIST,
    body: z.object({ comment, seen_status, seen_version }),
    response: single(details),
  }),
  complete: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/invitation/complete',
    permission: permissions.CAN_COMPLETE_INVITATION_PRO_ARTIST,
    body: z.object({ seen_status }),
    response: single(details),
  }),
  requestMissingData: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/invitation/request-to-fill-missing-data',
    permission: permissions.CAN_ASK_FOR_MISSING_DATA_PRO_ARTIST,
    body: z.object({
      comment: prose(2000),
      fields: z._default(z.array(z.enum(formFields)).check(z.maxLength(formFields.length, 'too_many')), []),
      seen_status,
    }),
    response: single(details),
  }),
  sendLink: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/invitation/send-link',
    permission: permissions.CAN_ACCEPT_PRO_ARTIST,
    response: single(details),
  }),
  reviewChanges: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/changes/review',
    permission: permissions.CAN_EDIT_PRO_ARTIST,
    /** The latest entry of the history on the reader's screen: what came after it was not looked at. */
    body: z.object({ seen_id: wholeNumber({ min: 1, max: 2_147_483_647 }) }),
    response: single(details),
  }),
  avatar: endpoint({
    method: 'GET',
    path: '/api/proartist/{id}/avatar/{size}',
    permission: 'signed-in',
    response: binary,
  }),
  /** The current picture, or one that it replaced in the last 90 days, as the history names them. */
  pastAvatar: endpoint({
    method: 'GET',
    path: '/api/proartist/{id}/avatars/{file_id}',
    permission: 'signed-in',
    response: binary,
  }),
  document: endpoint({
    method: 'GET',
    path: '/api/proartist/{id}/documents/{document_id}',
    permission: 'signed-in',
    response: binary,
  }),

  form: endpoint({
    method: 'GET',
    path: '/api/proartist/accepted-form/hash/{hash}',
    permission: 'public',
    response: single(form),
    limit: secretLink,
  }),
  sendForm: endpoint({
    method: 'POST',
    path: '/api/proartist/accepted-form/hash/{hash}',
    permission: 'public',
    body: dataForm,
    isMultipart: true,
    status: 204,
    limit: secretLink,
  }),
  sendFormAvatar: endpoint({
    method: 'POST',
    path: '/api/proartist/accepted-form/hash/{hash}/avatar',
    permission: 'public',
    body: z.object({ avatar: file('avatar') }),
    isMultipart: true,
    response: single(form),
    limit: secretLink,
  }),
  addFormDocument: endpoint({
    method: 'POST',
    path: '/api/proartist/accepted-form/hash/{hash}/documents',
    permission: 'public',
    body: z.object({ kind: z.enum(documentKinds), valid_until: optional(day()), file: file('document') }),
    isMultipart: true,
    response: single(form),
    limit: secretLink,
  }),
  updateFormDocument: endpoint({
    method: 'PUT',
    path: '/api/proartist/accepted-form/hash/{hash}/documents/{id}',
    permission: 'public',
    body: z.object({ valid_until: optional(day()) }),
    response: single(form),
    limit: secretLink,
  }),
  removeFormDocument: endpoint({
    method: 'DELETE',
    path: '/api/proartist/accepted-form/hash/{hash}/documents/{id}',
    permission: 'public',
    response: single(form),
    limit: secretLink,
  }),
  formAvatar: endpoint({
    method: 'GET',
    path: '/api/proartist/accepted-form/hash/{hash}/avatar/{size}',
    permission: 'public',
    response: binary,
    limit: secretLink,
  }),
  formDocument: endpoint({
    method: 'GET',
    path: '/api/proartist/accepted-form/hash/{hash}/documents/{id}',
    permission: 'public',
    response: binary,
    limit: secretLink,
  }),
}
