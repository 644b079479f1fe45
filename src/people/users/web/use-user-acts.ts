import { fullName } from '#kit/contract/values/full-name.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useGo } from '#kit/web/page/address/params.ts'
import type { UserAct } from '#people/users/contract/users.flow.ts'
import { type AccountDetails, users } from '#people/users/contract/users.ts'

const confirmed = ['invite', 'unblock', 'endSessions', 'resetSecondFactor', 'block', 'remove'] as const
type Confirmed = (typeof confirmed)[number]
const dangerous: readonly Confirmed[] = ['block', 'remove']

/** What is possible with this account now and only has to be confirmed. */
export function useUserActs(account: AccountDetails, acts: readonly UserAct[]) {
  const t = useText()
  const start = {
    invite: useAct(account, 'invite'),
    unblock: useAct(account, 'unblock'),
    endSessions: useAct(account, 'endSessions'),
    resetSecondFactor: useAct(account, 'resetSecondFactor'),
    block: useAct(account, 'block'),
    remove: useAct(account, 'remove'),
  }
  return confirmed
    .filter((act) => acts.includes(act) && !(act === 'endSessions' && account.open_sessions === 0))
    .map((act) => ({ label: t(`users.act_${act}`), isDanger: dangerous.includes(act), onClick: start[act] }))
}

function useAct(account: AccountDetails, act: Confirmed) {
  const t = useText()
  const go = useGo()
  const name = fullName(account)
  const { id, revision } = account
  const { send } = useSend(users[act] as typeof users.block, {
    onSent: () => {
      toast(t(`users.done_${act}`, { name }))
      if (act === 'remove') go('/users', { replaces: true })
    },
  })
  const question = {
    title: t(`users.question_${act}`, { name }),
    text: t(`users.text_${act}`),
    action: t(`users.act_${act}`),
    tone: dangerous.includes(act) ? ('danger' as const) : act === 'unblock' ? ('harmless' as const) : undefined,
  }
  const isSwitch = act === 'block' || act === 'unblock'
  const start = async () => {
    if (await ask(question)) send(isSwitch ? { id, revision } : { id })
  }
  return () => void start()
}
