import { useState } from 'react'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { SelectField } from '#kit/web/form/fields/field-select.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { FormDialog } from '#kit/web/overlay/form-dialog.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import {
  measures,
  type OfficeStep,
  type ReportState,
  reportReasons,
} from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { type AbuseReport, abuseReports } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import { ReportBadge } from './report-badge.shown.tsx'

type DecisionDialogProps = { report: AbuseReport; step: OfficeStep; onDecided?: () => void; onClose: () => void }

/** The dialog for the reasons of a decision, and if it takes the review down, for its measure and ground. */
export function DecisionDialog({ step, onDecided, onClose, ...props }: DecisionDialogProps) {
  const { id, reason, ...report } = props.report
  const t = useText()
  const format = useFormat()
  // What comes while the dialog covers the page has not been looked at.
  const [revision] = useState(report.revision)
  const isUphold = step === 'uphold'
  return (
    <FormDialog
      title={t(`abuseReports.question_${step}`)}
      text={t(`abuseReports.text_${step}`)}
      action={t(`abuseReports.step_${step}`)}
      kind={isUphold ? 'danger' : 'primary'}
      done={t(`abuseReports.done_${step}`)}
      onClose={onClose}
      endpoint={abuseReports[step] as typeof abuseReports.uphold}
      params={{ id, revision }}
      values={(isUphold ? { measure: '', ground: reason, note: '' } : { note: '' }) as Values}
      draft={`abuse-reports.${step}.${id}`}
      showValue={(field, value) =>
        field === 'state' ? <ReportBadge state={value as ReportState} /> : value ? format.dateTime(String(value)) : '—'
      }
      onSent={() => onDecided?.()}
    >
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
            options={optionsOf(t, measures, 'abuseReports.measure')}
          />
          <SelectField
            name="ground"
            label="abuseReports.ground"
            options={optionsOf(t, reportReasons, 'abuseReports.reason')}
          />
        </>
      )}
      <ProseField name="note" label="abuseReports.note" hint={`abuseReports.note_hint_${step}`} rows={4} />
    </FormDialog>
  )
}

type Values = { measure: '' | (typeof measures)[number]; ground: (typeof reportReasons)[number]; note: string }
