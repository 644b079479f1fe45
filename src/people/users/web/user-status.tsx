import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import type { Account } from '#people/users/contract/users.ts'

const tones = { ACTIVE: 'quiet', INVITED: 'quiet', BLOCKED: 'bad' } as const

/** Whether somebody can sign in, and why not. */
export function UserStatus({ account: { status, pro_artist } }: { account: Account }) {
  const t = useText()
  if (status !== 'BLOCKED' && pro_artist?.is_enabled === false)
    return <StatusBadge tone="quiet">{t('users.disabled')}</StatusBadge>
  return <StatusBadge tone={tones[status]}>{t(`users.status_${status}`)}</StatusBadge>
}

/** A user's second factor, and whether it is still required. */
export function UserFactor({ account }: { account: Account }) {
  const t = useText()
  if (account.owes_second_factor) return <StatusBadge tone="waiting">{t('users.second_factor_owed')}</StatusBadge>
  return t(`users.second_factor_${account.second_factor}`)
}
