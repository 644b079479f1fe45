import { type SqlBool, sql } from 'kysely'
import type { FieldChange } from '#kit/contract/revision.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { Context } from '#kit/server/http/context.ts'
import { recordMany } from '#kit/server/jobs/record-event.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { changesBetween } from '#kit/server/revisions/revisions.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import type { DateOrder, ImportField } from '#office/imports/contract/import-kinds.ts'
import type { Outcome } from '#teaching/participants/contract/participants.flow.ts'
import { bringInSeats, removeFormerSeats } from '#teaching/participants/server/seats/former-seats.steps.ts'
import {
  bringInTrainings,
  type FormerTraining,
  removeEmptyFormerTrainings,
  widenFormerTrainings,
} from '#teaching/trainings/server/former-trainings.steps.ts'
import { type Cells, type Importer, type PlannedRow, type ReadRow, type RowProblem, refused } from '../importer.ts'
import { artistsByName, spokenNames, techniquesByName } from '../known-names.ts'
import { cellReader } from '../read-cells.ts'
import { dayOf, namesIn, outcomeOf, plain } from '../typed-cells.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'participant.imported': { import_id: number; changes: FieldChange[] }
    'participant.importUndone': { import_id: number }
  }
}

type Taught = FormerTraining & { taught_by: string; place: string | null }
type Values = Taught & { email: string; name: string | null; outcome: Outcome }
type Seat = { training: FormerTraining; training_id: number | null; student_id: number; outcome: Outcome }
type Plan = PlannedRow & { seat: Seat | null }
type Student = { id: number; email: string; first_name: string; last_name: string }

/** A row for each participant; the rows of one title, first day and teacher are one training. Trainings and participants are only added. */
export const trainingImport: Importer<Values, Plan> = {
  example: exampleOf,
  reader: readerOf,
  key: ({ email, ...training }) => (email && training.title ? `${keyOf(training)} ${email.toLowerCase()}` : null),
  twice: 'import_seat_twice',
  sums: ({ email, ...training }) => ({ person: email?.toLowerCase(), training: keyOf(training) }),

  async compare({ db }, rows, isLocking) {
    const emails = rows.flatMap(({ values }) => values.email?.toLowerCase() ?? [])
    const people: Student[] = await db
      .selectFrom('students')
      .select(['id', 'email', 'first_name', 'last_name'])
      .where(sql<SqlBool>`lower(email) = any(${emails})`)
      .orderBy('id')
      .$if(isLocking, (some) => some.forShare())
      .execute()
    const byEmail = new Map(people.map((one) => [one.email.toLowerCase(), one]))
    const known = await trainingsKnown(db, rows)
    const seats = await seatsKnown(
      db,
      [...known.values()].map(({ id }) => id),
      people.map(({ id }) => id),
    )
    return rows.map((row): Plan => {
      const { email, name, outcome = 'NONE', taught_by, place, ...training } = row.values
      const student = byEmail.get(email?.toLowerCase() ?? '')
      const problems = [...row.problems, ...(email ? obstaclesTo(student, name) : [])]
      const there = known.get(keyOf(row.values))
      const seat = there && student && seats.get(`${there.id} ${student.id}`)
      if (there && !there.is_former && !seat) problems.push({ field: 'email', code: 'import_training_held' })
      if (seat && seat.outcome !== outcome) problems.push({ field: 'result', code: 'import_result_differs' })
      if (problems.length > 0 || !student) return { ...refused(row.line, problems), seat: null }
      if (seat)
        return { line: row.line, outcome: 'NOTHING', changes: [], problems: [], subject_id: seat.id, seat: null }
      return {
        ...{ line: row.line, outcome: 'CREATE', changes: shownOf(row.values), problems: [], subject_id: null },
        seat: { training: training as FormerTraining, training_id: there?.id ?? null, student_id: student.id, outcome },
      }
    })
  },

  async write(ctx, import_id, plans) {
    const seated = plans.flatMap(({ line, seat }) => (seat ? [{ line, ...seat }] : []))
    const byTraining = [...Map.groupBy(seated, ({ training }) => keyOf(training))]
    const toMake = byTraining.filter(([, [first]]) => first?.training_id === null)
    const made = await bringInTrainings(
      ctx,
      toMake.map(([, [first]]) => first?.training as FormerTraining),
    )
    const idOf = new Map(toMake.map(([key], index) => [key, made[index] as number]))
    const trainingOf = ({ training, training_id }: Seat) => training_id ?? (idOf.get(keyOf(training)) as number)
    await widenFormerTrainings(
      ctx.db,
      byTraining.map(([, seats]) => ({ id: trainingOf(seats[0] as Seat), seats: seats.length })),
    )
    const seatIds = await bringInSeats(
      ctx.db,
      seated.map((seat) => ({
        ...{ training_id: trainingOf(seat), student_id: seat.student_id, outcome: seat.outcome },
        seated_on: seat.training.first_day,
      })),
    )
    const ids = new Map(seated.map(({ line }, index) => [line, seatIds[index] as number]))
    await recordMany(
      ctx,
      'participant.imported',
      plans.flatMap(({ line, changes }) => {
        const id = ids.get(line)
        return id === undefined ? [] : [{ id, details: { import_id, changes } }]
      }),
    )
    return plans.map(({ seat: _, ...plan }) => ({ ...plan, subject_id: ids.get(plan.line) ?? plan.subject_id }))
  },

  async undo(ctx, import_id, rows) {
    const ids = rows.map(({ subject_id }) => subject_id)
    const { reasons, training_ids } = await removeFormerSeats(ctx.db, ids)
    await removeEmptyFormerTrainings(ctx.db, training_ids)
    await recordMany(
      ctx,
      'participant.importUndone',
      ids.filter((id) => !reasons.has(id)).map((id) => ({ id, details: { import_id } })),
    )
    return rows.map(({ id, subject_id }) => {
      const reason = reasons.get(subject_id)
      return reason
        ? { id, undo: 'KEPT' as const, kept: [{ field: null, reason }] }
        : { id, undo: 'UNDONE' as const, kept: [] }
    })
  },
}

/** With an artist of the network, so that the example can be imported as it is. */
async function exampleOf({ db }: Context): Promise<Cells> {
  const artist = await db
    .selectFrom('pro_artists')
    .select('email')
    .where('invitation_status', '=', invitationStatus.COMPLETED)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return { taught_by: artist?.email ?? '' }
}

async function readerOf(ctx: Context, _fields: ReadonlySet<ImportField>, dateOrder: DateOrder) {
  const techniques = techniquesByName(ctx)
  const artists = await artistsByName(ctx.db)
  const today = academyDay(ctx.now)
  return (cells: Cells): Omit<ReadRow<Values>, 'line'> => {
    const { problems, wrong, take, text } = cellReader(cells)
    const dayIn = (text: string) => dayOf(text, dateOrder)
    for (const field of ['training_title', 'last_day_on', 'email'] as const) if (!cells[field]) wrong(field, 'required')
    const last_day = take('last_day_on', 'import_day', dayIn)
    const first_day = take('first_day_on', 'import_day', dayIn) ?? last_day
    if (first_day && last_day && first_day > last_day) wrong('last_day_on', 'from_after_to')
    if (last_day && last_day >= today) wrong('last_day_on', 'import_not_over')
    const taught_by = text('taught_by', 160) ?? ''
    const pro_artist_id = artists.get(plain(taught_by)) ?? null
    // A name may be somebody's who has left; an address that nobody has is a slip.
    if (pro_artist_id === null && taught_by.includes('@')) wrong('taught_by', 'import_seller')
    const { first_name, last_name } = { ...namesIn(cells), ...cells }
    const place = text('place', 200) ?? null
    const isOnline = place !== null && online.has(plain(place))
    return {
      values: {
        ...(cells.email && { email: cells.email }),
        ...(last_day && { last_day }),
        ...(first_day && { first_day }),
        title: text('training_title', 150) ?? '',
        name: [first_name, last_name].filter(Boolean).join(' ') || cells.full_name || null,
        taught_by,
        pro_artist_id,
        former_artist: pro_artist_id === null ? taught_by : null,
        place,
        venue: isOnline ? null : venueIn(place ?? ''),
        kind: isOnline ? 'ONLINE' : 'GROUP',
        technique: take('technique', 'import_technique', (text) => techniques.get(plain(text))) ?? null,
        language: take('language_name', 'import_languages', (text) => spokenNames.get(plain(text))) ?? 'pl',
        outcome: take('result', 'import_result', outcomeOf) ?? 'NONE',
      },
      problems,
    }
  }
}

const online = new Set(['online', 'on line', 'zdalnie', 'internet', 'zoom', 'remote'])

/** "Łódź" is a city, "Studio Nowak, Łódź" a place in it. */
function venueIn(place: string) {
  const [, name = '', city = ''] = /^(?:(.*),)?\s*([^,]*)$/.exec(place) ?? []
  return { name: name.trim(), city: city.trim() }
}

function keyOf({ title, first_day, pro_artist_id, former_artist }: Partial<FormerTraining>): string {
  return [plain(title ?? ''), first_day, pro_artist_id ?? plain(former_artist ?? '')].join(' ')
}

type KnownTraining = { id: number; is_former: boolean }

/** Completed trainings on the first days of these rows, by their key in either language of their title. */
async function trainingsKnown(db: Db, rows: readonly ReadRow<Values>[]): Promise<Map<string, KnownTraining>> {
  const days = [...new Set(rows.flatMap(({ values }) => values.first_day ?? []))]
  const { rows: found } = await sql<KnownTraining & Pick<FormerTraining, 'pro_artist_id' | 'former_artist'> & Named>`
    select trainings.id, brought_in_at is not null as is_former, pro_artist_id, former_artist, day::text as first_day,
      array[title::jsonb ->> 'pl', title::jsonb ->> 'en-US'] as titles
    from unnest(${days}::date[]) as day
      join trainings on starts_at >= midnight_of(day - 1) and starts_at < midnight_of(day + 2)
        and (starts_at at time zone time_zone)::date = day
    where state = 'COMPLETED'
    order by trainings.id desc
  `.execute(db)
  return new Map(
    found.flatMap(({ titles, id, is_former, ...training }) =>
      titles.filter(Boolean).map((title) => [keyOf({ ...training, title }), { id, is_former }] as const),
    ),
  )
}
type Named = { titles: string[]; first_day: string }

async function seatsKnown(db: Db, trainingIds: readonly number[], studentIds: readonly number[]) {
  const { rows } = await sql<{ key: string; id: number; outcome: Outcome }>`
    select training_id || ' ' || student_id as key, id, outcome from participants
    where training_id = any(${trainingIds}) and student_id = any(${studentIds}) and status <> 'CANCELLED'
  `.execute(db)
  return new Map(rows.map(({ key, ...seat }) => [key, seat]))
}

/** Where two share an address, the training would be in the account of the other. */
function obstaclesTo(student: Student | undefined, name: string | null = null): RowProblem[] {
  if (!student) return [{ field: 'email', code: 'import_student' }]
  const words = plain(name ?? '').split(' ')
  const isTheirs = plain(student.first_name)
    .split(' ')
    .some((one) => words.includes(one))
  return name === null || isTheirs
    ? []
    : [{ field: 'email', code: 'import_person_differs', params: { name: fullName(student) } }]
}

/** What the seat would be, field by field. */
function shownOf({
  title,
  first_day,
  last_day,
  taught_by,
  place,
  technique,
  language,
  email,
  outcome,
}: Partial<Values>) {
  return changesBetween(
    {},
    {
      ...{ training_title: title, first_day_on: first_day, last_day_on: last_day, taught_by: taught_by || null, place },
      ...{ technique, language_name: language, email, result: outcome },
    },
  ).filter(({ after }) => after !== null)
}
