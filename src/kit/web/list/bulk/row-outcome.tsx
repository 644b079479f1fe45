import { useText } from '#kit/web/language/i18n.ts'
import { Text } from '#kit/web/ui/layout.tsx'
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconCircleMinus } from '~icons'
import type { Outcome } from './bulk-run.ts'

/** The outcome of the last action on a row, shown in the row. */
export function RowOutcome({ outcome }: { outcome: Outcome }) {
  const t = useText()
  return (
    <Text as="span" tone={outcome.state === 'refused' ? 'brick' : 'soft'} size="xs">
      <OutcomeIcon outcome={outcome} /> {'reason' in outcome ? outcome.reason : t(`app.bulk_${outcome.state}`)}
    </Text>
  )
}

export function OutcomeIcon({ outcome: { state } }: { outcome: Outcome }) {
  const Icon = icons[state]
  return (
    <Text as="span" tone={tones[state]}>
      <Icon size={18} aria-hidden="true" />
    </Text>
  )
}

const tones = { running: 'soft', done: 'sage', refused: 'brick', left: 'soft' } as const

const icons = {
  running: IconCircleDashed,
  done: IconCircleCheck,
  refused: IconAlertCircle,
  left: IconCircleMinus,
} satisfies Record<Outcome['state'], unknown>
