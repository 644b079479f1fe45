import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, instant } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'

/*
 * An imported person has an account, and does not know of it. The office invites them, all or chosen, with what the law wants people to
 * know whose data came from elsewhere (art. 14 GDPR). Invitations leave at a pace, each once.
 */

/** `JOINED`: they have chosen a password. */
export const inviteeStates = ['NONE', 'WAITING', 'SENT', 'JOINED'] as const

/** So many leave each time that the schedule runs, which is every five minutes. */
export const invitationsAtOnce = 10

const invitee = z.object({
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  language: z.string(),
  state: z.enum(inviteeStates),
  sent_at: z.nullable(instant()),
})
export type Invitee = z.output<typeof invitee>

/** How many of the import are in which state. */
const summary = z.record(z.enum(inviteeStates), z.int())

const path = '/api/imports/{id}/invitations'
const permission = 'can-import-data'
const refreshes = ['importInvitations'] as const
/** Without a user: all of the import whom it concerns. */
const whom = z.object({ user_id: z.nullish(id()) })

export const importInvitations = calls('importInvitations', {
  list: endpoint({
    method: 'GET',
    path,
    permission,
    query: listQuery(['id'], { state: z.nullish(z.enum(inviteeStates)) }),
    response: listOf(invitee),
  }),
  summary: endpoint({ method: 'GET', path: `${path}/summary`, permission, response: single(summary) }),
  invite: endpoint({ method: 'PUT', path, permission, refreshes, body: whom, response: single(summary) }),
  /** Takes back those that wait. */
  stop: endpoint({ method: 'PUT', path: `${path}/stop`, permission, refreshes, body: whom, response: single(summary) }),
})
