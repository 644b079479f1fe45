import type { Db } from '#kit/server/postgres/database.ts'
import type { Import } from '#office/imports/contract/imports.ts'
import type {} from '#office/imports/server/imports.queries.ts'

/** A table as a browser sends it. */
export function tableFile(content: string | Uint8Array<ArrayBuffer>, name = 'kursanci.csv'): File {
  return new File([content], name, { type: 'text/csv' })
}

let count = 0

/** An import of one new student, as if it had come so far. */
export async function insertImport(db: Db, state: Import['state']): Promise<{ id: number }> {
  count += 1
  const email = `imported-${count}@example.com`
  const row = await db
    .insertInto('imports')
    .values({
      kind: 'STUDENTS',
      file_name: `kursanci-${count}.csv`,
      headings: ['e-mail', 'imię', 'nazwisko'],
      columns: JSON.stringify([
        { field: 'email', column: 0 },
        { field: 'first_name', column: 1 },
        { field: 'last_name', column: 2 },
      ]) as never,
      state,
      user_id: null,
      created_at: new Date(),
      finished_at: state === 'DONE' ? new Date() : null,
      rows_total: 1,
      rows_create: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('import_rows')
    .values({
      import_id: row.id,
      line: 2,
      cells: [email, 'Nina', 'Lis'],
      outcome: 'CREATE',
      changes: JSON.stringify([{ field: 'email', before: null, after: email }]) as never,
      problems: JSON.stringify([]) as never,
      subject_id: null,
      undo: null,
      kept: JSON.stringify([]) as never,
    })
    .execute()
  return row
}
