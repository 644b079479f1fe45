import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo } from '#kit/server/mail/mail-to.ts'
import type { Db } from '#kit/server/postgres/database.ts'

export const mergeMails: Listeners = {
  'student.merged': (ctx, id, { student_id }) => mailAccounts(ctx, 'students', { kept: id, merged: student_id }),
}

type Table = 'students' | 'pro_artists'

/** Mails about a merge to both addresses, if the closed account ever had a password; only that to the remaining account names an address. */
export async function mailAccounts(
  ctx: AnyContext,
  table: Table,
  records: { kept: number; merged: number },
): Promise<void> {
  const kept = await ownerOf(ctx.db, table, records.kept)
  const merged = await ownerOf(ctx.db, table, records.merged)
  if (merged.password_hash === null) return
  const mail = mailTo(kept)
  await sendMail(ctx, {
    ...mail,
    params: { ...mail.params, email: kept.email },
    name: 'accounts_merged',
    route: 'login',
  })
  await sendMail(ctx, { ...mailTo(merged), name: 'account_merged_away', route: 'login' })
}

function ownerOf(db: Db, table: Table, id: number) {
  return db
    .selectFrom('users')
    .select(['email', 'first_name', 'language_name', 'password_hash'])
    .where('id', '=', (eb) => eb.selectFrom(table).select('user_id').where('id', '=', id))
    .executeTakeFirstOrThrow()
}
