import { useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { type Erasure, erasures } from '#office/personal-data/contract/erasures.ts'

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
    tone: 'harmless' as const,
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
          {cause === 'OFFICE' || cause === 'GUEST'
            ? t('erasures.pending_OFFICE', { at, name: requested_by ?? t('erasures.cause_OFFICE') })
            : t(`erasures.pending_${cause}`, { at })}
        </Text>
        <Text>{held_since ? t('erasures.held') : t('erasures.pending_text')}</Text>
      </Stack>
    </Notice>
  )
}
