import { DateField } from '#kit/web/form/fields/field-date.tsx'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useGo } from '#kit/web/page/address/params.ts'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { conversationRoute, conversations } from '#network/conversations/contract/conversations.ts'

/** Requests a date that is not on offer; the answer comes in the conversation. */
export function DedicatedDate() {
  const t = useText()
  const go = useGo()
  return (
    <Panel title={t('terms.date_title')}>
      <Form
        endpoint={conversations.askForDate}
        values={{ preferred_on: '', message: '' }}
        draft="terms.date"
        onSent={({ data }) => {
          toast(t('terms.date_sent'))
          const [path = '', search] = conversationRoute(data.conversation_id).split('?')
          go(`/${path}`, { search: Object.fromEntries(new URLSearchParams(search)) })
        }}
      >
        <Stack>
          <Text tone="soft">{t('terms.date_text')}</Text>
          <ProseField name="message" label="terms.date_message" hint="terms.date_message_hint" rows={4} />
          <DateField name="preferred_on" label="terms.date_preferred" />
          <Row>
            <SubmitButton>{t('terms.date_send')}</SubmitButton>
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}
