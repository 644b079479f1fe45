import { z } from 'zod/mini'
import { endpoint, single } from '#kit/contract/endpoint.ts'
import { accentColor } from '#kit/contract/look/accent.ts'
import { revised } from '#kit/contract/revision.ts'
import { file } from '#kit/contract/values/files.ts'

const look = z.object({
  accent: z.nullable(z.string()),
  /** As an address that is the picture itself. */
  mark: z.nullable(z.string()),
  /** What an open page takes over. */
  style: z.string(),
  revision: z.int(),
})
export type ShownLook = z.output<typeof look>

/** The academy's own color and mark; null: Atelier's. A part of the calls of settings. */
export const lookCalls = {
  look: endpoint({
    method: 'GET',
    path: '/api/system-settings/look',
    permission: 'can-view-system-settings',
    response: single(look),
  }),
  setAccent: endpoint({
    method: 'PUT',
    path: '/api/system-settings/look/accent',
    permission: 'can-edit-system-settings',
    refreshes: ['settings', 'setup', 'dashboard'],
    body: revised(z.object({ accent: z.nullable(accentColor()) })),
    response: single(look),
  }),
  setMark: endpoint({
    method: 'POST',
    path: '/api/system-settings/look/mark',
    permission: 'can-edit-system-settings',
    refreshes: ['settings', 'setup', 'dashboard'],
    isMultipart: true,
    body: z.object({ file: file('mark') }),
    response: single(look),
    status: 200,
  }),
  removeMark: endpoint({
    method: 'DELETE',
    path: '/api/system-settings/look/mark',
    permission: 'can-edit-system-settings',
    refreshes: ['settings', 'setup', 'dashboard'],
    response: single(look),
  }),
}
