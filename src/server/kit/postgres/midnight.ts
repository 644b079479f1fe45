import { sql } from 'kysely'
import { academyZone } from './instant.ts'

/** When a day begins in the academy, or one so many days later. */
export function midnight(day: string, later = 0) {
  return sql<string>`(${day}::date + ${later}::int)::timestamp at time zone ${academyZone}`
}
