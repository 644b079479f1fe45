import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import type { Overlap } from '#teaching/trainings/contract/trainings.place.ts'
import { useOverlaps } from '../use-overlaps.ts'

type OverlapNoteProps = { overlaps: readonly Overlap[] }

/** States that the student has a seat elsewhere at the time of the offer. */
export function OverlapNote({ overlaps }: OverlapNoteProps) {
  const t = useText()
  const listed = useOverlaps()
  if (overlaps.length === 0) return null
  return (
    <Notice tone="waiting" title={t('participants.overlap_title')}>
      {t('participants.overlap_own', { trainings: listed(overlaps) })}
    </Notice>
  )
}

/** Confirms that two trainings at once are intended; true where there is only one. */
export function useMeansIt(overlaps: readonly Overlap[]) {
  const t = useText()
  const listed = useOverlaps()
  return async () =>
    overlaps.length === 0 ||
    ask({
      title: t('participants.overlap_question'),
      text: t('participants.overlap_own', { trainings: listed(overlaps) }),
      action: t('participants.offer_accept'),
      tone: 'harmless',
    })
}
