import { PrivacyNote } from '#academy/privacy/web/privacy-note.shown.tsx'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type AuthorCase, abuseReports } from '#reputation/abuse-reports/contract/abuse-reports.ts'

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
        // The beginning of the hash distinguishes cases, and opens none.
        draft={`abuse-reports.edit.${hash.slice(0, 8)}`}
        onSent={() => toast(t('abuseReports.author_edit_done'))}
      >
        <Stack>
          <Text>{t('abuseReports.author_edit_text', { until: edit_until ? format.dateTime(edit_until) : '' })}</Text>
          {explanation && <Quote title={t('abuseReports.author_explanation')}>{explanation}</Quote>}
          <ProseField name="text" label="abuseReports.author_text" hint="abuseReports.author_text_hint" rows={8} />
          <Row>
            <SubmitButton>{t('abuseReports.author_edit_send')}</SubmitButton>
          </Row>
          <PrivacyNote of={abuseReports.edit} />
        </Stack>
      </Form>
    </Panel>
  )
}
