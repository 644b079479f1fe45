import { z } from 'zod/mini'
import { calls, endpoint } from '#contract/kit/endpoint.ts'
import { id, instant, newPassword } from '#contract/kit/fields.ts'

const ownSession = z.object({
  id: id(),
  /** As far as the browser says; null: nobody knows. */
  device: z.nullable(z.enum(['computer', 'phone', 'tablet'])),
  system: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  /** Where it was used last. */
  address: z.string(),
  last_seen_at: instant(),
  signed_in_at: instant(),
  /** The one that asks. */
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

/** Each person's own account. */
export const account = calls('account', {
  sessions: endpoint({
    method: 'GET',
    path: '/api/account/sessions',
    permission: 'signed-in',
    response: z.object({ data: z.array(ownSession) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions/{id}',
    permission: 'signed-in',
    refreshes: ['account', 'users'],
  }),
  /** All but the one that asks. */
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
})
