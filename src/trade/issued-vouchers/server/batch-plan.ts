import { sql } from 'kysely'
import type { Context } from '#kit/server/http/context.ts'
import { failFields } from '#kit/server/http/errors.ts'
import { readTable } from '#kit/server/lists/csv-table.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { maxBatchRows } from '#trade/issued-vouchers/contract/voucher-batches.ts'
import type { NewVoucher } from '#trade/vouchers/server/vouchers.steps.ts'
import { isLike } from './issued-voucher.steps.ts'

export type Recipient = { line: number; said: string; email: string | null }

/** The addresses in a list, however they are parted: in lines, by commas, or in a table, whose first line may name its columns. */
export function readRecipients(list: string): Recipient[] {
  const lines = linesOf(list)
  const rows = lines.flatMap(({ line, text }): Recipient[] => {
    const emails = text.match(address) ?? []
    if (emails.length === 0) return [{ line, said: text.slice(0, 200), email: null }]
    return emails.map((email) => ({ line, said: email, email: email.toLowerCase() }))
  })
  const [first, ...others] = rows
  // With an @ it is a misspelled address, which its row reports.
  const isHeading = first?.email === null && !first.said.includes('@') && others.some(({ email }) => email)
  const recipients = isHeading ? others : rows
  if (!recipients.some(({ email }) => email)) failFields({ recipients: 'batch_empty' })
  if (recipients.length > maxBatchRows) failFields({ recipients: 'batch_too_long' })
  return recipients
}

/**
 * An apostrophe may stand within an address (o'brien@…), or around it. An address begins where another text ends, and has no more
 * than 254 characters before the @: without either, a long text takes a time that grows with the square of its length.
 */
const address =
  /(?<=^|[\s@,;:<>()"'|/[\]\\])[^\s@,;:<>()"'|/[\]\\][^\s@,;:<>()"|/[\]\\]{0,253}@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,63}/gu

function linesOf(list: string): { line: number; text: string }[] {
  const table = readTable(list)?.map(({ line, cells }) => ({ line, text: cells.join(' ') }))
  const lines = table ?? list.split(/\r\n|\n|\r/).map((text, index) => ({ line: index + 1, text }))
  return lines.map(({ line, text }) => ({ line, text: text.trim() })).filter(({ text }) => text !== '')
}

export async function enterRecipients(db: Db, batchId: number, recipients: readonly Recipient[]): Promise<void> {
  await sql`
    insert into voucher_batch_rows (batch_id, line, said, email, problem)
    select ${batchId}, line, said, email, 'unknown'
    from jsonb_to_recordset(${JSON.stringify(recipients)}::jsonb) as rows (line int, said text, email text)
  `.execute(db)
}

/**
 * Plans each row of a batch: who gets a voucher, who got an identical one before, and what is wrong. Another voucher of
 * a holder is no reason against one more, but the row shows it.
 */
export async function planBatch(
  { db, now }: Context,
  batchId: number,
  voucher: Omit<NewVoucher, 'holder_id'>,
): Promise<void> {
  const { source } = voucher
  await sql`
    update voucher_batch_rows set holder_id = found.holder_id, problem = found.problem, first_line = found.first_line,
      holding = case when found.problem is null then found.holding else 0 end,
      outcome = case when found.problem is not null then 'ERROR' when found.is_again then 'AGAIN' else 'ISSUE' end
    from (
      select listed.id, users.id as holder_id, case when place > 1 then first_line end as first_line,
        case
          when listed.email is null then 'no_email'
          when users.id is null then 'unknown'
          when place > 1 then 'twice'
          when not exists (select from students where user_id = users.id)
            and not exists (select from pro_artists where user_id = users.id) then 'not_holder'
          when ${source} = 'BENEFIT' and not exists (select from pro_artists where user_id = users.id) then 'not_artist'
          when users.is_blocked then 'blocked'
        end as problem,
        coalesce(held.holding, 0) as holding, coalesce(held.is_again, false) as is_again
      from (
        select id, email, row_number() over same as place, first_value(line) over same as first_line
        from voucher_batch_rows where batch_id = ${batchId}
        window same as (partition by email order by line, id)
      ) listed
      left join users on lower(users.email) = listed.email
      cross join lateral (
        select count(*) filter (where uses_left > 0 and (balance is null or balance > 0))::int as holding,
          bool_or(${isLike(voucher)}) as is_again
        from vouchers
        where vouchers.holder_id = users.id and valid_until > ${now} and blocked_at is null and taken_back_at is null
      ) held
    ) found
    where voucher_batch_rows.id = found.id
  `.execute(db)
}

export async function countRows(db: Db, batchId: number): Promise<void> {
  await sql`
    update voucher_batches set rows_total = counted.total, rows_issue = counted.issued, rows_again = counted.again,
      rows_error = counted.wrong, rows_holding = counted.holding, rows_kept = counted.kept
    from (
      select count(*) as total, count(*) filter (where outcome = 'ISSUE') as issued,
        count(*) filter (where outcome = 'AGAIN') as again, count(*) filter (where outcome = 'ERROR') as wrong,
        count(*) filter (where outcome = 'ISSUE' and holding > 0) as holding, count(*) filter (where undo = 'KEPT') as kept
      from voucher_batch_rows where batch_id = ${batchId}
    ) counted
    where voucher_batches.id = ${batchId}
  `.execute(db)
}
