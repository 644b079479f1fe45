import { useState } from 'react'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useGo } from '#kit/web/page/address/params.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import type { UserAct } from '#people/users/contract/users.acts.ts'
import { type AccountDetails, users } from '#people/users/contract/users.ts'
import { ViewAs } from '#people/viewing/web/view-as.shown.tsx'
import { PasswordDialog } from './password-dialog.tsx'

type UserActsProps = { account: AccountDetails; acts: readonly UserAct[] }

const asked = ['invite', 'unblock', 'endSessions', 'resetSecondFactor', 'block', 'remove'] as const
type Asked = (typeof asked)[number]

/** Everything that is possible with this account now, and nothing that is not. */
export function UserActs({ account, acts }: UserActsProps) {
  const t = useText()
  const [isSetting, setSetting] = useState(false)
  return (
    <Row>
      {acts.includes('setPassword') && <Button onClick={() => setSetting(true)}>{t('users.act_setPassword')}</Button>}
      {asked
        .filter((act) => acts.includes(act) && !(act === 'endSessions' && account.open_sessions === 0))
        .map((act) => (
          <ActButton key={act} account={account} act={act} />
        ))}
      <ViewAs id={account.id} name={fullName(account)} roles={account.roles} />
      {isSetting && <PasswordDialog account={account} onClose={() => setSetting(false)} />}
    </Row>
  )
}

function ActButton({ account, act }: { account: AccountDetails; act: Asked }) {
  const t = useText()
  const go = useGo()
  const name = fullName(account)
  const { id, revision } = account
  const call = useSend(users[act] as typeof users.block, {
    onSent: () => {
      toast(t(`users.done_${act}`, { name }))
      if (act === 'remove') go('/users', { replaces: true })
    },
  })
  const question = {
    title: t(`users.question_${act}`, { name }),
    text: t(`users.text_${act}`),
    action: t(`users.act_${act}`),
    tone: act === 'remove' || act === 'block' ? ('danger' as const) : undefined,
  }
  const isSwitch = act === 'block' || act === 'unblock'
  return (
    <Button
      kind={act === 'remove' ? 'danger' : 'plain'}
      isBusy={call.isPending}
      onClick={async () => (await ask(question)) && call.send(isSwitch ? { id, revision } : { id })}
    >
      {t(`users.act_${act}`)}
    </Button>
  )
}
