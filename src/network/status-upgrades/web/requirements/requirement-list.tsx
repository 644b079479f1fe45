import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { ToDo } from '#kit/web/ui/content/rows/to-do.tsx'
import { Progress } from '#kit/web/ui/feedback/progress.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { missingText } from '#network/status-upgrades/contract/status-upgrades.missing.ts'
import type { Check, Figures, Standing } from '#network/status-upgrades/contract/status-upgrades.ts'

/** Each requirement with how far it is, and what it still lacks. */
export function RequirementList({ requirements, figures }: Pick<Standing, 'requirements' | 'figures'>) {
  const t = useText()
  if (requirements.length === 0) return <Text tone="soft">{t('statusUpgrades.no_requirements')}</Text>
  return (
    <Stack as="ul">
      {requirements.map((check) => (
        <Requirement key={check.metric} check={check} figures={figures} />
      ))}
    </Stack>
  )
}

function Requirement({ check, figures }: { check: Check; figures: Figures }) {
  const { metric, at_least, value, is_met } = check
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const name = t(`statusUpgrades.metric_${metric}`)
  return (
    <ToDo isDone={is_met}>
      <Row as="span" justify="space-between" align="baseline" isLine>
        <Text as="span" isStrong>
          {name}
        </Text>
        <Text as="span" size="lg">
          {value === null ? '—' : format.number(value)}&nbsp;/&nbsp;{format.number(at_least)}
        </Text>
      </Row>
      <Progress share={Math.min(1, (value ?? 0) / at_least)} label={name} tone={is_met ? 'good' : 'accent'} />
      <Text tone={is_met ? 'sage' : 'soft'} size="sm">
        {is_met ? t('statusUpgrades.met') : t('statusUpgrades.missing', { what: missingText(t, language, [check]) })}
      </Text>
      {metric === 'average_rating' && !is_met && value !== null && (
        <Text tone="soft" size="sm">
          {t('statusUpgrades.average_cut', { count: figures.reviews_count })}
        </Text>
      )}
    </ToDo>
  )
}
