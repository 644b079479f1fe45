import type { DemoLife } from '../records/demo-life.ts'
import { randomOf } from '../records/demo-random.ts'
import type { DemoStudent } from '../records/demo-students.ts'
import { at, type World, withIds } from './seed-world.ts'

/** Makes the students with their accounts, but for the account of the demo's own, which is there already. */
export async function enterStudents({
  db,
  life,
  userIds,
  passwordHash,
  now,
}: World): Promise<Map<DemoStudent, number>> {
  const { students } = life
  const since = new Map(students.map((student, index) => [student, at({ now }, joined(student, life, index))]))
  const others = students.filter(({ email }) => !userIds.has(email))
  const users = await db
    .insertInto('users')
    .values(
      others.map((student) => ({
        ...{ first_name: student.first_name, last_name: student.last_name, email: student.email },
        language_name: student.language_name,
        password_hash: passwordHash,
        email_proven_at: since.get(student) as string,
        is_blocked: student.status === 'BLOCKED',
        created_at: since.get(student) as string,
      })),
    )
    .returning('id')
    .execute()
  const ids = withIds(others, users)
  const role = await db.selectFrom('roles').select('id').where('name', '=', 'client').executeTakeFirstOrThrow()
  await db
    .insertInto('user_roles')
    .values([...ids.values()].map((user_id) => ({ user_id, role_id: role.id })))
    .execute()

  const countries = await db.selectFrom('countries').select(['id', 'code']).execute()
  const countryIds = new Map(countries.map(({ id, code }) => [code, id]))
  const rows = students.map((student) => {
    const { country, ...columns } = student
    return {
      ...columns,
      user_id: ids.get(student) ?? (userIds.get(student.email) as number),
      country_id: countryIds.get(country) as number,
      created_at: since.get(student) as string,
    }
  })
  return withIds(students, await db.insertInto('students').values(rows).returning('id').execute())
}

/** Days from today: some weeks at most before the first thing that they did here. */
function joined(student: DemoStudent, { sales, enrolments }: DemoLife, index: number): number {
  const random = randomOf(70_000 + index)
  const begun = [
    ...sales.filter((sale) => sale.student === student).map(({ sold }) => sold),
    ...enrolments.filter((enrolment) => enrolment.student === student).map(({ registered }) => registered),
  ]
  return Math.min(...begun, -random.between(1, 200)) - random.between(0.1, 20)
}
