import { z } from 'zod/mini'
import { newPassword } from '#kit/contract/account-fields.ts'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, instant } from '#kit/contract/fields.ts'
import { unsubscribePath } from '#kit/contract/unsubscribe-path.ts'
import { chosenMailKinds, requiredMailKinds } from './mail-kinds.ts'

const ownSession = z.object({
  id: id(),
  /** From the browser's user agent; null: unknown. */
  device: z.nullable(z.enum(['computer', 'phone', 'tablet'])),
  system: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  /** Where it was used last. */
  address: z.string(),
  last_seen_at: instant(),
  signed_in_at: instant(),
  /** The session of the request. */
  is_this: z.boolean(),
})
export type OwnSession = z.output<typeof ownSession>

const newPasswords = z
  .object({
    current_password: z.string().check(z.minLength(1, 'required'), z.maxLength(1000, 'too_long')),
    password: newPassword(),
    password_confirmation: z.string().check(z.maxLength(1000, 'too_long')),
  })
  .check(
    z.refine((form) => form.password === form.password_confirmation, {
      path: ['password_confirmation'],
      error: 'password_confirmation',
    }),
  )

const chosenMailKind = z.enum(chosenMailKinds)
const mailChoice = z.object({ kind: chosenMailKind, is_sent: z.boolean() })
export type MailChoice = z.output<typeof mailChoice>

/** The kinds of mails that may reach the reader: those that they choose, and those that are always sent. */
const mailChoices = single(z.object({ chosen: z.array(mailChoice), required: z.array(z.enum(requiredMailKinds)) }))
export type MailChoices = z.output<typeof mailChoices>['data']

const emailPath = '/api/confirmed-emails/{token}'

/** Each person's own account. */
export const account = calls('account', {
  sessions: endpoint({
    method: 'GET',
    path: '/api/account/sessions',
    permission: 'signed-in',
    isInPerson: true,
    response: z.object({ data: z.array(ownSession) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions/{id}',
    permission: 'signed-in',
    refreshes: ['account', 'users'],
  }),
  /** All but the session of the request. */
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions',
    permission: 'signed-in',
    refreshes: ['account', 'users'],
  }),
  /** Ends all other sessions, too. */
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/account/password',
    permission: 'signed-in',
    refreshes: ['account', 'users'],
    body: newPasswords,
  }),
  mails: endpoint({
    method: 'GET',
    path: '/api/account/mails',
    permission: 'signed-in',
    isInPerson: true,
    response: mailChoices,
  }),
  chooseMails: endpoint({
    method: 'PUT',
    path: '/api/account/mails',
    permission: 'signed-in',
    refreshes: ['account'],
    body: mailChoice,
    response: mailChoices,
  }),
  /** Which kind of mails the link in one of them is about. */
  unsubscribing: endpoint({
    method: 'GET',
    path: unsubscribePath,
    permission: 'public',
    response: single(mailChoice),
    limit: { max: 60, seconds: 60 },
  }),
  /** By the link alone, so that mail programs can do it for their readers (RFC 8058). */
  unsubscribe: endpoint({
    method: 'POST',
    path: unsubscribePath,
    permission: 'public',
    refreshes: ['account'],
    isByAddressAlone: true,
    limit: { max: 600, seconds: 60 },
  }),
  /** Whose address the link in a mail to a new one is about. */
  confirmingEmail: endpoint({
    method: 'GET',
    path: emailPath,
    permission: 'public',
    response: single(z.object({ email: z.string(), is_confirmed: z.boolean() })),
    limit: { max: 60, seconds: 60 },
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: emailPath,
    permission: 'public',
    refreshes: ['account'],
    limit: { max: 60, seconds: 60 },
  }),
})
