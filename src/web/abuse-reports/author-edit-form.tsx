import { type AuthorCase, abuseReports } from '#contract/abuse-reports/abuse-reports.ts'
import { ProseField } from '#web/kit/form/field-prose.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Panel, Row, Stack, Text } from '#web/kit/ui/layout.tsx'
import { Quote } from '#web/kit/ui/quote.tsx'

/** Takes personal data out of one's review, without signing in. */
export function EditForm({ its, hash }: { its: AuthorCase; hash: string }) {
  const t = useText()
  const format = useFormat()
  const { edit_until, explanation, review } = its
  return (
    <Panel title={t('abuseReports.author_edit_title')}>
      <Form
        endpoint={abuseReports.edit}
        params={{ hash }}
        values={{ text: review.text }}
        onSent={() => toast(t('abuseReports.author_edit_done'))}
      >
        <Stack>
          <Text>{t('abuseReports.author_edit_text', { until: edit_until ? format.dateTime(edit_until) : '' })}</Text>
          {explanation && <Quote title={t('abuseReports.author_explanation')}>{explanation}</Quote>}
          <ProseField name="text" label="abuseReports.author_text" hint="abuseReports.author_text_hint" rows={8} />
          <Row>
            <SubmitButton>{t('abuseReports.author_edit_send')}</SubmitButton>
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}
