import { useRef } from 'react'
import { PrivacyNote } from '#academy/privacy/web/privacy-note.shown.tsx'
import { hasDraft } from '#kit/web/form/drafts/form-draft.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { contentReports, type Statement } from '#reputation/content-reports/contract/content-reports.ts'

type FormProps = { draft: string } & (
  | { endpoint: typeof contentReports.object; params: { id: number } }
  | { endpoint: typeof contentReports.objectAsReporter; params: { hash: string } }
)
type Objecting = Pick<Statement, 'objection' | 'may_object'> & { object_until: string | null }

/** The one objection: as it was sent, or to be written. What somebody has begun to write stays if the case ends meanwhile. */
export function Objection({ its, ...form }: FormProps & { its: Objecting }) {
  const { objection, may_object, object_until } = its
  const until = useRef<string>(null)
  if (may_object) until.current = object_until
  if (objection) return <SentObjection objection={objection} />
  if (!until.current || !(may_object || hasDraft(form.draft))) return null
  return <ObjectionForm {...form} until={until.current} />
}

function ObjectionForm({ endpoint, params, draft, until }: FormProps & { until: string }) {
  const t = useText()
  const format = useFormat()
  return (
    <Panel title={t('contentReports.object_title')}>
      <Form
        endpoint={endpoint as typeof contentReports.object}
        params={params as { id: number }}
        values={{ text: '' }}
        draft={draft}
        onSent={() => toast(t('contentReports.object_done'))}
      >
        <Stack>
          <Text tone="soft">{t('contentReports.object_text', { until: format.date(until) })}</Text>
          <ProseField name="text" label="contentReports.text" rows={6} />
          <Row>
            <SubmitButton>{t('contentReports.object_send')}</SubmitButton>
          </Row>
          <PrivacyNote of={contentReports.objectAsReporter} />
        </Stack>
      </Form>
    </Panel>
  )
}

/** The objection as it was written, with the office's answer and who gave it. */
function SentObjection({ objection }: { objection: NonNullable<Statement['objection']> }) {
  const t = useText()
  const format = useFormat()
  const { text, objected_at, note, decided_at, is_same_decider } = objection
  return (
    <Panel title={t('contentReports.object_yours')}>
      <Stack>
        <Quote title={format.dateTime(objected_at)}>{text}</Quote>
        {note && decided_at && (
          <>
            <Quote title={`${t('contentReports.object_answer')}, ${format.dateTime(decided_at)}`}>{note}</Quote>
            <Text tone="soft">
              {t(is_same_decider ? 'contentReports.same_decider' : 'contentReports.other_decider')}
            </Text>
          </>
        )}
      </Stack>
    </Panel>
  )
}
