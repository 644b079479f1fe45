import { DraftNotice } from './draft-notice.tsx'
import type { Draft } from './form-draft.ts'
import { LeaveWarning } from './leave-warning.tsx'

type DraftGuardProps = { draft: Draft; isUnsaved: boolean; discard: () => void; isDiscardable?: boolean }

/** Warns before unsent values are lost, and shows that a draft was restored. */
export function DraftGuard({ draft, isDiscardable, isUnsaved, discard }: DraftGuardProps) {
  return (
    <>
      {!isDiscardable && <LeaveWarning isActive={isUnsaved} isStored={draft.isStored} />}
      {draft.isRestored && <DraftNotice isOutdated={draft.isOutdated} onDiscard={discard} />}
    </>
  )
}
