import { capitalized } from '#kit/web/language/capitalized.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { ReportState } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import type { AuthorCase } from '#reputation/abuse-reports/contract/abuse-reports.ts'

type StatementProps = { statement: NonNullable<AuthorCase['statement']>; state: ReportState }

const ways = { UPHELD: 'open', OBJECTED: 'sent', CONFIRMED: 'over' } as const

/**
 * The statement of reasons for a review that was taken down, as the law requires: who decided, the measure, its facts and ground,
 * whether the decision was automated, and how to object.
 */
export function StatementOfReasons({ statement, state }: StatementProps) {
  const t = useText()
  const format = useFormat()
  const { measure, ground, facts, is_automated, is_public, at } = statement
  const how = is_automated ? 'yes' : is_public ? 'public' : 'no'
  const way = ways[state as keyof typeof ways] ?? 'later'
  return (
    <Panel title={t('abuseReports.statement_title')}>
      <Facts
        facts={[
          { label: t('abuseReports.statement_by'), value: t('abuseReports.statement_operator') },
          {
            label: t('abuseReports.statement_measure'),
            value: t(is_automated ? 'abuseReports.statement_HIDDEN_MEANWHILE' : `abuseReports.statement_${measure}`),
          },
          { label: t('abuseReports.statement_at'), value: format.dateTime(at) },
          { label: t('abuseReports.statement_facts'), value: facts ?? t('abuseReports.statement_no_facts') },
          { label: t('abuseReports.statement_ground'), value: capitalized(t(`abuseReports.ground_${ground}`)) },
          {
            label: t('abuseReports.statement_automated'),
            value: t(`abuseReports.statement_automated_${how}`),
          },
          { label: t('abuseReports.statement_object'), value: t(`abuseReports.statement_object_${way}`) },
        ]}
      />
    </Panel>
  )
}
