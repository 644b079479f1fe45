import { sql } from 'kysely'
import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { PublicCertificate } from '#teaching/certificates/contract/certificates.ts'

export type FormerCertificate = Pick<
  PublicCertificate,
  'number' | 'language' | 'holder' | 'title' | 'artist' | 'technique' | 'place' | 'minutes' | 'former_outcome'
> & {
  student_id: number | null
  /** Days of the academy. */
  first_day: string
  last_day: string
  issued_on: string
}

/** Enters certificates from before the portal, and notifies nobody; returns their ids in the order of the rows. */
export async function bringInCertificates(
  { db, now }: Pick<Context, 'db' | 'now'>,
  certificates: readonly FormerCertificate[],
): Promise<number[]> {
  const rows = certificates.map((certificate, line) => ({ ...certificate, line }))
  const { rows: made } = await sql<{ id: number }>`
    insert into certificates (number, student_id, language, holder, title, artist, technique, place, first_day, last_day,
      minutes, former_outcome, issued_at, brought_in_at)
    select number, student_id, language, holder, title, artist, technique, place, first_day, last_day, minutes, former_outcome,
      midnight_of(issued_on), ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as brought (line int, number text, student_id int, language text,
      holder text, title text, artist text, technique text, place text, first_day date, last_day date, minutes int,
      former_outcome text, issued_on date)
    order by line
    returning id
  `.execute(db)
  return made.map(({ id }) => id).sort((one, other) => one - other)
}

/** Deletes those that hold as they came; the others, which were revoked or issued again, stay and are returned with that reason. */
export async function removeFormerCertificates(db: Db, ids: readonly number[]): Promise<Map<number, 'edited'>> {
  await sql`delete from certificates where id = any(${ids}) and state = 'VALID' and brought_in_at is not null`.execute(
    db,
  )
  const left = await db.selectFrom('certificates').select('id').where('id', '=', sql<number>`any(${ids})`).execute()
  return new Map(left.map(({ id }) => [id, 'edited']))
}
