import { useLanguage } from '#kit/web/language/i18n.ts'
import type { Board } from '#teaching/participants/contract/participants.ts'

export type Session = Board['sessions'][number]

/** Sessions by their day at the place, "14 lis"; two of one day by their time, too. */
export function useSessionNames({ sessions, time_zone: timeZone }: Pick<Board, 'sessions' | 'time_zone'>) {
  const language = useLanguage()
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone })
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone })
  const names = new Map(
    sessions.map(({ id, starts_at }) => {
      const at = day.format(new Date(starts_at))
      const isAlone = sessions.every((one) => one.id === id || day.format(new Date(one.starts_at)) !== at)
      return [id, isAlone ? at : `${at}, ${time.format(new Date(starts_at))}`]
    }),
  )
  return (id: number) => names.get(id) ?? ''
}
