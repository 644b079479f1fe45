import { calls, endpoint } from '#kit/contract/endpoint.ts'

/** The portal as another user sees it, read-only. */
export const viewing = calls('viewing', {
  start: endpoint({
    method: 'POST',
    path: '/api/user/{id}/view',
    permission: 'can-edit-roles',
    isInPerson: true,
    refreshes: ['viewing', 'session'],
  }),
  stop: endpoint({
    method: 'DELETE',
    path: '/api/view',
    permission: 'signed-in',
    refreshes: ['viewing', 'session'],
    isOpenToViewers: true,
  }),
})
