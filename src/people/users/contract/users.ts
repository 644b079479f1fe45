import { z } from 'zod/mini'
import { email, newPassword } from '#kit/contract/account-fields.ts'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, instant, personName } from '#kit/contract/fields.ts'
import { listOf, listQuery, longListOf, totalLater } from '#kit/contract/list.ts'
import { roleNames } from '#kit/contract/permissions.ts'
import { revised, revision } from '#kit/contract/revision.ts'
import { language, languages } from '#kit/contract/texts/text.ts'
import { secondFactors } from '#people/two-factor/contract/two-factor.ts'

/** Whether somebody signs in: they do, they were invited and have no password yet, or nobody lets them in. */
export const userStatuses = ['ACTIVE', 'INVITED', 'BLOCKED'] as const

const names = { first_name: personName(), last_name: personName(), email: email(), language_name: language() }
const role = z.enum(roleNames)

const account = z.object({
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  language_name: language(),
  /** Of several the one that lets in furthest. */
  role,
  roles: z.array(role),
  status: z.enum(userStatuses),
  created_at: instant(),
  signed_in_at: z.nullable(instant()),
  second_factor: z.enum(secondFactors),
  /** The academy requires a second factor, now or from a day on, and they have none. */
  owes_second_factor: z.boolean(),
  /** The artist or student with this account: their data are edited there. */
  pro_artist: z.nullable(z.object({ id: id(), is_enabled: z.boolean() })),
  student: z.nullable(z.object({ id: id() })),
  revision: z.int(),
})
export type Account = z.output<typeof account>

const person = z.pick(account, { id: true, first_name: true, last_name: true, email: true })

const details = z.extend(account, {
  open_sessions: z.int(),
  /** Since when the address is known to be its owner's; null: nobody has shown it yet. */
  email_proven_at: z.nullable(instant()),
})
export type AccountDetails = z.output<typeof details>

const byId = '/api/user/{id}'
const atRevision = z.object({ revision })
const paging = listQuery(['id'], {}).shape
const touched = ['users', 'session', 'artists', 'conversations', 'students'] as const

export const users = calls('users', {
  list: endpoint({
    method: 'GET',
    path: '/api/users',
    permission: 'can-view-admin-system-users',
    mayLag: true,
    query: listQuery(
      [
        'name',
        'first_name',
        'last_name',
        'email',
        'language_name',
        'role',
        'status',
        'created_at',
        'signed_in_at',
        'second_factor',
      ],
      {
        role: z.nullish(role),
        status: z.nullish(z.enum(userStatuses)),
        language: z.nullish(z.enum(languages)),
        second_factor: z.nullish(z.enum(secondFactors)),
        ...totalLater,
      },
    ),
    response: longListOf(account),
  }),
  byRole: endpoint({
    method: 'GET',
    path: '/api/users/by-role',
    permission: 'can-view-admin-system-users',
    query: z.object({ role, page: paging.page, itemsPerPage: paging.itemsPerPage }),
    response: listOf(person),
  }),
  get: endpoint({
    method: 'GET',
    path: byId,
    permission: 'can-view-admin-system-users',
    response: single(details),
  }),
  /** With a link by mail to choose a password. */
  create: endpoint({
    method: 'POST',
    path: '/api/user',
    permission: 'can-add-admin-system-users',
    collects: 'others',
    refreshes: touched,
    body: z.object({ ...names, role }),
    response: single(details),
  }),
  update: endpoint({
    method: 'PUT',
    path: byId,
    permission: 'can-edit-admin-system-users',
    refreshes: touched,
    body: revised(z.object({ ...names, role: z.optional(role) })),
    response: single(details),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: byId,
    permission: 'can-delete-admin-system-users',
    refreshes: touched,
  }),
  setPassword: endpoint({
    method: 'PUT',
    path: '/api/user/{id}/password',
    permission: 'can-change-password-admin-system-users',
    isInPerson: true,
    refreshes: ['users'],
    body: z
      .object({ password: newPassword(), password_confirmation: z.string().check(z.maxLength(1000, 'too_long')) })
      .check(
        z.refine((form) => form.password === form.password_confirmation, {
          path: ['password_confirmation'],
          error: 'password_confirmation',
        }),
      ),
  }),
  /** For a user who lost their phone and their codes: from then on the password is enough. */
  resetSecondFactor: endpoint({
    method: 'DELETE',
    path: '/api/user/{id}/second-factor',
    permission: 'can-change-password-admin-system-users',
    isInPerson: true,
    refreshes: ['users', 'twoFactor', 'passkeys'],
  }),
  block: endpoint({
    method: 'PUT',
    path: '/api/user/{id}/block',
    permission: 'can-edit-admin-system-users',
    refreshes: ['users'],
    body: atRevision,
    response: single(details),
  }),
  unblock: endpoint({
    method: 'PUT',
    path: '/api/user/{id}/unblock',
    permission: 'can-edit-admin-system-users',
    refreshes: ['users'],
    body: atRevision,
    response: single(details),
  }),
  /** Once more the link to choose a first password; the one before is void. */
  invite: endpoint({
    method: 'POST',
    path: '/api/user/{id}/invitation',
    permission: 'can-edit-admin-system-users',
    refreshes: ['users'],
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/api/user/{id}/sessions',
    permission: 'can-edit-admin-system-users',
    refreshes: ['users'],
  }),
})
