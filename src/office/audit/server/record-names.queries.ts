import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#kit/server/http/context.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'

export type Reference = { kind: string; id: number }
type Reader = Pick<Context, 'db' | 'language'>

/** The present names of records, by `kind id`. Deleted ones have no name. */
export async function namesOf(
  { db, language }: Reader,
  references: readonly Reference[],
): Promise<Map<string, string>> {
  if (references.length === 0) return new Map()
  const { rows } = await sql<{ key: string; name: string }>`
    select key, name from (
      select kind || ' ' || id as key, ${nameBy(language)} as name
      from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as wanted (kind text, id integer)
    ) named where name is not null
  `.execute(db)
  return new Map(rows.map(({ key, name }) => [key, name]))
}

function nameBy(language: string): RawBuilder<string | null> {
  const named = (table: string, column = 'name') =>
    sql`(select ${sql.ref(column)} ->> ${language} from ${sql.table(table)} named where named.id = wanted.id)`
  const person = fullNameIn()
  return sql`case kind
    when 'training' then ${named('trainings', 'title')}
    when 'package' then ${named('packages')}
    when 'studentPackage' then ${named('student_packages')}
    when 'level' then ${named('levels')}
    when 'benefit' then ${named('benefits')}
    when 'responsibility' then ${named('responsibilities')}
    when 'country' then ${named('countries')}
    when 'portfolioItem' then (
      select title ->> ${language} from portfolio_items named where named.id = wanted.id and status <> 'DRAFT'
    )
    when 'picture' then (
      select portfolio_images.id || '. ' || (alt ->> ${language}) from portfolio_images
      join portfolio_items on portfolio_items.id = portfolio_item_id where portfolio_images.id = wanted.id and status <> 'DRAFT'
    )
    when 'session' then (select to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from training_sessions named where named.id = wanted.id)
    when 'student' then (select ${person} from students named where named.id = wanted.id)
    when 'proArtist' then (select ${person} from pro_artists named where named.id = wanted.id)
    when 'participant' then (
      select ${person} from participants join students on students.id = student_id where participants.id = wanted.id
    )
    when 'import' then (select file_name from imports named where named.id = wanted.id)
    -- Of a code the end is enough: whoever reads the log may not use it.
    when 'issuedVoucher' then (
      select '…' || right(code, 4) || coalesce(', ' || (
        select ${person} from users where users.id = holder_id
      ), '') from vouchers named where named.id = wanted.id
    )
  end`
}
