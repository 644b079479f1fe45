import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { Progress } from '#kit/web/ui/feedback/progress.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { missingText } from '#network/status-upgrades/contract/status-upgrades.missing.ts'
import type { Check, Figures, Standing } from '#network/status-upgrades/contract/status-upgrades.ts'
import { IconCircle, IconCircleCheckFilled } from '~icons'
import styles from './requirement-list.module.css'

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
  const Icon = is_met ? IconCircleCheckFilled : IconCircle
  return (
    <li className={styles.requirement} data-met={is_met || undefined}>
      <Icon size={22} aria-hidden="true" />
      <Stack gap="xs">
        <Row as="span" justify="between" align="baseline" isLine>
          <span className={styles.name}>{name}</span>
          <span className={styles.figure}>
            {value === null ? '—' : format.number(value)} / {format.number(at_least)}
          </span>
        </Row>
        <Progress share={Math.min(1, (value ?? 0) / at_least)} label={name} tone={is_met ? 'good' : 'accent'} />
        <span className={styles.state}>
          {is_met ? t('statusUpgrades.met') : t('statusUpgrades.missing', { what: missingText(t, language, [check]) })}
        </span>
        {metric === 'average_rating' && !is_met && value !== null && (
          <span className={styles.state}>{t('statusUpgrades.average_cut', { count: figures.reviews_count })}</span>
        )}
      </Stack>
    </li>
  )
}
