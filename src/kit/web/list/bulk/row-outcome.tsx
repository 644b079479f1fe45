import { useText } from '#kit/web/language/i18n.ts'
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconCircleMinus } from '~icons'
import type { Outcome } from './bulk-run.ts'
import styles from './row-outcome.module.css'

/** The outcome of the last action on a row, shown in the row. */
export function RowOutcome({ outcome }: { outcome: Outcome }) {
  const t = useText()
  return (
    <span className={styles.outcome} data-state={outcome.state}>
      <OutcomeIcon outcome={outcome} />
      {'reason' in outcome ? outcome.reason : t(`app.bulk_${outcome.state}`)}
    </span>
  )
}

export function OutcomeIcon({ outcome: { state } }: { outcome: Outcome }) {
  const Icon = icons[state]
  return <Icon size={18} aria-hidden="true" />
}

const icons = {
  running: IconCircleDashed,
  done: IconCircleCheck,
  refused: IconAlertCircle,
  left: IconCircleMinus,
} satisfies Record<Outcome['state'], unknown>
