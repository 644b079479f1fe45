import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Record } from '#kit/web/page/record/record.tsx'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import type { DuplicatePair } from '#office/duplicates/contract/duplicates.ts'
import { merges } from '#office/duplicates/contract/merges.ts'
import { LeftBehind, MergeResult } from './merge-result.tsx'
import { StudentMerge } from './student-merge.tsx'

/** Two records of a student, and after the merge what came of it. */
export function PairComparison({ pair: { id, state } }: { pair: DuplicatePair }) {
  const t = useText()
  const undo = useSend(merges.undo, { onSent: () => toast(t('merges.undone')) })
  return (
    <Record endpoint={merges.compare} input={{ id }} loading={<PanelSkeleton label={t('app.loading')} />}>
      {(comparison) =>
        state === 'MERGED' ? (
          <MergeResult {...{ comparison, kind: 'student', isBusy: undo.isPending }} onUndo={() => undo.send({ id })} />
        ) : (
          <>
            <LeftBehind comparison={comparison} />
            {/* Others' edits make it a new choice. */}
            <StudentMerge
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
