import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { PlainTable } from '#kit/web/ui/content/rows/plain-table.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import type { Figures, Measured } from '#network/status-upgrades/contract/status-upgrades.ts'
import { IconTrendingDown, IconTrendingUp } from '~icons'

type EvidenceProps = { evidence: Measured[]; figures: Figures }

/** What was frozen with the request, and what became of it since. */
export function EvidenceTable({ evidence, figures }: EvidenceProps) {
  const t = useText()
  const format = useFormat()
  if (evidence.length === 0) return <Text tone="soft">{t('statusUpgrades.evidence_none')}</Text>
  return (
    <PlainTable label={t('statusUpgrades.evidence')} isOfFigures>
      <thead>
        <tr>
          <th scope="col">{t('statusUpgrades.evidence_metric')}</th>
          <th scope="col">{t('statusUpgrades.evidence_at_least')}</th>
          <th scope="col">{t('statusUpgrades.evidence_then')}</th>
          <th scope="col">{t('statusUpgrades.evidence_now')}</th>
        </tr>
      </thead>
      <tbody>
        {evidence.map((measured) => (
          <tr key={measured.metric}>
            <th scope="row">{t(`statusUpgrades.metric_${measured.metric}`)}</th>
            <td>{format.number(measured.at_least)}</td>
            <td>{measured.value === null ? '—' : format.number(measured.value)}</td>
            <td>
              <FigureNow {...measured} now={figures[measured.metric]} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}

/** The present figure, with its trend and whether it still meets the requirement. */
export function FigureNow({ at_least, value, now }: Measured & { now: number | null }) {
  const t = useText()
  const format = useFormat()
  const change = (now ?? 0) - (value ?? 0)
  const Icon = change > 0 ? IconTrendingUp : IconTrendingDown
  const isBelow = (now ?? 0) < at_least
  return (
    <Text as="span" isStrong tone={isBelow ? 'brick' : change > 0 ? 'sage' : undefined}>
      {now === null ? '—' : format.number(now)}
      {change !== 0 && ' '}
      {change !== 0 && <Icon size={16} aria-hidden="true" />}
      {change !== 0 && (
        <span className="sr-only">{t(change > 0 ? 'statusUpgrades.change_up' : 'statusUpgrades.change_down')}</span>
      )}
      {isBelow && (
        <Text as="span" size="xs">
          {t('statusUpgrades.below')}
        </Text>
      )}
    </Text>
  )
}
