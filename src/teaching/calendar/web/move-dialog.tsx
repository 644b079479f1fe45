import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isDay } from '#kit/contract/fields.ts'
import { daysLater, timesIn } from '#kit/contract/values/time-zone.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { SessionTime } from '#kit/web/language/session-time.tsx'
import { isTime } from '#kit/web/language/typed-time.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Checkbox } from '#kit/web/ui/inputs/checkbox.tsx'
import { DateInput } from '#kit/web/ui/inputs/dates/date-input.tsx'
import { TimeInput } from '#kit/web/ui/inputs/dates/time-input.tsx'
import { TextArea } from '#kit/web/ui/inputs/text-area.tsx'
import { Columns, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { type CalendarSession, calendar } from '#teaching/calendar/contract/calendar.ts'
import { returnsToOffice } from '#teaching/trainings/contract/trainings.verification.ts'
import { instantsOf } from './calendar-span.ts'
import { type Planned, periodOf, plannedOf } from './dropped.ts'
import { useMoving } from './use-moving.ts'

type MoveDialogProps = {
  session: CalendarSession
  /** Where it was dropped. */
  planned?: Planned | undefined
  onClose: () => void
}

/** When a session is to be, by keyboard and touch; and what follows from it, before it does. */
export function MoveDialog({ session, planned, onClose }: MoveDialogProps) {
  const t = useText()
  const user = useUser()
  const inLanguage = useBilingual()
  const [to, setTo] = useState(planned ?? plannedOf(session, session.time_zone))
  const [reason, setReason] = useState('')
  const [isMeant, setMeant] = useState(false)
  // The questions of the portal since the dialog opened.
  const [refusals, setRefusals] = useState<readonly (string | null)[]>([])
  const { move, isPending, refusal, forgetRefusal } = useMoving(session, {
    onMoved: onClose,
    onRefused: ({ code }) => setRefusals((before) => [...before, code]),
  })
  const isReasonNeeded = refusals.includes('training_overlaps')
  const answer = useRef<HTMLDivElement>(null)
  // Below what fits on a telephone it would be missed.
  useEffect(() => {
    if (!refusal) return
    const question = answer.current?.querySelector<HTMLElement>(`[name="${refusal.code}"]`)
    if (question) question.focus()
    else answer.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  const title = inLanguage(session.title)
  function submit(event: FormEvent) {
    event.preventDefault()
    move(to, (isReasonNeeded && reason.trim()) || null, isMeant)
  }
  const set = (field: keyof Planned) => (value: string) => {
    setTo({ ...to, [field]: value })
    // At another time others may have another seat, and the artist may be free.
    setMeant(false)
    setRefusals((before) => before.filter((code) => code !== 'training_overlaps'))
    forgetRefusal()
  }
  const isWhole = isDay(to.day) && isTime(to.from) && isTime(to.to)
  return (
    <Dialog title={t('calendar.move_title', { title })} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack>
          <DateInput
            label={t('calendar.day')}
            aria-required
            value={to.day}
            onChange={set('day')}
            error={refusal?.errors.day?.[0]}
          />
          <Columns column="8rem" gap="sm">
            <TimeInput
              label={t('calendar.from')}
              aria-required
              value={to.from}
              onChange={set('from')}
              error={refusal?.errors.from?.[0]}
            />
            <TimeInput
              label={t('calendar.to')}
              aria-required
              value={to.to}
              onChange={set('to')}
              error={refusal?.errors.to?.[0]}
            />
          </Columns>
          {isWhole && (
            <Text size="sm" tone="soft">
              <SessionTime session={periodOf(to, session.time_zone)} timeZone={session.time_zone} />
            </Text>
          )}
          {isWhole && <BusyTimes session={session} planned={to} />}
          {returnsToOffice(user, session.state, ['sessions']) && (
            <Notice tone="waiting">{t('calendar.goes_back')}</Notice>
          )}
          {session.seats_taken > 0 && <Notice>{t('calendar.tells', { count: session.seats_taken })}</Notice>}
          {(refusal || refusals.length > 0) && (
            <div ref={answer}>
              <Stack>
                {refusal && <Notice tone="bad">{refusal.message}</Notice>}
                {isReasonNeeded && (
                  <TextArea
                    name="training_overlaps"
                    label={t('calendar.overlap_reason')}
                    rows={2}
                    maxLength={1000}
                    required
                    value={reason}
                    onChange={(event) => setReason(event.currentTarget.value)}
                  />
                )}
                {refusals.includes('students_overlap') && (
                  <Checkbox
                    name="students_overlap"
                    label={t('trainings.students_overlap_meant')}
                    checked={isMeant}
                    onChange={({ currentTarget }) => setMeant(currentTarget.checked)}
                  />
                )}
              </Stack>
            </div>
          )}
          <DialogActions>
            <Button onClick={onClose}>{t('app.cancel')}</Button>
            <Button kind="primary" type="submit" isBusy={isPending}>
              {t('calendar.move_action')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  )
}

/** The artist's other sessions on that day; overlapping ones are bold. */
function BusyTimes({ session, planned }: { session: CalendarSession; planned: Planned }) {
  const t = useText()
  const language = useLanguage()
  const inLanguage = useBilingual()
  const { time_zone, artist_id } = session
  const days = { first: planned.day, end: daysLater(planned.day, planned.to > planned.from ? 1 : 2) }
  const input = { ...instantsOf(days, time_zone), artistId: artist_id }
  const { data } = useApi(calendar.sessions, input, { isEnabled: artist_id !== null, keepsPrevious: true })
  const busy = data?.data.filter(({ id, state }) => id !== session.id && state !== 'REJECTED' && state !== 'CANCELLED')
  if (!busy?.length) return null
  const { starts_at, ends_at } = periodOf(planned, time_zone)
  return (
    <section aria-label={t('calendar.busy')}>
      <Text size="sm">{t('calendar.busy')}</Text>
      <ul>
        {busy.map((other) => {
          const isInTheWay = other.starts_at < ends_at && other.ends_at > starts_at
          const label = `${timesIn(language, other, time_zone)} ${inLanguage(other.title)}`
          return <li key={other.id}>{isInTheWay ? <strong>{label}</strong> : label}</li>
        })}
      </ul>
    </section>
  )
}
