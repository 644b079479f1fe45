import type { Db } from '#kit/server/postgres/database.ts'

/** Whether the office approved a work before, so that others could see it. */
export async function wasPublished(db: Db, workId: number): Promise<boolean> {
  const approval = await db
    .selectFrom('audit_log')
    .select('id')
    .where('event', '=', 'portfolioItem.approved')
    .where('subject_id', '=', workId)
    .limit(1)
    .executeTakeFirst()
  return approval !== undefined
}
