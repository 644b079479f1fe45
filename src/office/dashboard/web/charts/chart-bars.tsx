import { Link } from '@tanstack/react-router'
import { AxisBottom } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useFormat } from '#kit/web/language/format.ts'
import type { ChartScreen } from '#kit/web/page/screens/dashboard-parts.ts'
import { useWidth } from '#kit/web/ui/use-width.ts'
import type { Chart } from '#office/dashboard/contract/dashboard.ts'
import { daysOf, useMonthNames } from './chart-months.ts'
import styles from './charts.module.css'

const height = 200
const above = 22
const below = 28
/** The names of months that stand side by side need so much. */
const roomForName = 30

type ChartBarsProps = {
  chart: Chart /** A description of the chart for screen readers. */
  label: string
  place?: ChartScreen
}

/** A bar for each month, its count above it. Without a list behind it, it is one picture. */
export function ChartBars({ chart: { months }, label, place }: ChartBarsProps) {
  const { ref, width } = useWidth()
  const names = useMonthNames()
  const x = scaleBand({ domain: months.map(({ month }) => month), range: [0, width], paddingInner: 0.25 })
  const most = Math.max(1, ...months.map(({ count }) => count))
  const y = scaleLinear({ domain: [0, most], range: [height - below, above] })
  const nameEvery = x.step() < roomForName ? 2 : 1
  return (
    <div ref={ref} className={styles.bars}>
      {width > 0 && (
        <svg width={width} height={height} role={place ? 'group' : 'img'} aria-label={label}>
          {months.map(({ month, count }, position) => {
            const bar = {
              count,
              left: x(month) ?? 0,
              top: y(count),
              width: x.bandwidth(),
              isRunning: position === months.length - 1,
            }
            if (!place) return <MonthBar key={month} {...bar} />
            return (
              <Link
                key={month}
                to={place.to}
                search={place.search(daysOf(month))}
                aria-label={`${names.whole(month)}: ${count}`}
              >
                {/* Wide enough for a thumb, however small the bar. */}
                <rect x={x(month)} y={0} width={x.step()} height={height} fill="transparent" />
                <MonthBar {...bar} />
              </Link>
            )
          })}
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; each bar has its month in its own label. */}
          <g aria-hidden="true">
            <AxisBottom
              scale={x}
              top={height - below}
              stroke="var(--line-strong)"
              hideTicks
              tickValues={months
                .map(({ month }) => month)
                .filter((_, place) => (months.length - 1 - place) % nameEvery === 0)}
              tickFormat={names.short}
              tickLabelProps={{ className: styles.month, textAnchor: 'middle', fill: undefined, fontFamily: undefined }}
            />
          </g>
        </svg>
      )}
    </div>
  )
}

type MonthBarProps = {
  count: number
  left: number
  top: number
  width: number /** Is not over yet. */
  isRunning: boolean
}

function MonthBar({ count, left, top, width, isRunning }: MonthBarProps) {
  const format = useFormat()
  return (
    <g className={styles.bar}>
      <Bar
        x={left}
        y={top}
        width={width}
        height={height - below - top}
        rx={Math.min(4, width / 4)}
        data-running={isRunning || undefined}
      />
      <text x={left + width / 2} y={top - 6} textAnchor="middle">
        {format.number(count)}
      </text>
    </g>
  )
}
