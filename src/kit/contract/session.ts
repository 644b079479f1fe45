import { z } from 'zod/mini'
import { email, newPassword } from '#kit/contract/account-fields.ts'
import { calls, endpoint } from '#kit/contract/endpoint.ts'
import { language } from '#kit/contract/texts/text.ts'

/** The signed-in person, as `GET /api/user` answers it. */
export const user = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  language_name: language(),
  roles: z.array(z.object({ name: z.string(), permissions: z.array(z.object({ name: z.string() })) })),
  pro_artist: z.nullable(z.object({ id: z.int(), has_own_trainings: z.boolean(), avatar_url: z.nullable(z.string()) })),
  /** The id of the owner who looks at the portal as this person does; nobody else ever. */
  viewed_by: z.optional(z.int()),
})
export type User = z.output<typeof user>

const password = z.string().check(z.minLength(1, 'required'), z.maxLength(1000, 'too_long'))

const chosenPassword = z
  .object({
    token: z.string().check(z.maxLength(200)),
    email: email(),
    password: newPassword(),
    password_confirmation: z.string().check(z.maxLength(1000, 'too_long')),
  })
  .check(
    z.refine((form) => form.password === form.password_confirmation, {
      path: ['password'],
      error: 'password_confirmation',
    }),
  )

/** The application reads either `status` or `message`. */
const statusMessage = z.object({ status: z.string(), message: z.string() })

/** The screen where a password is chosen, for a new account as for a forgotten one. */
export function passwordRoute(token: string, address: string): string {
  return `reset-password?token=${encodeURIComponent(token)}&email=${encodeURIComponent(address)}`
}

export const session = calls('session', {
  csrfCookie: endpoint({ method: 'GET', path: '/sanctum/csrf-cookie', permission: 'public', isSignIn: true }),
  login: endpoint({
    method: 'POST',
    path: '/login',
    permission: 'public',
    refreshes: ['session'],
    body: z.object({ email: email(), password }),
    // Empty, unless an account requires a code as well: then 200, and `twoFactor.challenge` completes the sign-in.
    response: z.optional(z.object({ two_factor: z.boolean() })),
    status: 204,
    limit: { max: 60, seconds: 60, isOfFailures: true },
    isSignIn: true,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/logout',
    permission: 'signed-in',
    refreshes: ['session'],
    isOpenToViewers: true,
    limit: { max: 60, seconds: 60 },
    isSignIn: true,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/forgot-password',
    permission: 'public',
    refreshes: ['session'],
    body: z.object({ email: email() }),
    response: statusMessage,
    status: 200,
    limit: { max: 30, seconds: 60 },
    answersAfter: 150,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/reset-password',
    permission: 'public',
    collects: 'account',
    refreshes: ['session', 'users'],
    body: chosenPassword,
    response: statusMessage,
    status: 200,
    limit: { max: 30, seconds: 60 },
  }),
  verifyResetToken: endpoint({
    method: 'GET',
    path: '/api/user/reset-password/verify/{token}/{email}',
    permission: 'public',
    response: z.object({ valid: z.boolean() }),
    limit: { max: 60, seconds: 60 },
  }),
  user: endpoint({
    method: 'GET',
    path: '/api/user',
    permission: 'signed-in',
    response: user,
    isSignIn: true,
  }),
  changeLanguage: endpoint({
    method: 'PUT',
    path: '/api/user/language/{language}',
    // By its name: the table of all of them would weigh on the sign-in screen.
    permission: 'can-change-language',
    refreshes: ['session', 'notifications', 'users'],
    response: user,
  }),
})
