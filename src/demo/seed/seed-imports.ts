import type { Context, Portal } from '#kit/server/http/context.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { readUser } from '#kit/server/session/session.ts'
import { matchColumns } from '#office/imports/server/headings.ts'
import { enterLines, planImport } from '#office/imports/server/import-plan.ts'
import { bringIn } from '#office/imports/server/import-run.ts'
import { importDetails } from '#office/imports/server/imports.queries.ts'
import { demoAccounts } from '../records/demo-accounts.ts'
import { contextThen } from './seed-context.ts'

const headings = ['E-mail', 'Imię', 'Nazwisko', 'Uwagi']

/** The office brought in notes on students a while ago, and one of the addresses was mistyped. */
export async function enterImports(portal: Portal, userIds: ReadonlyMap<string, number>): Promise<void> {
  const { db } = portal
  const then = new Date(shift(portal.clock(), { days: -6, hours: -3 }))
  const office = userIds.get(demoAccounts.find(({ email }) => email.startsWith('office'))?.email ?? '') as number
  const ctx = contextThen(portal, then, await readUser(db, office)) as Context
  const people = await db
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.user_id')
    .select(['students.email', 'students.first_name', 'students.last_name'])
    .where('students.status', '=', 'ACTIVE')
    .where('users.main_role_id', '=', (roles) => roles.selectFrom('roles').select('id').where('name', '=', 'client'))
    .where('internal_note', 'is', null)
    .orderBy('students.id', 'desc')
    .limit(6)
    .execute()
  const lines = people.map(({ email, first_name, last_name }, index) => ({
    line: index + 2,
    cells: [index === 4 ? email.replace('@', ' ') : email, first_name, last_name, index === 1 ? 'Woli weekendy.' : ''],
  }))
  const { id } = await db
    .insertInto('imports')
    .values({
      ...{ kind: 'STUDENTS', file_name: 'kursanci-jesień.csv', headings, user_id: office, created_at: then },
      columns: JSON.stringify(matchColumns('STUDENTS', headings)) as never,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enterLines(db, id, lines)
  const draft = await importDetails(ctx, id)
  if (!draft) throw new Error('The office cannot see its own import.')
  await planImport(ctx, draft, lines)
  const outcome = await bringIn(ctx, draft, async () => {})
  await db.updateTable('imports').set(outcome).where('id', '=', id).execute()
}
