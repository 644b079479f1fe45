import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { rowId } from '#kit/contract/fields.ts'
import { longListOf } from '#kit/contract/list.ts'
import { revision } from '#kit/contract/revision.ts'
import { details, row } from './artists.entities.ts'
import { artistSwitches } from './artists.flow.ts'
import { artistEdit } from './artists.form.ts'
import { artistCounts, artistQuery, countsQuery, pickedArtists, queue } from './artists.list.ts'
import { showingArtists } from './artists.refresh.ts'

/** The network: its lists, one artist, and what the office does with an account. */
export const artists = calls('artists', {
  list: endpoint({
    method: 'GET',
    path: '/api/proartist',
    permission: 'signed-in',
    mayLag: true,
    query: artistQuery,
    response: longListOf(row),
  }),
  /** The number of rows in a list, and for each option of a filter, the number that it would leave. */
  counts: endpoint({
    method: 'GET',
    path: '/api/proartist/counts',
    permission: 'signed-in',
    mayLag: true,
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
    response: longListOf(row),
    status: 200,
  }),
  /**
   * The artists of the queue in which a reader decides on one after the other: the same order; of applications only those that wait for the
   * office.
   */
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
    permission: 'can-export-pro-artists',
    mayLag: true,
    query: artistQuery,
    response: binary,
  }),
  exportPicked: endpoint({
    method: 'POST',
    path: '/api/proartists/csv-export',
    permission: 'can-export-pro-artists',
    mayLag: true,
    body: pickedArtists,
    isReading: true,
    response: binary,
    status: 200,
  }),
  get: endpoint({ method: 'GET', path: '/api/proartist/{id}', permission: 'signed-in', response: single(details) }),
  update: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}',
    permission: 'can-edit-pro-artist',
    refreshes: showingArtists,
    body: artistEdit,
    response: single(details),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/proartist/{id}',
    permission: 'can-delete-pro-artist',
    refreshes: showingArtists,
  }),
  enable: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/activation-status/enable',
    permission: artistSwitches.enable.permission,
    refreshes: showingArtists,
    body: z.object({ revision }),
    response: single(details),
  }),
  disable: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/activation-status/disable',
    permission: artistSwitches.disable.permission,
    refreshes: showingArtists,
    body: z.object({ revision }),
    response: single(details),
  }),
  addToProTeam: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/proteam/add',
    permission: artistSwitches.addToProTeam.permission,
    refreshes: showingArtists,
    body: z.object({ revision }),
    response: single(details),
  }),
  removeFromProTeam: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/proteam/remove',
    permission: artistSwitches.removeFromProTeam.permission,
    refreshes: showingArtists,
    body: z.object({ revision }),
    response: single(details),
  }),
  reviewChanges: endpoint({
    method: 'PUT',
    path: '/api/proartist/{id}/changes/review',
    permission: 'can-edit-pro-artist',
    refreshes: showingArtists,
    /** The latest entry of the history on the reader's screen: what came after it was not looked at. */
    body: z.object({ up_to_id: rowId }),
    response: single(details),
  }),
  avatar: endpoint({
    method: 'GET',
    path: '/api/proartist/{id}/avatar/{size}',
    permission: 'signed-in',
    response: binary,
  }),
  /** The current picture, or one that it replaced and that is still stored, as the history names them. */
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
})
