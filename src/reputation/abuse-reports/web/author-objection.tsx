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

type ObjectionPanelProps = Pick<AuthorCase, 'objection'> & { mayObject: boolean; hash: string }

/** The one objection: to be written, or as it was written, with the office's answer. */
export function ObjectionPanel({ objection, mayObject, hash }: ObjectionPanelProps) {
  const t = useText()
  const format = useFormat()
  if (objection) {
    const { text, objected_at, note, decided_at } = objection
    return (
      <Panel title={t('abuseReports.object_yours')}>
        <Stack>
          <Quote title={format.dateTime(objected_at)}>{text}</Quote>
          {note && decided_at && (
            <Quote title={`${t('abuseReports.object_answer')}, ${format.dateTime(decided_at)}`}>{note}</Quote>
          )}
        </Stack>
      </Panel>
    )
  }
  if (!mayObject) return null
  return (
    <Panel title={t('abuseReports.object_title')}>
      <Form
        endpoint={abuseReports.object}
        params={{ hash }}
        values={{ text: '' }}
        // The beginning of the hash distinguishes cases, and opens none.
        draft={`abuse-reports.objection.${hash.slice(0, 8)}`}
        onSent={() => toast(t('abuseReports.object_done'))}
      >
        <Stack>
          <Text tone="soft">{t('abuseReports.object_text')}</Text>
          <ProseField name="text" label="abuseReports.object_field" rows={6} />
          <Row>
            <SubmitButton>{t('abuseReports.object_send')}</SubmitButton>
          </Row>
          <PrivacyNote of={abuseReports.object} />
        </Stack>
      </Form>
    </Panel>
  )
}
