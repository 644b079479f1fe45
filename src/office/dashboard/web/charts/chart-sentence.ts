import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { Chart } from '#office/dashboard/contract/dashboard.ts'

/** What a chart shows, in words: how many there were, whether that is more than before, and when most. */
export function useChartSentence() {
  const t = useText()
  const format = useFormat()
  return ({ name, months, total, before }: Chart): string => {
    const what = t(`dashboard.chart_said_${name}`, { count: total })
    const difference = format.number(Math.abs(total - before.count))
    const compared = t(`dashboard.chart_${comparison(total, before.count)}`, { difference })
    const most = Math.max(...months.map(({ count }) => count))
    const best = months.find(({ count }) => count === most)
    if (!best || most === 0) return t('dashboard.chart_none', { what, compared })
    const month = t(`dashboard.chart_in_${Number(best.month.slice(5))}` as TextKey)
    return t('dashboard.chart_sentence', { what, compared, month })
  }
}

function comparison(now: number, before: number) {
  if (now === before) return 'same'
  return now > before ? 'more' : 'less'
}
