import { type AuthorCase, abuseReports } from '#contract/abuse-reports/abuse-reports.ts'
import { ProseField } from '#web/kit/form/field-prose.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Panel, Row, Stack, Text } from '#web/kit/ui/layout.tsx'
import { Quote } from '#web/kit/ui/quote.tsx'

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
        // The beginning tells cases apart, and opens none.
        draft={`abuse-reports.objection.${hash.slice(0, 8)}`}
        onSent={() => toast(t('abuseReports.object_done'))}
      >
        <Stack>
          <Text tone="soft">{t('abuseReports.object_text')}</Text>
          <ProseField name="text" label="abuseReports.object_field" rows={6} />
          <Row>
            <SubmitButton>{t('abuseReports.object_send')}</SubmitButton>
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}
