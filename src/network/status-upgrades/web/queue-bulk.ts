import { hasPermission } from '#kit/contract/rights.ts'
import { send } from '#kit/web/calls/api.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import type { BulkAction } from '#kit/web/list/bulk/bulk-action.ts'
import { useUser } from '#kit/web/session/session.ts'
import { useBulkMessage } from '#network/conversations/web/bulk-message.shown.ts'
import { levels } from '#network/levels/contract/levels.ts'
import {
  availableUpgradeSteps,
  changedFigures,
  lackingSince,
  type UpgradeStep,
} from '#network/status-upgrades/contract/status-upgrades.flow.ts'
import { missingText } from '#network/status-upgrades/contract/status-upgrades.missing.ts'
import { type QueuedUpgrade, statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'

/** What the office does with many requests at once, by the same rules as with one; who may do none of it picks none. */
export function useQueueBulk(): BulkAction<QueuedUpgrade>[] {
  const t = useText()
  const language = useLanguage()
  const user = useUser()
  const inLanguage = useBilingual()
  const format = useFormat()
  const { data: ladder } = useApi(levels.list, {})
  const lackingText = (row: QueuedUpgrade) => {
    const lacking = lackingSince(row, row.figures)
    return lacking.length > 0 ? t('statusUpgrades.bulk_lacks', { what: missingText(t, language, lacking) }) : null
  }
  const changes = (before: QueuedUpgrade, now: QueuedUpgrade) => {
    const change = (name: string, was: string, is: string) =>
      was === is ? [] : [t('app.bulk_change', { name, before: was, after: is })]
    const levelOf = ({ level }: QueuedUpgrade) => (level ? inLanguage(level.name) : '—')
    const accountOf = ({ artist }: QueuedUpgrade) =>
      t(artist.is_reachable ? 'artists.activation_1' : 'artists.activation_0')
    const figure = (value: number | null) => (value === null ? '—' : format.number(value))
    return [
      ...change(t('artists.column_level'), levelOf(before), levelOf(now)),
      ...change(t('artists.column_activation'), accountOf(before), accountOf(now)),
      ...changedFigures(now, before.figures, now.figures).flatMap((metric) =>
        change(t(`statusUpgrades.metric_${metric}`), figure(before.figures[metric]), figure(now.figures[metric])),
      ),
    ]
  }
  const decision = (step: UpgradeStep) => ({
    name: step,
    label: t(`statusUpgrades.bulk_${step}`),
    question: (count: number) => t(`statusUpgrades.bulk_question_${step}`, { count }),
    text: t(`statusUpgrades.bulk_effect_${step}`),
    message: {
      label: t(`statusUpgrades.bulk_comment_${step}`),
      isRequired: step === 'reject',
      max: 2000,
    },
    changes,
    // Before the ladder is known nothing leads up it.
    applies: (row: QueuedUpgrade) =>
      availableUpgradeSteps(user, { level: row.level, levels: ladder?.data ?? [], requests: [row] }).includes(step),
  })
  const message = useBulkMessage<QueuedUpgrade>({
    type: 'STATUS_UPGRADE',
    artistOf: ({ artist }) => artist.id,
    applies: ({ artist }) => artist.is_reachable,
  })
  return [
    ...(hasPermission(user, 'can-decide-status-upgrade')
      ? [
          { ...decision('approve'), warning: lackingText, run: approve },
          { ...decision('reject'), tone: 'danger' as const, run: reject },
        ]
      : []),
    ...(hasPermission(user, 'can-view-all-conversations') ? [message] : []),
  ]
}

/** The dialog has shown before which artists have fallen below the requirements since the request. */
function approve(row: QueuedUpgrade, comment: string | null) {
  const lacking = lackingSince(row, row.figures).map(({ metric }) => metric)
  return send(statusUpgrades.approve, { ...decidedOn(row), comment, lacking })
}

function reject(row: QueuedUpgrade, comment: string | null) {
  return send(statusUpgrades.reject, { ...decidedOn(row), comment: comment ?? '' })
}

function decidedOn({ artist, figures }: QueuedUpgrade) {
  return { id: artist.id, revision: artist.revision, figures }
}
