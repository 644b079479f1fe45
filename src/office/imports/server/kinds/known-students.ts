/** The students whom the rows of a file are about, by their email. */
import { type SqlBool, sql } from 'kysely'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { plain } from '../cells/typed-cells.ts'
import type { RowProblem } from '../row-problem.ts'

type KnownStudent = {
  id: number
  email: string
  first_name: string
  last_name: string
  status: string
  is_closed: boolean
}

/**
 * Whether an account was blocked, merged away or is being erased in this portal: nothing is added to it. One that came in blocked, and that
 * nobody has touched since, takes what is recorded of its owner.
 */
export function isClosed(userId: string) {
  return sql<boolean>`exists (
    select from users account where account.id = ${sql.ref(userId)} and is_blocked and (
      revision > 1 or merged_into is not null or exists (select from erasures where erasures.user_id = account.id)
    )
  )`
}

/** By lower-case email. With `isLocking`, they stay as they are until the transaction ends. */
export async function studentsByEmail(
  db: Db,
  rows: readonly { values: { email?: string | null } }[],
  isLocking: boolean,
): Promise<Map<string, KnownStudent>> {
  const emails = rows.flatMap(({ values }) => values.email?.toLowerCase() ?? [])
  const people = await db
    .selectFrom('students')
    .select(['id', 'email', 'first_name', 'last_name', 'status', isClosed('user_id').as('is_closed')])
    .where(sql<SqlBool>`lower(email) = any(${emails})`)
    .orderBy('id')
    .$if(isLocking, (some) => some.forShare())
    .execute()
  return new Map(people.map((one) => [one.email.toLowerCase(), one]))
}

/** Where two share an address, a record under the name of one would be in the account of the other. */
export function problemsOfName(
  student: KnownStudent | undefined,
  name: string | null,
  code: 'import_holder_differs' | 'import_person_differs',
): RowProblem[] {
  if (!student) return [{ field: 'email', code: 'import_student' }]
  const words = plain(name ?? '').split(' ')
  const isTheirs = plain(student.first_name)
    .split(' ')
    .some((one) => words.includes(one))
  return name === null || isTheirs ? [] : [{ field: 'email', code, params: { name: fullName(student) } }]
}
