import { fillPath } from '#kit/contract/endpoint.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { buttonVariant } from '#kit/web/ui/button.tsx'
import { calendar } from '#teaching/calendar/contract/calendar.ts'
import { IconCalendarDown } from '~icons'

/** A training's sessions as a file, for a calendar elsewhere. */
export function CalendarFileLink({ trainingId }: { trainingId: number }) {
  const t = useText()
  return (
    <a {...buttonVariant({})} href={fillPath(calendar.trainingFile.path, { id: trainingId })} download>
      <IconCalendarDown size={18} aria-hidden="true" />
      {t('calendar.download')}
    </a>
  )
}
