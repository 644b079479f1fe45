import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { day, id, optional } from '#kit/contract/fields.ts'
import { revision } from '#kit/contract/revision.ts'
import { language } from '#kit/contract/texts/text.ts'
import { file } from '#kit/contract/values/files.ts'
import { artistDocument, level } from '#network/artists/contract/artists.entities.ts'
import { artistFields } from '#network/artists/contract/artists.fields.ts'
import { documentKinds } from '#network/artists/contract/artists.form.ts'
import { showingArtists } from '#network/artists/contract/artists.refresh.ts'
import { conversationSummary } from '#network/conversations/contract/conversations.ts'

/** What an artist may change of their own. The email, which they sign in with, and the level are the office's. */
const profileForm = z.object({
  ...artistFields.inForm('profile'),
  revision,
})

const entity = z.object({
  id: id(),
  ...artistFields.stored(artistFields.names('profile')),
  email: z.string(),
  language_name: language(),
  level,
  avatar_url: z.nullable(z.string()),
  documents: z.array(artistDocument),
  /** Something of what the artist changed waits for the office to look at it. */
  has_changes_to_review: z.boolean(),
  revision: z.int(),
  conversations: z.array(conversationSummary),
})
export type Profile = z.output<typeof entity>

const valid_until = optional(day())

/** The artist who is signed in, and nobody else: no path names whose profile it is. */
export const profile = calls('profile', {
  get: endpoint({
    method: 'GET',
    path: '/api/proartist/profile',
    permission: 'signed-in',
    response: single(entity),
  }),
  update: endpoint({
    method: 'POST',
    path: '/api/proartist/profile',
    permission: 'signed-in',
    collects: 'profile',
    refreshes: showingArtists,
    body: profileForm,
    isMultipart: true,
    status: 200,
    response: single(entity),
  }),
  changeAvatar: endpoint({
    method: 'POST',
    path: '/api/proartist/profile/avatar',
    permission: 'signed-in',
    refreshes: showingArtists,
    body: z.object({ avatar: file('avatar') }),
    isMultipart: true,
    status: 200,
    response: single(entity),
  }),
  addDocument: endpoint({
    method: 'POST',
    path: '/api/proartist/profile/documents',
    permission: 'signed-in',
    refreshes: showingArtists,
    body: z.object({ kind: z.enum(documentKinds), valid_until, file: file('document') }),
    isMultipart: true,
    response: single(entity),
  }),
  updateDocument: endpoint({
    method: 'PUT',
    path: '/api/proartist/profile/documents/{id}',
    permission: 'signed-in',
    refreshes: showingArtists,
    body: z.object({ valid_until }),
    response: single(entity),
  }),
  removeDocument: endpoint({
    method: 'DELETE',
    path: '/api/proartist/profile/documents/{id}',
    permission: 'signed-in',
    refreshes: showingArtists,
    response: single(entity),
  }),
})
