import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { day, optional, prose } from '#kit/contract/fields.ts'
import { revision } from '#kit/contract/revision.ts'
import { file } from '#kit/contract/values/files.ts'
import { details, form } from '#network/artists/contract/artists.entities.ts'
import { dataForm, documentKinds, formFields } from '#network/artists/contract/artists.form.ts'
import { showingArtists } from '#network/artists/contract/artists.refresh.ts'
import { register } from './register.ts'

const comment = optional(prose(2000))
const secretLink = { max: 60, seconds: 60 }

/** From the application to the account: what the applicant sends, and what the office decides. */
export const applications = calls('applications', {
  register,
  accept: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/invitation/accept',
    permission: 'can-accept-pro-artist',
    refreshes: showingArtists,
    body: z.object({ revision }),
    response: single(details),
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/invitation/reject',
    permission: 'can-reject-pro-artist',
    refreshes: showingArtists,
    body: z.object({ comment, revision }),
    response: single(details),
  }),
  complete: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/invitation/complete',
    permission: 'can-complete-invitation-pro-artist',
    refreshes: showingArtists,
    body: z.object({ revision }),
    response: single(details),
  }),
  requestMissingData: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/invitation/request-to-fill-missing-data',
    permission: 'can-ask-for-missing-data-pro-artist',
    refreshes: showingArtists,
    body: z.object({
      comment: prose(2000),
      fields: z._default(z.array(z.enum(formFields)).check(z.maxLength(formFields.length, 'too_many')), []),
      revision,
    }),
    response: single(details),
  }),
  sendLink: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/invitation/send-link',
    permission: 'can-accept-pro-artist',
    refreshes: showingArtists,
    response: single(details),
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
    collects: 'data_form',
    refreshes: showingArtists,
    body: dataForm,
    isMultipart: true,
    status: 204,
    limit: secretLink,
  }),
  sendFormAvatar: endpoint({
    method: 'POST',
    path: '/api/proartist/accepted-form/hash/{hash}/avatar',
    permission: 'public',
    refreshes: showingArtists,
    body: z.object({ avatar: file('avatar') }),
    isMultipart: true,
    response: single(form),
    limit: secretLink,
  }),
  addFormDocument: endpoint({
    method: 'POST',
    path: '/api/proartist/accepted-form/hash/{hash}/documents',
    permission: 'public',
    refreshes: showingArtists,
    body: z.object({ kind: z.enum(documentKinds), valid_until: optional(day()), file: file('document') }),
    isMultipart: true,
    response: single(form),
    limit: secretLink,
  }),
  updateFormDocument: endpoint({
    method: 'PUT',
    path: '/api/proartist/accepted-form/hash/{hash}/documents/{id}',
    permission: 'public',
    refreshes: showingArtists,
    body: z.object({ valid_until: optional(day()) }),
    response: single(form),
    limit: secretLink,
  }),
  removeFormDocument: endpoint({
    method: 'DELETE',
    path: '/api/proartist/accepted-form/hash/{hash}/documents/{id}',
    permission: 'public',
    refreshes: showingArtists,
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
})
