import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { StepButtons } from '#kit/web/page/step-buttons.tsx'
import type { ModerationQueue } from './moderation-queue.ts'

/** Where the reader is in the list that they came from, and the way on. */
export function ModerationSteps({ queue: { place, total, go } }: { queue: ModerationQueue }) {
  const t = useText()
  return (
    <StepButtons
      label={t('portfolioModeration.title')}
      previous={t('portfolioModeration.previous')}
      next={t('portfolioModeration.next')}
      onStep={(by) => {
        if (!go(by)) toast(t('portfolioModeration.no_more'))
      }}
    >
      {place > 0 && t('portfolioModeration.place', { place, total })}
    </StepButtons>
  )
}
