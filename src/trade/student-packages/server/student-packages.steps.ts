import { sql } from 'kysely'
import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { StudentPackage } from '#trade/student-packages/contract/student-packages.ts'
import { usablePackages } from './student-packages.queries.ts'

type Entry = { studentId: number; at: Date; studentPackageId: number }
export type EntryChoice = Awaited<ReturnType<typeof entryChoices>>[number]

/** The packages that could pay for what a student does at a moment, in the order in which they are used. */
export function entryChoices({ db }: Pick<Context, 'db'>, studentId: number, at: Date) {
  return usablePackages(db, studentId, at)
    .select(['id', 'name', 'entries_used', 'entries_total', 'expires_at', 'pro_artist_id', 'may_artist_register'])
    .orderBy('expires_at')
    .orderBy('id')
    .execute()
}

/** Takes one entry of a package, and answers the package's id. */
export async function takeEntry(ctx: Pick<Context, 'db'>, { studentId, at, studentPackageId }: Entry): Promise<number> {
  await lockPackagesOf(ctx.db, studentId)
  const choices = await entryChoices(ctx, studentId, at)
  const chosen = choices.find(({ id }) => id === studentPackageId)
  if (!chosen) fail('no_entry')
  const { id, entries_total } = chosen
  const entries_used = chosen.entries_used + 1
  await ctx.db
    .updateTable('student_packages')
    .set({ entries_used, ...(entries_used === entries_total && { status: 'USED_UP' }) })
    .where('id', '=', id)
    .execute()
  return id
}

/**
 * Gives one entry back. A package that was used up is active again, or has expired meanwhile: then it waits for the office, if it
 * was paid for.
 */
export async function returnEntry({ db, now }: Pick<Context, 'db' | 'now'>, studentPackageId: number): Promise<void> {
  await db
    .updateTable('student_packages')
    .set(({ eb }) => ({
      entries_used: eb('entries_used', '-', 1),
      status: sql<StudentPackage['status']>`case
        when status <> 'USED_UP' then status when expires_at <= ${now.toISOString()} then 'EXPIRED' else 'ACTIVE'
      end`,
    }))
    .where('id', '=', studentPackageId)
    .execute()
}

/** Concurrent uses, pauses, extensions and cancellations of these packages wait. Later reads have their result. */
async function lockPackagesOf(db: Db, studentId: number): Promise<void> {
  await db
    .selectFrom('student_packages')
    .select('id')
    .where('student_id', '=', studentId)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Ends the packages whose time is up; their sellers' figures follow. */
export async function expirePackages(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('student_packages')
    .set({ status: 'EXPIRED' })
    .where('status', 'in', ['PENDING', 'ACTIVE'])
    .where('expires_at', '<=', now.toISOString())
    .execute()
}
