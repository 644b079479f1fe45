import { hasAnyRole, hasPermission, hasRole } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'

/** By their subject, so that people can choose; and the users whom a mail of that kind may reach. */
const chosen = {
  messages: (user: User) =>
    hasAnyRole(user, ['pro-artist', 'client']) || hasPermission(user, 'can-view-all-conversations'),
  responsibilities: (user: User) => user.pro_artist !== null,
  submissions: (user: User) => hasPermission(user, 'can-edit-responsibilities'),
  levels: (user: User) => user.pro_artist !== null,
  certificates: (user: User) => hasRole(user, 'client'),
  packages: (user: User) => hasRole(user, 'client'),
  vouchers: (user: User) => hasAnyRole(user, ['pro-artist', 'client']),
  reviews: (user: User) => hasRole(user, 'client'),
  trainings: (user: User) => user.pro_artist !== null,
  new_trainings: (user: User) => hasRole(user, 'client'),
  portfolio: (user: User) => user.pro_artist !== null,
} as const satisfies Record<string, (user: User) => boolean>

/** Nobody can do without these, or they are owed. */
const required = {
  account: () => true,
  application: (user: User) => user.pro_artist !== null,
  consents: (user: User) => user.pro_artist !== null,
  seats: (user: User) => hasRole(user, 'client'),
  terms: (user: User) => hasAnyRole(user, ['pro-artist', 'client']),
  moderation: (user: User) => hasAnyRole(user, ['pro-artist', 'client']),
} as const satisfies Record<string, (user: User) => boolean>

export type ChosenMailKind = keyof typeof chosen
export type RequiredMailKind = keyof typeof required
export const chosenMailKinds = Object.keys(chosen) as ChosenMailKind[]
export const requiredMailKinds = Object.keys(required) as RequiredMailKind[]

/** The kinds that may reach somebody. */
export function mailKindsFor(user: User) {
  return {
    chosen: chosenMailKinds.filter((kind) => chosen[kind](user)),
    required: requiredMailKinds.filter((kind) => required[kind](user)),
  }
}
