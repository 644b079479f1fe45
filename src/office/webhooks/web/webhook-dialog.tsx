import { useState } from 'react'
import { ChoicesField } from '#kit/web/form/fields/field-choices.tsx'
import { SwitchField } from '#kit/web/form/fields/field-switch.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { CopyButton } from '#kit/web/overlay/copy-button.tsx'
import { Secret } from '#kit/web/overlay/secret.tsx'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { type WebhookEvent, webhookEventNames } from '#office/webhooks/contract/webhook-events.ts'
import { type Webhook, webhooks } from '#office/webhooks/contract/webhooks.ts'

export type WebhookTask = { kind: 'create' } | { kind: 'edit'; webhook: Webhook } | { kind: 'secret'; secret: string }

type WebhookDialogProps = { task: WebhookTask; onClose: () => void }

/** A new address, one that is edited, or a secret, which is shown once. */
export function WebhookDialog({ task, onClose }: WebhookDialogProps) {
  const t = useText()
  const [secret, setSecret] = useState(task.kind === 'secret' ? task.secret : null)
  const title = secret ? 'webhooks.secret_title' : task.kind === 'edit' ? 'webhooks.edit_title' : 'webhooks.add_title'
  return (
    <Dialog title={t(title)} width={secret ? undefined : 'wide'} onClose={onClose} isStaying={secret !== null}>
      {secret ? (
        <Made secret={secret} onDone={onClose} />
      ) : task.kind === 'edit' ? (
        <Editing webhook={task.webhook} onClose={onClose} />
      ) : (
        <Adding onMade={setSecret} onClose={onClose} />
      )}
    </Dialog>
  )
}

function Adding({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  return (
    <Form
      endpoint={webhooks.create}
      values={{ name: '', url: '', events: [] as WebhookEvent[] }}
      isDiscardable
      onSent={({ data }) => onMade(data.secret)}
    >
      <Inputs onClose={onClose} />
    </Form>
  )
}

function Editing({ webhook: { id, name, url, events, is_on }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useText()
  return (
    <Form
      endpoint={webhooks.update}
      params={{ id }}
      values={{ name, url, events, is_on }}
      isDiscardable
      onSent={() => {
        toast(t('webhooks.saved'))
        onClose()
      }}
    >
      <Inputs hasSwitch onClose={onClose} />
    </Form>
  )
}

function Inputs({ hasSwitch = false, onClose }: { hasSwitch?: boolean; onClose: () => void }) {
  const t = useText()
  const options = webhookEventNames.map((value) => ({ value, label: t(`webhooks.events_${value}`) }))
  return (
    <Stack>
      <TextField name="name" label="webhooks.name" hint="webhooks.name_hint" />
      <TextField name="url" label="webhooks.url" hint="webhooks.url_hint" type="url" />
      {hasSwitch && <SwitchField name="is_on" label="webhooks.is_on" />}
      <ChoicesField name="events" label="webhooks.events" options={options} />
      <DialogActions>
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <SubmitButton>{t('webhooks.save')}</SubmitButton>
      </DialogActions>
    </Stack>
  )
}

function Made({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useText()
  return (
    <Stack>
      <Text>{t('webhooks.secret_text')}</Text>
      <Secret>{secret}</Secret>
      <Row>
        <CopyButton text={secret} copied={t('webhooks.copied')}>
          {t('webhooks.copy')}
        </CopyButton>
      </Row>
      <DialogActions>
        <Button kind="primary" onClick={onDone}>
          {t('webhooks.done')}
        </Button>
      </DialogActions>
    </Stack>
  )
}
