import { useText } from '#kit/web/language/i18n.ts'
import { Record } from '#kit/web/page/record/record.tsx'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import type { DuplicatePair } from '#office/duplicates/contract/duplicates.ts'
import { merges } from '#office/duplicates/contract/merges.ts'
import { MergeForm } from './merge-form.tsx'
import { LeftBehind, MergeResult } from './merge-result.tsx'

/** Two records of a student: which values stay, what follows, and after the merge what came of it. */
export function PairComparison({ pair: { id, state } }: { pair: DuplicatePair }) {
  const t = useText()
  return (
    <Record endpoint={merges.compare} input={{ id }} loading={<PanelSkeleton label={t('app.loading')} />}>
      {(comparison) =>
        state === 'MERGED' ? (
          <MergeResult id={id} comparison={comparison} />
        ) : (
          <>
            <LeftBehind comparison={comparison} />
            {/* Others' edits make it a new choice. */}
            <MergeForm
              key={`${comparison.left.revision} ${comparison.right.revision}`}
              id={id}
              isOpen={state === 'OPEN'}
              comparison={comparison}
            />
          </>
        )
      }
    </Record>
  )
}
