import { fullName } from '#kit/contract/values/full-name.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { OldestRow, OldestRows } from '#kit/web/list/oldest-rows.tsx'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { duplicates } from '#office/duplicates/contract/duplicates.ts'
import { usePairSummary } from './pair-summary.ts'

/** The strongest pairs that wait. */
export function OldestPairs() {
  const t = useText()
  const summary = usePairSummary()
  return (
    <OldestRows endpoint={duplicates.list} input={{ state: 'OPEN', sortBy: 'strength' }}>
      {(pair) => {
        const to = `/duplicates/${pair.id}`
        return (
          <OldestRow
            key={pair.id}
            person={pair.left}
            to={to}
            note={`${fullName(pair.right)}: ${summary(pair)}`}
            since={pair.found_at}
          >
            <LinkButton size="sm" to={to}>
              {t('duplicates.compare')}
            </LinkButton>
          </OldestRow>
        )
      }}
    </OldestRows>
  )
}
