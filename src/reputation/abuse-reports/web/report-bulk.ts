import { send } from '#kit/web/calls/api.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import type { BulkAction } from '#kit/web/list/bulk/bulk-action.ts'
import { useUser } from '#kit/web/session/session.ts'
import { availableOfficeSteps, type Measure, measures } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { type AbuseReport, abuseReports } from '#reputation/abuse-reports/contract/abuse-reports.ts'

/** Decisions on many reports, each by the call that decides on one. Objections are read one by one. */
export function useReportBulk(): BulkAction<AbuseReport>[] {
  const t = useText()
  const user = useUser()
  const decision = (step: 'dismiss' | 'uphold') => ({
    name: step,
    label: t(`abuseReports.step_${step}`),
    question: (count: number) => t(`abuseReports.bulk_${step}`, { count }),
    text: t(`abuseReports.bulk_text_${step}`),
    // While its author still has time, a report is decided on by itself.
    applies: (row: AbuseReport) => row.state === 'TO_DECIDE' && availableOfficeSteps(user, row).includes(step),
    warning: ({ review }: AbuseReport) => (review.is_edited ? t('abuseReports.edited') : null),
    message: {
      label: t('abuseReports.note'),
      hint: t(`abuseReports.note_hint_${step}`),
      isRequired: true,
      max: 2000,
    },
  })
  return [
    {
      ...decision('dismiss'),
      run: ({ id, revision }, note) => send(abuseReports.dismiss, { id, revision, note: note ?? '' }),
    },
    {
      ...decision('uphold'),
      tone: 'danger',
      choice: {
        label: t('abuseReports.measure'),
        options: optionsOf(t, measures, 'abuseReports.measure'),
      },
      run: ({ id, revision, reason }, note, { choice }) =>
        send(abuseReports.uphold, { id, revision, note: note ?? '', ground: reason, measure: choice as Measure }),
    },
  ]
}
