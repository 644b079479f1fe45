import { sql } from 'kysely'
import type { FieldChange } from '#kit/contract/revision.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
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
import { type CellReader, cellReader, readPeriod } from '../cells/read-cells.ts'
import { fullNameIn, namesIn, outcomeOf, plain } from '../cells/typed-cells.ts'
import { type Importer, type PlannedRow, type ReadRow, refused } from '../importer.ts'
import { artistsByName, spokenNames, techniquesByName } from '../known-names.ts'
import type { Cells } from '../row-problem.ts'
import { problemsOfName, studentsByEmail } from './known-students.ts'
import { recordAdded, recordRemoved } from './recorded-rows.ts'

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

/** A row for each participant; the rows of one title, first day and teacher are one training. Trainings and participants are only added. */
export const trainingImport: Importer<Values, Plan> = {
  example: exampleOf,
  reader: readerOf,
  key: ({ email, ...training }) => (email && training.title ? `${keyOf(training)} ${email.toLowerCase()}` : null),
  twice: 'import_seat_twice',
  // Imports of trainings add nobody: whom the email does not find may be there by another one.
  newcomer: ({ email, name }, { problems }) =>
    email && problems.some(({ code }) => code === 'import_student')
      ? { email, first_name: '', last_name: '', ...namesIn({ full_name: name ?? '' }), phone: null, tax_id: null }
      : null,
  sums: ({ email, ...training }) => ({ person: email?.toLowerCase(), training: keyOf(training) }),

  async compare({ db }, rows, isLocking) {
    const students = await studentsByEmail(db, rows, isLocking)
    const known = await trainingsKnown(db, rows)
    const seats = await seatsKnown(
      db,
      [...known.values()].map(({ id }) => id),
      [...students.values()].map(({ id }) => id),
    )
    return rows.map((row): Plan => {
      const { email, name, outcome = 'NONE', taught_by, place, ...training } = row.values
      const student = students.get(email?.toLowerCase() ?? '')
      const problems = [
        ...row.problems,
        ...(email ? problemsOfName(student, name ?? null, 'import_person_differs') : []),
      ]
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
    const entered = plans.map(({ seat: _, ...plan }) => plan)
    return recordAdded(ctx, 'participant', import_id, entered, ids)
  },

  async undo(ctx, import_id, rows) {
    const ids = rows.map(({ subject_id }) => subject_id)
    const { reasons, training_ids } = await removeFormerSeats(ctx.db, ids)
    await removeEmptyFormerTrainings(ctx.db, training_ids)
    return recordRemoved(ctx, 'participant', import_id, rows, reasons)
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
    const cell = cellReader(cells)
    const { problems, wrong, take, text } = cell
    for (const field of ['training_title', 'last_day_on', 'email'] as const) if (!cells[field]) wrong(field, 'required')
    const period = readPeriod(cell, dateOrder)
    if (period.last_day && period.last_day >= today) wrong('last_day_on', 'import_not_over')
    const teacher = readTeacher(cell, artists)
    const place = readPlace(cell)
    return {
      values: {
        ...(cells.email && { email: cells.email }),
        ...period,
        title: text('training_title', 150) ?? '',
        name: fullNameIn(cells) || null,
        ...teacher,
        ...place,
        technique: take('technique', 'import_technique', (text) => techniques.get(plain(text))) ?? null,
        language: take('language_name', 'import_languages', (text) => spokenNames.get(plain(text))) ?? 'pl',
        outcome: take('result', 'import_result', outcomeOf) ?? 'NONE',
      },
      problems,
    }
  }
}

function readTeacher({ wrong, text }: CellReader, artists: Awaited<ReturnType<typeof artistsByName>>) {
  const taught_by = text('taught_by', 160) ?? ''
  const pro_artist_id = artists.get(plain(taught_by)) ?? null
  // A name may be somebody's who has left; an address that nobody has is a slip.
  if (pro_artist_id === null && taught_by.includes('@')) wrong('taught_by', 'import_seller')
  return { taught_by, pro_artist_id, former_artist: pro_artist_id === null ? taught_by : null }
}

function readPlace({ text }: CellReader) {
  const place = text('place', 200) ?? null
  if (place !== null && online.has(plain(place))) return { place, venue: null, kind: 'ONLINE' as const }
  return { place, venue: venueIn(place ?? ''), kind: 'GROUP' as const }
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
  const artists = await artistsByName(db)
  return new Map(
    found.flatMap(({ titles, id, is_former, ...training }) => {
      // Somebody who was a mere name when the training was imported may have come into the network since.
      const nowOfNetwork = artists.get(plain(training.former_artist ?? '')) ?? null
      const keys = titles
        .filter(Boolean)
        .flatMap((title) => [
          keyOf({ ...training, title }),
          ...(nowOfNetwork === null ? [] : [keyOf({ ...training, title, pro_artist_id: nowOfNetwork })]),
        ])
      return keys.map((key) => [key, { id, is_former }] as const)
    }),
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
