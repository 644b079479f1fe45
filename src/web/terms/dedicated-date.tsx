import { conversationRoute } from '#contract/conversations/conversations.ts'
import { terms } from '#contract/terms/terms.ts'
import { DateField } from '#web/kit/form/field-date.tsx'
import { ProseField } from '#web/kit/form/field-prose.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { useGo } from '#web/kit/page/params.ts'
import { Panel, Row, Stack, Text } from '#web/kit/ui/layout.tsx'

/** Asks the office for a date that is not on offer; the answer comes into the conversation. */
export function DedicatedDate() {
  const t = useText()
  const go = useGo()
  return (
    <Panel title={t('terms.date_title')}>
      <Form
        endpoint={terms.askForDate}
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
