import { availableActs } from '#contract/users/users.acts.ts'
import { type Account, users } from '#contract/users/users.ts'
import { send } from '#web/kit/calls/api.ts'
import { useText } from '#web/kit/language/i18n.ts'
import type { BulkAction } from '#web/kit/list/bulk-action.ts'
import { useMay, useUser } from '#web/kit/session/session.ts'
import { useHeld } from '#web/pieces/use-held.ts'

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
