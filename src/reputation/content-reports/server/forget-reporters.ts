import { sql } from 'kysely'
import type { Portal } from '#kit/server/http/context.ts'
import { shift } from '#kit/server/postgres/instant.ts'

/** In days after a report is closed: what a reporter wrote and how to reach them serves no purpose any more. */
const storedDays = 730

/** What was decided stays, for the counts of its year. */
export async function forgetReporters({ db, clock }: Portal): Promise<void> {
  await db
    .updateTable('content_notices')
    .set({ name: null, email: null, explanation: '—' })
    .from('content_reports')
    .whereRef('content_reports.id', '=', 'content_report_id')
    .where('turn', '=', 1)
    .where('state_changed_at', '<', shift(clock(), { days: -storedDays }))
    .where('explanation', '<>', '—')
    .execute()
  // The answer stays: it is the academy's.
  await sql`
    update content_objections set text = '—' from content_notices
    where content_notices.id = content_notice_id and explanation = '—' and email is null and text <> '—'
  `.execute(db)
  await sql`
    update content_reports set objection = '—'
    where measure is null and objection <> '—' and turn = 1 and state_changed_at < ${shift(clock(), { days: -storedDays })}
  `.execute(db)
  await sql`
    delete from content_notice_links using content_notices
    where content_notices.id = content_notice_id and explanation = '—' and email is null
  `.execute(db)
}
