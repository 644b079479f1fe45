import type { Listeners } from '#kit/server/http/feature.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo } from '#kit/server/mail/mail-to.ts'
import type { Db } from '#kit/server/postgres/database.ts'

/** Whoever has signed in with the account that is closed learns it at both addresses; only that of the other one names an address. */
export const mergeMails: Listeners = {
  'student.merged': async (ctx, id, { student_id }) => {
    const [kept, merged] = [await ownerOf(ctx.db, id), await ownerOf(ctx.db, student_id)]
    if (merged.password_hash === null) return
    const mail = mailTo(kept)
    await sendMail(ctx, {
      ...mail,
      params: { ...mail.params, email: kept.email },
      name: 'accounts_merged',
      route: 'login',
    })
    await sendMail(ctx, { ...mailTo(merged), name: 'account_merged_away', route: 'login' })
  },
}

function ownerOf(db: Db, studentId: number) {
  return db
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.user_id')
    .select(['users.email', 'users.first_name', 'users.language_name', 'password_hash'])
    .where('students.id', '=', studentId)
    .executeTakeFirstOrThrow()
}
