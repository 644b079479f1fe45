import { useText } from '#kit/web/language/i18n.ts'
import { Text } from '#kit/web/ui/layout.tsx'
import type { Identified } from '../list-column.ts'
import styles from './bulk-dialog.module.css'
import type { Outcome } from './bulk-run.ts'
import type { Outcomes } from './list-selection.ts'
import { OutcomeIcon } from './row-outcome.tsx'

type OutcomesProps<Row> = { rows: Row[]; outcomes: Outcomes; nameOf: (row: Row) => string }

/** The outcomes, refused rows first, since they need attention. */
export function BulkOutcomes<Row extends Identified>({ rows, outcomes, nameOf }: OutcomesProps<Row>) {
  const t = useText()
  const reported = rows.flatMap((row) => {
    const outcome = outcomes.get(row.id)
    return outcome ? [{ row, outcome }] : []
  })
  const shown = reported.toSorted((one, other) => rank(one.outcome) - rank(other.outcome)).slice(0, shownOutcomes)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <ul className={`${styles.outcomes} surface`} tabIndex={0} aria-label={t('app.bulk_outcomes')}>
      {shown.map(({ row, outcome }) => (
        <li key={row.id} data-state={outcome.state}>
          <OutcomeIcon outcome={outcome} />
          <div>
            {nameOf(row)}
            <Text tone={outcome.state === 'refused' ? 'brick' : 'soft'} size="sm">
              {'reason' in outcome ? outcome.reason : t(`app.bulk_${outcome.state}`)}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  )
}

function rank({ state }: Outcome): number {
  return ['refused', 'running', 'left', 'done'].indexOf(state)
}

const shownOutcomes = 500
