import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'

/** Certificates that have one of these numbers, however it is written, by that number in capitals and without spaces. */
export async function certificatesByNumber(db: Db, numbers: readonly string[]) {
  const { rows } = await sql<{ key: string; id: number; holder: string; title: string; last_day: string }>`
    select upper(regexp_replace(number, '\\s', '', 'g')) as key, id, holder, title, last_day
    from certificates
    where upper(regexp_replace(number, '\\s', '', 'g')) = any(${numbers.map(certificateKey)}::text[])
  `.execute(db)
  return new Map(rows.map(({ key, ...certificate }) => [key, certificate]))
}

export function certificateKey(number: string): string {
  return number.toUpperCase().replaceAll(/\s/g, '')
}
