import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import { Timeline } from '#kit/web/ui/content/timeline.tsx'
import { Row, Stack } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { UpgradeRequest, UpgradeStatus } from '#network/status-upgrades/contract/status-upgrades.ts'
import { Part } from './part.tsx'

const tones: Record<UpgradeStatus, Tone> = {
  PENDING: 'waiting',
  APPROVED: 'good',
  REJECTED: 'bad',
  WITHDRAWN: 'quiet',
}

type RequestHistoryProps = {
  requests: UpgradeRequest[] /** Part of a panel that is there already. */
  isInside?: boolean
}

/** The requests that are over, the latest first. */
export function RequestHistory({ requests, isInside }: RequestHistoryProps) {
  const t = useText()
  const entries = useEntries(requests)
  if (entries.length === 0) return null
  if (isInside) {
    return (
      <Part title={t('statusUpgrades.earlier')}>
        <Timeline entries={entries} />
      </Part>
    )
  }
  return (
    <Panel title={t('statusUpgrades.earlier')}>
      <Timeline entries={entries} />
    </Panel>
  )
}

function useEntries(requests: UpgradeRequest[]) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  return requests.flatMap(({ id, from_level, to_level, status, decided_at, decided_by, message, comment }) => {
    if (!decided_at) return []
    const levels = { from: inLanguage(from_level.name), to: inLanguage(to_level.name) }
    const who = decided_by ?? t('statusUpgrades.someone')
    return {
      id,
      tone: tones[status],
      title: (
        <Row>
          {t('statusUpgrades.earlier_entry', levels)}
          <StatusBadge tone={tones[status]}>{t(`statusUpgrades.status_${status}`)}</StatusBadge>
        </Row>
      ),
      meta: t('statusUpgrades.earlier_by', { when: format.date(decided_at), who }),
      body: (
        <Stack gap="sm">
          <span>{message}</span>
          {comment && <strong>{comment}</strong>}
        </Stack>
      ),
    }
  })
}
