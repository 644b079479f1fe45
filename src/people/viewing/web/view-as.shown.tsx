import { mayView } from '#kit/contract/managing.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { useGo } from '#kit/web/page/address/params.ts'
import { fetchUser, useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { viewing } from '#people/viewing/contract/viewing.ts'
import { IconEye } from '~icons'

type ViewAsProps = { id: number; name: string; roles: readonly string[] }

/**
 * Shows the owner the portal as somebody else sees it; null for anybody but an owner, and about anybody of the office.
 */
export function useViewAs({ id, name, roles }: ViewAsProps) {
  const t = useText()
  const go = useGo()
  const user = useUser()
  const { send, isPending } = useSend(viewing.start, {
    onSent: async () => {
      await fetchUser()
      go('/dashboard')
    },
  })
  if (!mayView(user, roles)) return null
  const question = {
    title: t('viewing.question', { name }),
    text: t('viewing.text'),
    action: t('viewing.start'),
    tone: 'harmless' as const,
  }
  const start = async () => {
    if (await ask(question)) send({ id })
  }
  return { label: t('viewing.start'), onClick: () => void start(), isPending }
}

export function ViewAs(props: ViewAsProps) {
  const view = useViewAs(props)
  if (!view) return null
  return (
    <Button icon={<IconEye size={18} aria-hidden="true" />} isBusy={view.isPending} onClick={view.onClick}>
      {view.label}
    </Button>
  )
}
