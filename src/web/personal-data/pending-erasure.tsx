import { type Erasure, erasures } from '#contract/personal-data/erasures.ts'
import { useSend } from '#web/kit/calls/query.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { ask } from '#web/kit/overlay/confirm.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Stack, Text } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'

type PendingErasureProps = { erasure: Erasure; onWithdrawn?: () => void }

/** Somebody is going to be erased: when, on whose request, and the way back. */
export function PendingErasure({ erasure, onWithdrawn }: PendingErasureProps) {
  const t = useText()
  const format = useFormat()
  const { id, cause, due_at, held_since, requested_at, requested_by } = erasure
  const at = format.dateTime(requested_at)
  const withdraw = useSend(erasures.withdraw, {
    onSent: () => {
      toast(t('erasures.withdrawn'))
      onWithdrawn?.()
    },
  })
  const question = {
    title: t('erasures.withdraw_question'),
    text: t('erasures.withdraw_text'),
    action: t('erasures.withdraw'),
  }
  return (
    <Notice
      tone="waiting"
      title={held_since ? t('erasures.held_title') : t('erasures.pending_title', { date: format.date(due_at) })}
      actions={
        <Button isBusy={withdraw.isPending} onClick={async () => (await ask(question)) && withdraw.send({ id })}>
          {t('erasures.withdraw')}
        </Button>
      }
    >
      <Stack gap="xs">
        <Text>
          {cause === 'OFFICE'
            ? t('erasures.pending_OFFICE', { at, name: requested_by ?? t('erasures.cause_OFFICE') })
            : t(`erasures.pending_${cause}`, { at })}
        </Text>
        <Text>{held_since ? t('erasures.held') : t('erasures.pending_text')}</Text>
      </Stack>
    </Notice>
  )
}
