import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { FieldChange } from '#kit/contract/revision.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Context } from '#kit/server/http/context.ts'
import { recordMany } from '#kit/server/jobs/record-event.ts'
import { changesBetween, keepRevisions } from '#kit/server/revisions/revisions.ts'
import type { ImportField } from '#office/imports/contract/import-kinds.ts'
import { hasPast } from '#people/account/server/past.queries.ts'
import { createUsers } from '#people/session/server/user-rows.steps.ts'
import { studentFields } from '#people/students/contract/students.fields.ts'
import { addStudents, removeStudents, saveStudents } from '#people/students/server/students.steps.ts'
import { accountReader, cellChecks, countriesByName } from '../cells/person-cells.ts'
import { languageOf, namesIn, phoneOf, plain } from '../cells/typed-cells.ts'
import { type DoneRow, type Importer, type PlannedRow, type ReadRow, refused } from '../importer.ts'
import { type Cells, isAbout, type RowProblem } from '../row-problem.ts'
import { undoneRows } from './recorded-rows.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'student.imported': { import_id: number; changes: FieldChange[] }
    'student.importUndone': { import_id: number; changes: FieldChange[] }
  }
}

type Student = {
  email: string
  first_name: string
  last_name: string
  phone: string | null
  country_id: number | null
  language_name: Language
  internal_note: string | null
  /** Of new accounts only: in the portal its owner and the office decide. */
  account?: 'BLOCKED'
  unwanted_mails?: string[]
}
type Plan = PlannedRow & { user_id: number | null; revision: number; after: Partial<Student> }
type Known = Student & {
  user_id: number
  student_id: number | null
  revision: number
  is_blocked: boolean
  is_only_student: boolean
}

/** Students are identified by their email. An empty cell changes nothing. */
export const studentImport: Importer<Student, Plan> = {
  reader: readerOf,
  key: ({ email }) => email?.toLowerCase() ?? null,
  twice: 'import_email_twice',
  newcomer: ({ email = '', first_name = '', last_name = '', phone = null }, { outcome }) =>
    outcome === 'CREATE' ? { email, first_name, last_name, phone, tax_id: null } : null,
  sums: ({ email }) => ({ person: email?.toLowerCase() }),

  async compare({ db }, rows, isLocking) {
    const emails = rows.flatMap(({ values }) => values.email?.toLowerCase() ?? [])
    if (isLocking) await sql`select from users where lower(email) = any(${emails}) order by id for update`.execute(db)
    const known = await knownPeople(db, sql<SqlBool>`lower(users.email) = any(${emails})`)
    const byEmail = new Map(known.map((one) => [one.email.toLowerCase(), one]))
    return rows.map((row) => planned(row, byEmail.get(row.values.email?.toLowerCase() ?? '')))
  },

  async write(ctx, import_id, plans) {
    const { db, now } = ctx
    const made = await createStudents(
      ctx,
      plans.filter(({ outcome }) => outcome === 'CREATE'),
    )
    const changed = plans.filter((plan) => plan.outcome === 'CHANGE')
    await keepRevisions(
      ctx,
      'users',
      changed.map(({ user_id, revision, changes }) => ({ row: { id: user_id as number, revision }, changes })),
    )
    await saveStudents(
      db,
      changed.map(({ user_id, after }) => ({ ...(after as Student), user_id: user_id as number })),
      now,
    )
    const ids = await db
      .selectFrom('students')
      .select(['id', 'user_id'])
      .where('user_id', '=', sql<number>`any(${changed.map(({ user_id }) => user_id)})`)
      .execute()
    const idOf = new Map(ids.map(({ id, user_id }) => [user_id, id]))
    const done = plans.map((plan): PlannedRow => {
      if (plan.outcome === 'CHANGE') return { ...plan, subject_id: idOf.get(plan.user_id as number) ?? null }
      if (plan.outcome !== 'CREATE') return plan
      const id = made.get(plan.after.email?.toLowerCase() as string)
      return id ? { ...plan, subject_id: id } : refused(plan.line, [{ field: 'email', code: 'email_taken' }])
    })
    const written = done.filter(({ outcome }) => outcome === 'CREATE' || outcome === 'CHANGE')
    await recordMany(
      ctx,
      'student.imported',
      written.map(({ subject_id, changes }) => ({ id: subject_id as number, details: { import_id, changes } })),
    )
    return done
  },

  async undo(ctx, import_id, rows) {
    const { db, now } = ctx
    const ids = rows.map(({ subject_id }) => subject_id)
    await sql`select from users where id in (select user_id from students where id = any(${ids})) order by id for update`.execute(
      db,
    )
    const known = await knownPeople(db, sql<SqlBool>`students.id = any(${ids})`)
    const byId = new Map(known.map((one) => [one.student_id, one]))
    const used = await usedSince(db, ids)
    const asImported = ({ subject_id, changes }: DoneRow) => {
      const person = byId.get(subject_id)
      return changes.filter(({ field, after }) => person && person[field as keyof Student] === after)
    }
    const isEdited = (row: DoneRow) => changesBetween(valuesOf(row), pick(byId.get(row.subject_id))).length > 0
    const reasonToStay = (row: DoneRow) => used.get(row.subject_id) ?? (isEdited(row) ? ('edited' as const) : null)
    const created = rows.filter(({ outcome, subject_id }) => outcome === 'CREATE' && byId.has(subject_id))
    const leaving = created.filter((row) => !reasonToStay(row))
    await removeStudents(
      db,
      leaving.flatMap(({ subject_id }) => byId.get(subject_id) ?? []),
    )
    const reverted = rows.flatMap((row) => {
      const person = byId.get(row.subject_id)
      if (row.outcome !== 'CHANGE' || !person) return []
      const unchanged = asImported(row)
      const changes = unchanged.map(({ field, before, after }) => ({ field, before: after, after: before }))
      const kept = row.changes.filter((change) => !unchanged.includes(change))
      return [{ row, person, changes, kept: kept.map(({ field }) => ({ field, reason: 'edited' as const })) }]
    })
    const toWrite = reverted.filter(({ changes }) => changes.length > 0)
    await keepRevisions(
      ctx,
      'users',
      toWrite.map(({ person, changes }) => ({ row: { id: person.user_id, revision: person.revision }, changes })),
    )
    await saveStudents(
      db,
      toWrite.map(({ person, changes }) => ({
        ...person,
        ...Object.fromEntries(changes.map(({ field, after }) => [field, after])),
      })),
      now,
    )
    await recordMany(ctx, 'student.importUndone', [
      ...leaving.map(({ subject_id }) => ({ id: subject_id, details: { import_id, changes: [] } })),
      ...toWrite.map(({ row, changes }) => ({ id: row.subject_id, details: { import_id, changes } })),
    ])
    const storedOf = new Map(reverted.map(({ row, kept }) => [row.id, kept]))
    return undoneRows(
      rows,
      (row) => (created.includes(row) ? reasonToStay(row) : null),
      ({ id }) => storedOf.get(id) ?? [],
    )
  },
}

const read = {
  email: (text: string) => checked('email', text),
  first_name: (text: string) => checked('first_name', text),
  last_name: (text: string) => checked('last_name', text),
  phone: (text: string) => checked('phone', phoneOf(text)),
  internal_note: (text: string) => checked('internal_note', text),
}

async function readerOf(ctx: Context) {
  const countryIds = await countriesByName(ctx.db)
  const accountOf = accountReader(ctx)
  return (cells: Cells): Omit<ReadRow<Student>, 'line'> => {
    const values: Record<string, unknown> = {}
    const problems: RowProblem[] = []
    const text = { ...namesIn(cells), ...cells }
    for (const [field, take] of Object.entries(read)) {
      const cell = text[field as ImportField]
      if (cell === undefined) continue
      const { value, problem } = take(cell)
      if (problem) problems.push(problem)
      else values[field] = value
    }
    if (!cells.email) problems.push({ field: 'email', code: 'required' })
    if (cells.country_id) {
      const id = countryIds.get(plain(cells.country_id))
      if (id) values.country_id = id
      else problems.push({ field: 'country_id', code: 'import_country' })
    }
    if (cells.language_name) {
      const language = languageOf(cells.language_name)
      if (language) values.language_name = language
      else problems.push({ field: 'language_name', code: 'import_language' })
    }
    const account = accountOf(cells)
    return { values: { ...values, ...account.values }, problems: [...problems, ...account.problems] }
  }
}

const checked = cellChecks(studentFields.rows)

function knownPeople(db: Context['db'], which: RawBuilder<SqlBool>): Promise<Known[]> {
  return db
    .selectFrom('users')
    .leftJoin('students', 'students.user_id', 'users.id')
    .select([
      'users.id as user_id',
      'students.id as student_id',
      'users.revision',
      'users.is_blocked',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.language_name',
      'students.phone',
      'students.country_id',
      'students.internal_note',
      sql<boolean>`not exists (
        select from user_roles join roles on roles.id = role_id where user_roles.user_id = users.id and roles.name <> 'client'
      ) and users.main_role_id is not null`.as('is_only_student'),
    ])
    .where(which)
    .execute()
}

function planned({ line, values, problems }: ReadRow<Student>, known: Known | undefined): Plan {
  const nothing = { user_id: null, revision: 0, after: {} }
  const { email: _, account, unwanted_mails: __, ...text } = values
  const edits = known ? changesBetween(known, text) : []
  // A student who was imported blocked is unchanged when the file comes again.
  const isSame = known?.student_id !== null && edits.length === 0 && account === 'BLOCKED'
  const wrong = [...problems, ...(known ? obstaclesTo(known, isSame) : missingOf(values, problems))]
  if (wrong.length > 0) return { ...refused(line, wrong), ...nothing }
  if (!known) {
    const after = { ...blank, ...values }
    return {
      ...nothing,
      line,
      outcome: 'CREATE',
      changes: changesBetween({}, after),
      problems,
      subject_id: null,
      after,
    }
  }
  const { user_id, revision, student_id } = known
  const changes = edits
  const outcome = changes.length > 0 || student_id === null ? 'CHANGE' : 'NOTHING'
  return { line, outcome, changes, problems, subject_id: student_id, user_id, revision, after: { ...known, ...text } }
}

const blank = { phone: null, country_id: null, language_name: 'pl', internal_note: null } as const

function obstaclesTo({ is_blocked, is_only_student }: Known, isSame: boolean): RowProblem[] {
  if (!is_only_student) return [{ field: 'email', code: 'import_not_student' }]
  return is_blocked && !isSame ? [{ field: 'email', code: 'import_blocked' }] : []
}

function missingOf(values: Partial<Student>, problems: readonly RowProblem[]): RowProblem[] {
  return (['first_name', 'last_name'] as const)
    .filter((field) => !values[field] && !problems.some((problem) => isAbout(problem, field)))
    .map((field) => ({ field, code: 'required' as const }))
}

/** Answers the new students' ids by their emails. Nobody is invited: people set a password once they ask for one. */
async function createStudents({ db, now }: Context, plans: Plan[]): Promise<Map<string, number>> {
  const people = plans.map(({ after }) => {
    const { account, unwanted_mails = [], ...person } = after as Student
    return { ...person, unwanted_mails, is_blocked: account === 'BLOCKED' }
  })
  const users = await createUsers(db, people, 'client', now)
  const idOf = new Map(users.map(({ id, email }) => [email.toLowerCase(), id]))
  const rows = people.flatMap(({ is_blocked, unwanted_mails: _, ...person }) => {
    const user_id = idOf.get(person.email.toLowerCase())
    const status = is_blocked ? ('BLOCKED' as const) : ('ACTIVE' as const)
    return user_id ? [{ ...person, user_id, status }] : []
  })
  if (rows.length === 0) return new Map()
  const made = await addStudents(db, rows, now)
  return new Map(made.map(({ id, email }) => [email.toLowerCase(), id]))
}

/** A new student as imported, and as they are now. */
const valuesOf = ({ changes }: DoneRow) => Object.fromEntries(changes.map(({ field, after }) => [field, after]))
const pick = (person: Known | undefined) =>
  Object.fromEntries(studentFields.names().map((field) => [field, person?.[field] ?? null]))

/** Students who are in use: other rows refer to them, or they sign in. */
async function usedSince(db: Context['db'], ids: readonly number[]) {
  const { rows } = await sql<{ id: number; reason: 'used' | 'signed_in' | null }>`
    select students.id, case
      when ${hasPast} or exists (select from vouchers where holder_id = students.user_id) then 'used'
      when users.password_hash is not null then 'signed_in'
    end as reason
    from students join users on users.id = user_id where students.id = any(${ids})
  `.execute(db)
  return new Map(rows.map(({ id, reason }) => [id, reason]))
}
