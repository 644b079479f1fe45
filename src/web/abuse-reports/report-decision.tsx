import { useState } from 'react'
import {
  measures,
  type OfficeStep,
  type ReportState,
  reportReasons,
} from '#contract/abuse-reports/abuse-reports.flow.ts'
import { type AbuseReport, abuseReports } from '#contract/abuse-reports/abuse-reports.ts'
import { ProseField } from '#web/kit/form/field-prose.tsx'
import { SelectField } from '#web/kit/form/field-select.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog, DialogActions } from '#web/kit/ui/dialog.tsx'
import { Stack, Text } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { ReportBadge } from './report-badge.tsx'

type DecisionDialogProps = { report: AbuseReport; step: OfficeStep; onClose: () => void }

/** Asks for the reasons of a decision, and where it takes the review down, by which measure and on which ground. */
export function DecisionDialog({ report: { id, reason, ...report }, step, onClose }: DecisionDialogProps) {
  const t = useText()
  const format = useFormat()
  // What comes while the dialog covers the page has not been looked at.
  const [revision] = useState(report.revision)
  const isUphold = step === 'uphold'
  return (
    <Dialog title={t(`abuseReports.question_${step}`)} onClose={onClose}>
      <Form
        endpoint={abuseReports[step] as typeof abuseReports.uphold}
        params={{ id, revision }}
        values={(isUphold ? { measure: '', ground: reason, note: '' } : { note: '' }) as Values}
        draft={`abuse-reports.${step}.${id}`}
        showValue={(field, value) =>
          field === 'state' ? (
            <ReportBadge state={value as ReportState} />
          ) : value ? (
            format.dateTime(String(value))
          ) : (
            '—'
          )
        }
        onSent={() => {
          toast(t(`abuseReports.done_${step}`))
          onClose()
        }}
      >
        <Stack>
          <Text tone="soft">{t(`abuseReports.text_${step}`)}</Text>
          {report.state === 'WITH_AUTHOR' && report.author.edit_until && (
            <Notice tone="waiting">
              {t('abuseReports.at_once', { until: format.dateTime(report.author.edit_until) })}
            </Notice>
          )}
          {isUphold && (
            <>
              <SelectField
                name="measure"
                label="abuseReports.measure"
                options={measures.map((value) => ({ value, label: t(`abuseReports.measure_${value}`) }))}
              />
              <SelectField
                name="ground"
                label="abuseReports.ground"
                options={reportReasons.map((value) => ({ value, label: t(`abuseReports.reason_${value}`) }))}
              />
            </>
          )}
          <ProseField name="note" label="abuseReports.note" hint={`abuseReports.note_hint_${step}`} rows={4} />
          <DialogActions>
            <Button onClick={onClose}>{t('app.cancel')}</Button>
            <SubmitButton kind={isUphold ? 'danger' : 'primary'}>{t(`abuseReports.step_${step}`)}</SubmitButton>
          </DialogActions>
        </Stack>
      </Form>
    </Dialog>
  )
}

type Values = { measure: '' | (typeof measures)[number]; ground: (typeof reportReasons)[number]; note: string }
