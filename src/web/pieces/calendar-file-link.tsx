import { calendar } from '#contract/calendar/calendar.ts'
import { fillPath } from '#contract/kit/endpoint.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { IconCalendarDown } from '~icons'

/** A training's sessions as a file, for a calendar elsewhere. */
export function CalendarFileLink({ trainingId }: { trainingId: number }) {
  const t = useText()
  return (
    <a {...buttonLook({})} href={fillPath(calendar.trainingFile.path, { id: trainingId })} download>
      <IconCalendarDown size={18} aria-hidden="true" />
      {t('calendar.download')}
    </a>
  )
}
