import { sql } from 'kysely'
import { chosenCountry } from '#academy/countries/server/countries.queries.ts'
import type { FieldRow } from '#kit/contract/field-table.ts'
import { allRows } from '#kit/contract/list.ts'
import { type FieldChange, hasNewEmail } from '#kit/contract/revision.ts'
import { languages } from '#kit/contract/texts/text.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context, Handlers } from '#kit/server/http/context.ts'
import { fail, failFields, found, isDuplicate } from '#kit/server/http/errors.ts'
import { part } from '#kit/server/http/registered-parts.ts'
import { type CsvColumn, csvOf } from '#kit/server/lists/csv.ts'
import { minute, nameOfCode } from '#kit/server/lists/csv-values.ts'
import { readLongList } from '#kit/server/lists/list.ts'
import { phoneColumn } from '#kit/server/lists/phone-cell.ts'
import { changesBetween, lockRow, revise } from '#kit/server/revisions/revisions.ts'
import {
  accountLinkDays,
  inviteAgain,
  requireGift,
  requireReach,
  setBlocked,
} from '#people/account/server/account.steps.ts'
import { issuePasswordToken } from '#people/session/server/password-tokens.steps.ts'
import { requireOtherOwner } from '#people/session/server/session.queries.ts'
import { createUser } from '#people/session/server/user-rows.steps.ts'
import { studentFields } from '#people/students/contract/students.fields.ts'
import { type StudentDetails, studentStatuses, type students } from '#people/students/contract/students.ts'
import { studentDetails, studentList, trainingsCount, visibleStudents } from './student-list.queries.ts'
import { changeAccountEmail, changeAccountLanguage, renameAccount, saveDetails } from './students.steps.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'student.created': { after: object }
    'student.edited': { changes: FieldChange[] }
  }
}

const labels = { ...studentFields.labels, status: 'students.status' } as const

const subject = (ctx: Context, { id }: { id: number }) =>
  visibleStudents(ctx).select('students.id').where('students.id', '=', id).executeTakeFirst()

const answer = async (ctx: Context, id: number) => ({ data: found(await studentDetails(ctx, id)) })

/** What the office does with students. */
export const officeHandlers = {
  list: (ctx, query) => readLongList(ctx.db, { ...query, sortBy: query.sortBy ?? 'name' }, studentList(ctx, query)),

  export: (ctx, query) => {
    const all = { ...query, sortBy: query.sortBy ?? ('name' as const), page: 1, itemsPerPage: allRows }
    return csvOf(ctx.db, all, studentList(ctx, all), {
      name: `${ctx.t('students.export_name')}-${academyDay(ctx.now)}`,
      columns: columnsFor(ctx),
    })
  },

  get: {
    // Links to a merged record lead to the one that stayed.
    subject: (ctx, { id }) =>
      visibleStudents(ctx)
        .select('students.id')
        .where('students.id', '=', sql<number>`(select coalesce(merged_into, id) from students where id = ${id})`)
        .executeTakeFirst(),
    handle: (ctx, _input, { id }: { id: number }) => answer(ctx, id),
  },

  create: async (ctx, draft) => {
    const { db, now, record } = ctx
    const { phone, country_id, internal_note, ...person } = draft
    await requireGift(ctx, [], 'client')
    if (country_id !== null) await chosenCountry(db, country_id)
    const user_id = (await createUser(db, person, 'client', now)) ?? failFields({ email: 'email_taken' })
    const { id } = await db
      .insertInto('students')
      .values({ ...draft, user_id, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const token = await issuePasswordToken(db, user_id, accountLinkDays * 24 * 60, now)
    await record('user.created', user_id, { after: { ...person, role: 'client' }, token })
    await record('student.created', id, { after: { ...person, phone, country_id } })
    return answer(ctx, id)
  },

  update: {
    subject,
    handle: async (ctx, { id, revision, ...after }) => {
      const { db, record } = ctx
      const { user_id, ...student } = await lockStudent(ctx, id)
      const before = { ...student, id: user_id }
      if (!(await revise(ctx, 'users', before, after, { revision, labels }))) return answer(ctx, id)
      const { phone, country_id, internal_note, email, language_name, ...names } = after
      if (country_id !== null) await chosenCountry(db, country_id)
      await saveDetails(db, id, { phone, country_id, internal_note })
      await renameAccount(db, user_id, names)
      await changeAccountLanguage(db, user_id, language_name)
      await changeAccountEmail(db, user_id, email).catch((error) => {
        if (isDuplicate(error)) failFields({ email: 'email_taken' })
        throw error
      })
      const changes = changesBetween(before, after)
      const token = await inviteAgain(ctx, { user_id }, changes)
      await record('student.edited', id, { changes })
      if (hasNewEmail(changes)) await record('user.edited', user_id, { person: student, changes, token })
      return answer(ctx, id)
    },
  },

  block: { subject, handle: (ctx, { id, revision }) => setStatus(ctx, id, revision, 'BLOCKED') },
  unblock: { subject, handle: (ctx, { id, revision }) => setStatus(ctx, id, revision, 'ACTIVE') },
} satisfies Partial<Handlers<typeof students>>

/** A student with the account, both locked, unless the account is out of the reader's reach. */
async function lockStudent(ctx: Context, id: number): Promise<StudentDetails> {
  const { user_id } = found(await studentDetails(ctx, id))
  await lockRow(ctx.db, 'users', user_id)
  await requireReach(ctx, { user_id })
  return found(await studentDetails(ctx, id))
}

async function setStatus(ctx: Context, id: number, ifRevision: number | undefined, status: StudentDetails['status']) {
  const { user_id, revision, status: before } = await lockStudent(ctx, id)
  if (before === status) fail('account_state')
  const isBlocked = status === 'BLOCKED'
  if (isBlocked) await requireOtherOwner(ctx.db, user_id)
  await setBlocked(ctx, { id: user_id, revision, status: before }, ifRevision, isBlocked)
  return answer(ctx, id)
}

function columnsFor(ctx: Context): CsvColumn[] {
  const { t } = ctx
  const typed = studentFields.inExport().filter((field) => field !== 'last_name')
  const statuses = Object.fromEntries(studentStatuses.map((status) => [status, t(`students.status_${status}`)]))
  return [
    // First, as in the office's other spreadsheets of people.
    typedColumn(ctx, 'last_name'),
    ...typed.map((field) => typedColumn(ctx, field)),
    { heading: t('students.status'), value: nameOfCode(sql`students.status`, statuses), isText: false },
    { heading: t('students.entries_left'), value: part('packagesOfStudents').entriesLeft(ctx), isText: false },
    { heading: t('students.trainings'), value: trainingsCount, isText: false },
    { heading: t('students.export_since'), value: minute(sql`students.created_at`), isText: false },
  ]
}

type ExportedField = ReturnType<typeof studentFields.inExport>[number]

/** A field of the table, by its input and options. */
function typedColumn({ t, language }: Context, field: ExportedField): CsvColumn {
  const { input, options } = studentFields.rows[field] as FieldRow
  const value = sql.ref(`students.${field}`)
  const column = { heading: t(studentFields.labels[field]), value, isText: true }
  if (input === 'tel') return { ...column, value: phoneColumn(value) }
  if (options === 'countries')
    return { ...column, value: sql`(select name ->> ${language} from countries where id = ${value})` }
  if (options !== languages) return column
  const names = Object.fromEntries(languages.map((one) => [one, t(`app.language_${one}`)]))
  return { ...column, value: nameOfCode(value, names), isText: false }
}
