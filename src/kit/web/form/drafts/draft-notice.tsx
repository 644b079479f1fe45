import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'

/** Shows that a draft was restored, and offers to discard it. */
export function DraftNotice({ isOutdated, onDiscard }: { isOutdated: boolean; onDiscard: () => void }) {
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
