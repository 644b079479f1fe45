import { mayManage } from '#kit/contract/managing.ts'
import type { RoleHolder } from '#kit/contract/rights.ts'
import { allows } from '#kit/contract/rights.ts'
import { type Account, users } from './users.ts'

/** What can be done to an account as a whole. */
const userActs = [
  'update',
  'setPassword',
  'resetSecondFactor',
  'invite',
  'endSessions',
  'block',
  'unblock',
  'remove',
] as const
export type UserAct = (typeof userActs)[number]

/** The obstacle to an act, for any user; null where there is none. */
export function obstacleTo(act: UserAct, account: Account, isOwn: boolean) {
  const { status, pro_artist, student, second_factor } = account
  if (isOwn && ['block', 'remove', 'endSessions', 'resetSecondFactor'].includes(act)) return 'own_account'
  if (pro_artist && (act === 'update' || act === 'remove')) return 'account_of_artist'
  if (student && act === 'remove') return 'account_of_student'
  const isPossible = {
    block: status !== 'BLOCKED',
    unblock: status === 'BLOCKED',
    invite: status === 'INVITED',
    setPassword: status !== 'BLOCKED',
    resetSecondFactor: second_factor !== 'NONE',
  }
  return isPossible[act as keyof typeof isPossible] === false ? 'account_state' : null
}

/** The roles of an account with all that they hold. */
type Held = NonNullable<RoleHolder>

/** What the reader may do to an account now: the screen offers these, and the server takes no other. */
export function availableActs(reader: (Held & { id: number }) | null, account: Account, held: Held): UserAct[] {
  const isOwn = reader?.id === account.id
  if (!reader || !(isOwn || mayManage(reader, held))) return []
  return userActs.filter((act) => allows(reader, users[act].permission) && obstacleTo(act, account, isOwn) === null)
}
