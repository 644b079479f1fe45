import { mayView } from '#contract/kit/reach.ts'
import { viewing } from '#contract/viewing/viewing.ts'
import { useSend } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { ask } from '#web/kit/overlay/confirm.ts'
import { useGo } from '#web/kit/page/params.ts'
import { fetchUser, useUser } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { IconEye } from '~icons'

type ViewAsProps = { id: number; name: string; roles: readonly string[] }

/** Shows the owner the portal as somebody else sees it; not there for anybody but an owner, nor about anybody of the office. */
export function ViewAs({ id, name, roles }: ViewAsProps) {
  const t = useText()
  const go = useGo()
  const user = useUser()
  const start = useSend(viewing.start, {
    onSent: async () => {
      await fetchUser()
      go('/dashboard')
    },
  })
  if (!mayView(user, roles)) return null
  const question = { title: t('viewing.question', { name }), text: t('viewing.text'), action: t('viewing.start') }
  return (
    <Button
      icon={<IconEye size={18} aria-hidden="true" />}
      isBusy={start.isPending}
      onClick={async () => (await ask(question)) && start.send({ id })}
    >
      {t('viewing.start')}
    </Button>
  )
}
