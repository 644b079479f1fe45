import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { DateInputs, useDateRequest } from './date-request.tsx'

/** Requests a date that is not on offer; the answer comes in the conversation. */
export function DedicatedDate() {
  const t = useText()
  return (
    <Panel title={t('terms.date_title')}>
      <Form {...useDateRequest()}>
        <Stack>
          <Text tone="soft">{t('terms.date_text')}</Text>
          <DateInputs />
          <Row>
            <SubmitButton>{t('terms.date_send')}</SubmitButton>
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}
