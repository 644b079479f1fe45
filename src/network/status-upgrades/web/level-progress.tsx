import type { ReactNode } from 'react'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { Link, LinkButton } from '#kit/web/page/address/link.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { obstacleTo, openRequest } from '#network/status-upgrades/contract/status-upgrades.flow.ts'
import { missingText } from '#network/status-upgrades/contract/status-upgrades.missing.ts'
import { type Standing, statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { LevelLadder } from './level-ladder.tsx'

const minute = 60_000

type LevelProgressProps = {
  /** A link to a training that is over and does not count yet, as its attendance is not recorded. */
  unfinished: ReactNode
}

/** The artist's way to the next level, small: the ladder, what is missing, and the step that can be taken now. */
export function LevelProgress({ unfinished }: LevelProgressProps) {
  const t = useText()
  const { data, error } = useApi(statusUpgrades.checklist, {}, { every: minute })
  // The dashboard has other parts; the reason why this one is missing is on its own screen.
  if (error && !data) return null
  if (!data) return <Skeleton height="14rem" />
  return (
    <Stack>
      <LevelLadder standing={data.data} />
      <Ahead standing={data.data} unfinished={unfinished} />
      <Link to="/status-upgrade">{t('statusUpgrades.see')}</Link>
    </Stack>
  )
}

function Ahead({ standing, unfinished }: LevelProgressProps & { standing: Standing }) {
  const t = useText()
  const language = useLanguage()
  const inLanguage = useBilingual()
  const { next_level, requirements } = standing
  const request = openRequest(standing)
  if (request) {
    return (
      <span>
        <StatusBadge tone="waiting">{t('statusUpgrades.chip')}</StatusBadge>
      </span>
    )
  }
  if (!next_level) return <Text tone="soft">{t('statusUpgrades.top_text')}</Text>
  if (!obstacleTo(standing)) {
    return (
      <LinkButton kind="primary" to="/status-upgrade">
        {t('statusUpgrades.ask_send', { level: inLanguage(next_level.name) })}
      </LinkButton>
    )
  }
  return (
    <Stack gap="xs">
      <Text>
        {t('statusUpgrades.requirements_met', {
          met: requirements.filter(({ is_met }) => is_met).length,
          count: requirements.length,
        })}
      </Text>
      <Text tone="soft">{t('statusUpgrades.missing', { what: missingText(t, language, requirements) })}</Text>
      {unfinished && requirements.some(({ metric, is_met }) => metric === 'trainings_completed' && !is_met) && (
        <Text>
          {t('statusUpgrades.unfinished')} {unfinished}
        </Text>
      )}
    </Stack>
  )
}
