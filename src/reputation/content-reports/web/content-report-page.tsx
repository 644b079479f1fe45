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
import { type ContentReportDetails, contentReports } from '#reputation/content-reports/contract/content-reports.ts'
import { ContentBadge } from './content-badge.tsx'
import { useContentCourse } from './content-course.ts'
import { ReportedContent } from './reported-content.tsx'

const back: Back = { to: '/content-reports', label: 'contentReports.title' }

/** One report: the content, who reported it and why, what happened, and the decision. */
export function ContentReportPage() {
  const t = useText()
  const id = useIdParam()
  return (
    <Record endpoint={contentReports.get} input={{ id }} back={back}>
      {(report) => (
        <Page
          header={
            <RecordHeader
              back={back}
              title={t('contentReports.case_title', { id })}
              state={<ContentBadge state={report.state} />}
            />
          }
        >
          <Split aside={<Aside report={report} />}>
            <ReportedContent report={report} />
          </Split>
        </Page>
      )}
    </Record>
  )
}

function Aside({ report }: { report: ContentReportDetails }) {
  const t = useText()
  const format = useFormat()
  return (
    <>
      <Panel title={t('contentReports.course')}>
        <Timeline entries={useContentCourse(report)} />
      </Panel>
      {report.others.length > 0 && (
        <Panel title={t('contentReports.others')}>
          <Timeline
            entries={report.others.map(({ id, state, reported_at }) => ({
              id,
              title: (
                <Row>
                  <Link to={`${back.to}/${id}`}>{t('contentReports.case_title', { id })}</Link>
                  <ContentBadge state={state} />
                </Row>
              ),
              meta: format.date(reported_at),
            }))}
          />
        </Panel>
      )}
    </>
  )
}
