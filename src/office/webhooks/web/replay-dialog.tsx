import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { DateField } from '#kit/web/form/fields/field-date.tsx'
import { SwitchField } from '#kit/web/form/fields/field-switch.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { loggedDays } from '#office/webhooks/contract/webhook-events.ts'
import { webhooks } from '#office/webhooks/contract/webhooks.ts'

/** Sends again what happened on some days: what failed, or all of it. */
export function ReplayDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText()
  const now = Date.now()
  const daysAgo = (days: number) => academyDay(new Date(now - days * 86_400_000))
  const [oldest, today] = [daysAgo(loggedDays), daysAgo(0)]
  return (
    <Dialog title={t('webhooks.replay_title')} onClose={onClose}>
      <Form
        endpoint={webhooks.replaySpan}
        params={{ id }}
        values={{ first_day: daysAgo(3), last_day: today, only_failed: true }}
        isDiscardable
        onSent={({ count }) => {
          toast(t('webhooks.replayed', { count }))
          onClose()
        }}
      >
        <Stack>
          <DateField name="first_day" label="webhooks.first_day" min={oldest} max={today} />
          <DateField name="last_day" label="webhooks.last_day" min={oldest} max={today} />
          <SwitchField name="only_failed" label="webhooks.only_failed" />
          <DialogActions>
            <Button onClick={onClose}>{t('app.cancel')}</Button>
            <SubmitButton>{t('webhooks.replay')}</SubmitButton>
          </DialogActions>
        </Stack>
      </Form>
    </Dialog>
  )
}
