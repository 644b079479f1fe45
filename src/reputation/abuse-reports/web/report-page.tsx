import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { RecordHeader } from '#kit/web/page/record/record-header.tsx'
import { Timeline } from '#kit/web/ui/content/timeline.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Split } from '#kit/web/ui/split.tsx'
import { type AbuseReportDetails, abuseReports } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import { ReportBadge } from './report-badge.shown.tsx'
import { useReportCourse } from './report-course.tsx'
import { ReportedCase } from './reported-case.tsx'

const back: Back = { to: '/trainings/reviews/abuse', label: 'abuseReports.title' }

/** One report: the review, the explanation, the history, and the decision. */
export function ReportPage() {
  const t = useText()
  const id = useIdParam()
  return (
    <Record endpoint={abuseReports.get} input={{ id }} back={back}>
      {(report) => (
        <Page
          header={
            <RecordHeader
              back={back}
              title={t('abuseReports.case_title', { id })}
              state={<ReportBadge state={report.state} />}
            />
          }
        >
          <Split
            aside={
              <>
                <Course report={report} />
                <Others others={report.others} />
              </>
            }
          >
            <ReportedCase report={report} />
          </Split>
        </Page>
      )}
    </Record>
  )
}

function Course({ report }: { report: AbuseReportDetails }) {
  const t = useText()
  return (
    <Panel title={t('abuseReports.course')}>
      <Timeline entries={useReportCourse(report)} />
    </Panel>
  )
}

/** Of earlier and later versions. */
function Others({ others }: Pick<AbuseReportDetails, 'others'>) {
  const t = useText()
  const format = useFormat()
  if (others.length === 0) return null
  return (
    <Panel title={t('abuseReports.others')}>
      <Timeline
        entries={others.map(({ id, reason, state, reported_at, explanation }) => ({
          id,
          title: (
            <Row>
              <Link to={`${back.to}/${id}`}>{t(`abuseReports.reason_${reason}`)}</Link>
              <ReportBadge state={state} />
            </Row>
          ),
          meta: format.date(reported_at),
          body: explanation,
        }))}
      />
    </Panel>
  )
}
