import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import type { ChartScreen } from '#kit/web/page/screens/dashboard-parts.ts'
import { PlainTable } from '#kit/web/ui/content/rows/plain-table.tsx'
import type { Chart } from '#office/dashboard/contract/dashboard.ts'
import { daysOf, useMonthNames } from './chart-months.ts'

type ChartTableProps = { chart: Chart; label: string; place?: ChartScreen }

/** The same figures, the latest month first. */
export function ChartTable({ chart: { months, total, before }, label, place }: ChartTableProps) {
  const t = useText()
  const names = useMonthNames()
  const from = `${months[0]?.month}-01`
  return (
    <PlainTable label={label} isOfFigures>
      <thead>
        <tr>
          <th scope="col">{t('dashboard.chart_month')}</th>
          <th scope="col">{label}</th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, count }) => (
          <CountRow key={month} name={names.whole(month)} count={count} days={daysOf(month)} place={place} />
        ))}
      </tbody>
      <tfoot>
        <CountRow name={t('dashboard.chart_total')} count={total} days={{ from }} place={place} />
        <CountRow name={t('dashboard.chart_before')} count={before.count} days={before} place={place} />
      </tfoot>
    </PlainTable>
  )
}

type CountRowProps = { name: string; count: number; days: { from: string; to?: string }; place?: ChartScreen }

function CountRow({ name, count, days, place }: CountRowProps) {
  const format = useFormat()
  const figure = format.number(count)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {place ? (
          <Link to={place.to} search={place.search(days)} aria-label={`${name}: ${figure}`}>
            {figure}
          </Link>
        ) : (
          figure
        )}
      </td>
    </tr>
  )
}
