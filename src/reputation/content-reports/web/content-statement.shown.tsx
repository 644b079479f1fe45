import { controller } from '#academy/privacy/contract/controller.ts'
import { useOnce } from '#kit/web/calls/once.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { capitalized } from '#kit/web/language/capitalized.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { contentReports, type Statement } from '#reputation/content-reports/contract/content-reports.ts'
import { Objection } from './objection.tsx'

type About = { kind: 'WORK'; id: number } | { kind: 'PROFILE' }

/** The reasons for which a work or the profile of the reader is hidden, and their objection; nothing where it is not. */
export function ContentStatement({ about }: { about: About }) {
  const { data } = useApi(contentReports.own, {})
  const statement = data?.data.find(
    ({ kind, content_id }) => kind === about.kind && (about.kind === 'PROFILE' || content_id === about.id),
  )
  if (!statement) return null
  const { id } = statement
  return (
    <>
      <Reasons statement={statement} />
      <Objection
        key={id}
        its={statement}
        endpoint={contentReports.object}
        params={{ id }}
        draft={`content-reports.objection.${id}`}
      />
    </>
  )
}

/** As the law requires: the measure, how long, its facts and ground, automation, and the ways against it. */
function Reasons({ statement }: { statement: Statement }) {
  const t = useText()
  const format = useFormat()
  const operator = useOnce(controller, {}).data?.data.name
  const { kind, state, measure, ground, note, is_detected, is_reported, may_object, decided_at } = statement
  const found = is_reported ? 'reported' : is_detected ? 'detected' : 'office'
  const way = state === 'OBJECTED' ? 'sent' : state === 'CONFIRMED' ? 'over' : may_object ? 'open' : 'late'
  return (
    <Panel title={t('contentReports.statement_title')}>
      <Facts
        facts={[
          { label: t('contentReports.statement_measure'), value: t(`contentReports.statement_${measure}`) },
          {
            label: t('contentReports.statement_duration'),
            value: t(`contentReports.statement_duration_${kind as 'WORK' | 'PROFILE'}`),
          },
          { label: t('contentReports.statement_facts'), value: note },
          { label: t('contentReports.statement_ground'), value: capitalized(t(`contentReports.ground_${ground}`)) },
          { label: t('contentReports.statement_found'), value: t(`contentReports.found_${found}`) },
          { label: t('contentReports.statement_who'), value: operator },
          { label: t('contentReports.statement_at'), value: format.dateTime(decided_at) },
          {
            label: t('contentReports.statement_object'),
            value: t(`contentReports.statement_object_${way}`, { until: format.date(statement.object_until) }),
          },
          { label: t('contentReports.statement_ways'), value: t('contentReports.ways_out') },
        ]}
      />
    </Panel>
  )
}
