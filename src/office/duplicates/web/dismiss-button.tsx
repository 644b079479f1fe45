import { send } from '#kit/web/calls/api.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { availablePairSteps } from '#office/duplicates/contract/duplicates.flow.ts'
import { type DuplicatePair, duplicates } from '#office/duplicates/contract/duplicates.ts'

type DismissProps = { pair: Pick<DuplicatePair, 'id' | 'state'>; onDismissed?: () => void }

/** "Different people", and back again. */
export function DismissButton({ pair: { id, state }, onDismissed }: DismissProps) {
  const t = useText()
  const steps = availablePairSteps(useUser(), { state })
  const dismiss = useSend(duplicates.dismiss, {
    onSent: () => {
      toast(t('duplicates.dismissed'), { undo: () => send(duplicates.reopen, { id }) })
      onDismissed?.()
    },
  })
  const reopen = useSend(duplicates.reopen, { onSent: () => toast(t('duplicates.reopened')) })
  if (steps.includes('dismiss'))
    return (
      <Button isBusy={dismiss.isPending} onClick={() => dismiss.send({ id })}>
        {t('duplicates.dismiss')}
      </Button>
    )
  if (steps.includes('reopen'))
    return (
      <Button isBusy={reopen.isPending} onClick={() => reopen.send({ id })}>
        {t('duplicates.reopen')}
      </Button>
    )
  return null
}
