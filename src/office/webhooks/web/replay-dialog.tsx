import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { DateField } from '#kit/web/form/fields/field-date.tsx'
import { SwitchField } from '#kit/web/form/fields/field-switch.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { FormDialog } from '#kit/web/overlay/form-dialog.tsx'
import { toast } from '#kit/web/overlay/toast.ts'
import { loggedDays } from '#office/webhooks/contract/webhook-events.ts'
import { webhooks } from '#office/webhooks/contract/webhooks.ts'

/** Sends again what happened on some days: what failed, or all of it. */
export function ReplayDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText()
  const now = Date.now()
  const daysAgo = (days: number) => academyDay(new Date(now - days * 86_400_000))
  const [oldest, today] = [daysAgo(loggedDays), daysAgo(0)]
  return (
    <FormDialog
      title={t('webhooks.replay_title')}
      action={t('webhooks.replay')}
      onClose={onClose}
      endpoint={webhooks.replaySpan}
      params={{ id }}
      values={{ first_day: daysAgo(3), last_day: today, only_failed: true }}
      isDiscardable
      onSent={({ count }) => toast(t('webhooks.replayed', { count }))}
    >
      <DateField name="first_day" label="webhooks.first_day" min={oldest} max={today} />
      <DateField name="last_day" label="webhooks.last_day" min={oldest} max={today} />
      <SwitchField name="only_failed" label="webhooks.only_failed" />
    </FormDialog>
  )
}
