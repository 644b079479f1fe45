import { send } from '#kit/web/calls/api.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { BulkAction } from '#kit/web/list/bulk/bulk-action.ts'
import { useMay, useUser } from '#kit/web/session/session.ts'
import { availableActs } from '#people/users/contract/users.flow.ts'
import { type Account, users } from '#people/users/contract/users.ts'
import { useHeld } from './use-held.ts'

const bulkActs = ['invite', 'unblock', 'endSessions', 'block'] as const

/** What is done to many accounts at once, each by the call that does it to one. */
export function useUserBulk(): BulkAction<Account>[] {
  const t = useText()
  const may = useMay()
  const user = useUser()
  const held = useHeld()
  return bulkActs
    .filter((act) => may(users[act]))
    .map((act) => ({
      name: act,
      label: t(`users.act_${act}`),
      question: (count) => t(`users.bulk_question_${act}`, { count }),
      text: t(`users.bulk_text_${act}`),
      tone: act === 'block' ? 'danger' : undefined,
      applies: (row) => held !== null && availableActs(user, row, held(row.roles)).includes(act),
      run: ({ id, revision }) =>
        act === 'block' || act === 'unblock' ? send(users[act], { id, revision }) : send(users[act], { id }),
    }))
}
