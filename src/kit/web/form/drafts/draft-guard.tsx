import { Suspense } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import type { Draft } from './form-draft.ts'

/** The forms of the sign-in page, which loads first, have none. */
const LeaveWarning = lazyPart(() => import('./leave-warning.tsx'), 'LeaveWarning')

type DraftGuardProps = { draft: Draft; isUnsaved: boolean; discard: () => void; isDiscardable?: boolean }

/** Warns before unsent values are lost, and shows that a draft was restored. */
export function DraftGuard({ draft, isDiscardable, isUnsaved, discard }: DraftGuardProps) {
  return (
    <>
      {!isDiscardable && (
        <Suspense>
          <LeaveWarning isActive={isUnsaved} isStored={draft.isStored} />
        </Suspense>
      )}
      {draft.isRestored && <DraftNotice isOutdated={draft.isOutdated} onDiscard={discard} />}
    </>
  )
}

/** Shows that a draft was restored, and offers to discard it. */
function DraftNotice({ isOutdated, onDiscard }: { isOutdated: boolean; onDiscard: () => void }) {
  const t = useText()
  const discard = (
    <Button size="sm" onClick={onDiscard}>
      {t('app.draft_discard')}
    </Button>
  )
  return (
    <Notice title={t('app.draft_restored')} actions={discard}>
      {isOutdated && t('app.draft_outdated')}
    </Notice>
  )
}
