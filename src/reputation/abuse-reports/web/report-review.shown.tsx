import { useState } from 'react'
import { useApi } from '#kit/web/calls/query.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { SelectField } from '#kit/web/form/fields/field-select.tsx'
import { useFormValue } from '#kit/web/form/form-context.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { FormDialog } from '#kit/web/overlay/form-dialog.tsx'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type ReportReason, reportReasons } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { abuseReports, type OwnReport } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import type { ReviewStatus } from '#reputation/reviews/contract/reviews.flow.ts'

type Reported = { id: number; revision: number; status: ReviewStatus }

/** For a review of the reader's own: the state of its reports, and the remaining reasons to report it. */
export function ReportReview({ review }: { review: Reported }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { data } = useApi(abuseReports.own, {})
  const all = (data?.data ?? []).filter(({ review_id }) => review_id === review.id)
  const current = all.filter(({ is_current }) => is_current)
  const shown = current.length > 0 ? current : all.slice(0, 1)
  const reasons = reportReasons.filter((reason) => !current.some((report) => report.reason === reason))
  const isShown = review.status === 'PUBLISHED'
  const isUndecided = review.status === 'HIDDEN' && current.some(({ status }) => status === 'OPEN')
  const mayReport = data && (isShown || isUndecided) && reasons.length > 0
  if (shown.length === 0 && !mayReport) return null
  return (
    <Panel title={t('abuseReports.case')}>
      <Stack>
        {shown.map((report) => (
          <Outcome key={report.id} report={report} />
        ))}
        {mayReport && (
          <Row>
            <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {t(current.length > 0 ? 'abuseReports.report_again' : 'abuseReports.report')}
            </Button>
          </Row>
        )}
        {isOpen && <ReportDialog review={review} reasons={reasons} onClose={() => setOpen(false)} />}
      </Stack>
    </Panel>
  )
}

const tones: Record<OwnReport['status'], Tone> = { OPEN: 'waiting', UPHELD: 'good', DISMISSED: 'quiet' }

function Outcome({ report: { reason, state, status, decision } }: { report: OwnReport }) {
  const t = useText()
  return (
    <Stack gap="sm">
      <Row>
        <StatusBadge tone={tones[status]}>{t(`abuseReports.own_${state}`)}</StatusBadge>
        <Text tone="soft">{t(`abuseReports.reason_${reason}`)}</Text>
      </Row>
      {decision && <Quote title={t('abuseReports.own_note')}>{decision.note}</Quote>}
    </Stack>
  )
}

type DialogProps = { review: Reported; reasons: readonly ReportReason[]; onClose: () => void }

function ReportDialog({ review: { id, revision }, reasons, onClose }: DialogProps) {
  const t = useText()
  return (
    <FormDialog
      title={t('abuseReports.report_title')}
      text={t('abuseReports.report_text')}
      action={t('abuseReports.report_send')}
      onClose={onClose}
      endpoint={abuseReports.report}
      params={{ id, revision }}
      values={{ reason: '' as ReportReason | '', explanation: '' }}
      draft={`abuse-reports.report.${id}`}
      onSent={({ data: { reason } }) =>
        toast(t(reason === 'PERSONAL_DATA' ? 'abuseReports.report_done_personal_data' : 'abuseReports.report_done'))
      }
    >
      <SelectField name="reason" label="abuseReports.reason" options={optionsOf(t, reasons, 'abuseReports.reason')} />
      <WhatFollows />
      <ProseField
        name="explanation"
        label="abuseReports.explanation_field"
        hint="abuseReports.explanation_hint"
        rows={4}
      />
    </FormDialog>
  )
}

/** Reported personal data are returned to the author first. */
function WhatFollows() {
  const t = useText()
  const isPersonalData = useFormValue('reason') === 'PERSONAL_DATA'
  return isPersonalData && <Text tone="soft">{t('abuseReports.report_personal_data')}</Text>
}
