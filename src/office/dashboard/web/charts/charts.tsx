import { use, useState } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { type ChartScreen, DashboardContext } from '#kit/web/page/screens/dashboard-parts.ts'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Segments } from '#kit/web/ui/inputs/segments.tsx'
import { Columns, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Heading, Panel } from '#kit/web/ui/panel.tsx'
import { type Chart, dashboard } from '#office/dashboard/contract/dashboard.ts'
import { ChartBars } from './chart-bars.tsx'
import { useChartSentence } from './chart-sentence.ts'
import { ChartTable } from './chart-table.tsx'
import styles from './charts.module.css'

/** What came in, was held and was sold in the last twelve months. */
export function Charts() {
  const t = useText()
  const places = use(DashboardContext).charts
  const { data, error, refetch } = useApi(dashboard.charts, {})
  // Empty charts are left out: for an academy that begins, and for a reader who may see none.
  if (data?.charts.every(({ total, before }) => total + before.count === 0)) return null
  return (
    <Stack as="section" aria-labelledby="charts">
      <Heading id="charts">{t('dashboard.charts')}</Heading>
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="20rem" />}
      {data && (
        <div className={styles.charts}>
          <Columns column="22rem">
            {data.charts.map((chart) => (
              <ChartCard key={chart.name} chart={chart} place={places[chart.name]} />
            ))}
          </Columns>
        </div>
      )}
    </Stack>
  )
}

/** One of them: in a sentence, as bars or as a table, each figure leading to its rows where there is a list of them. */
function ChartCard({ chart, place }: { chart: Chart; place?: ChartScreen }) {
  const t = useText()
  const format = useFormat()
  const [look, setLook] = useState<'picture' | 'table'>('picture')
  const sentence = useChartSentence()(chart)
  const name = t(`dashboard.chart_${chart.name}`)
  const id = `chart-${chart.name}`
  return (
    <Panel aria-labelledby={id}>
      <Row grows="first" basis="0rem" isLine>
        <Heading as="h3" id={id}>
          {name}
        </Heading>
        <Segments
          label={t('dashboard.chart_look', { name })}
          options={[
            { value: 'picture', label: t('dashboard.chart_picture') },
            { value: 'table', label: t('dashboard.chart_table') },
          ]}
          value={look}
          onChange={setLook}
        />
      </Row>
      <Text>{sentence}</Text>
      {look === 'picture' ? (
        <ChartBars chart={chart} label={sentence} place={place} />
      ) : (
        <ChartTable chart={chart} label={name} place={place} />
      )}
      {place && (
        <Stack gap="xs">
          <Link to={place.to} search={place.search({ from: `${chart.months[0]?.month}-01` })}>
            {t('dashboard.queue_all', { count: format.number(chart.total) })} <span className="sr-only">{name}</span>
          </Link>
          {chart.name === 'packages' && (
            <Text tone="soft" size="sm">
              {t('dashboard.chart_packages_count')}
            </Text>
          )}
        </Stack>
      )}
    </Panel>
  )
}
