import { sql } from 'kysely'
import { academyDay, academyZone } from '#kit/contract/values/academy-zone.ts'
import type { Db } from './database.ts'

/** SQL and instants of midnights in the academy’s time zone. */

/** When a day begins in the academy, or one so many days later. */
export function midnight(day: string, later = 0) {
  return sql<string>`(${day}::date + ${later}::int)::timestamp at time zone ${academyZone}`
}

/** The end of the day that comes so many days after a moment. */
export function endOfDayIn(db: Db, days: number, from: Date): Promise<string> {
  return endOf(db, academyDay(from), days)
}

/** When a day of the academy is over, or one so many days later: what is valid until a day is valid all day. */
export async function endOf(db: Db, day: string, later = 0): Promise<string> {
  const { at } = await db.selectNoFrom(midnight(day, later + 1).as('at')).executeTakeFirstOrThrow()
  return new Date(at).toISOString()
}
