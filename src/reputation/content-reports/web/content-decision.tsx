import { useState } from 'react'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { SelectField } from '#kit/web/form/fields/field-select.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { FormDialog } from '#kit/web/overlay/form-dialog.tsx'
import {
  type ContentOfficeStep,
  type ContentReason,
  type ContentState,
  contentReasons,
} from '#reputation/content-reports/contract/content-reports.flow.ts'
import { type ContentReport, contentReports } from '#reputation/content-reports/contract/content-reports.ts'
import { ContentBadge } from './content-badge.tsx'

type Values = { ground: ContentReason; note: string }
type ContentDecisionProps = {
  report: ContentReport
  step: ContentOfficeStep
  onDecided?: () => void
  onClose: () => void
}

/** The dialog for the reasons of a decision, and for its ground if the content is hidden. */
export function ContentDecision({ report, step, onDecided, onClose }: ContentDecisionProps) {
  const { id, kind, reasons } = report
  const t = useText()
  // What comes while the dialog covers the page has not been looked at.
  const [revision] = useState(report.revision)
  const isUphold = step === 'uphold'
  return (
    <FormDialog
      title={t(`contentReports.question_${step}`)}
      text={t(isUphold ? `contentReports.text_uphold_${kind}` : `contentReports.text_${step}`)}
      action={t(`contentReports.step_${step}`)}
      kind={isUphold ? 'danger' : 'primary'}
      done={t(`contentReports.done_${step}`)}
      onClose={onClose}
      endpoint={contentReports[step] as typeof contentReports.uphold}
      params={{ id, revision }}
      values={(isUphold ? { ground: reasons[0] ?? 'RULES', note: '' } : { note: '' }) as Values}
      draft={`content-reports.${step}.${id}`}
      showValue={(field, value) =>
        field === 'state' ? <ContentBadge state={value as ContentState} /> : String(value ?? '—')
      }
      onSent={() => onDecided?.()}
    >
      {isUphold && (
        <SelectField
          name="ground"
          label="contentReports.ground"
          options={optionsOf(t, contentReasons, 'contentReports.reason')}
        />
      )}
      <ProseField name="note" label="contentReports.note" hint="contentReports.note_hint" rows={4} />
    </FormDialog>
  )
}
