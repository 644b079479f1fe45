import { type Insertable, sql } from 'kysely'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { officeIdOf, type UserIds } from '../seed/seed-accounts.ts'
// The tables come with their queries.
import '#teaching/sign-ups/server/sign-ups.queries.ts'

type Row = Insertable<Tables['sign_ups']>
type Entered = Pick<Row, 'first_name' | 'last_name' | 'state'> & Partial<Row> & { days: number }

/** Who signed up on public pages: for a seat that is held, for a training that is full, for one that began, and those who were answered. */
export async function enterSignUps(db: Db, userIds: UserIds, now: Date): Promise<void> {
  const trainings = await publicTrainings(db)
  const coming = trainings.filter(({ starts_at }) => starts_at > shift(now, { days: 4 }))
  const open = coming.find(({ free }) => free > 2)
  const full = coming.find(({ free }) => free === 0)
  const begun = trainings.findLast(({ starts_at }) => starts_at < now.toISOString())
  if (!open || !full || !begun) throw new Error('The demo has no training that somebody could sign up for.')
  const decided_by = officeIdOf(userIds)
  await enter(db, now, open.id, [
    {
      ...{ first_name: 'Klaudia', last_name: 'Bednarczyk', days: -1, state: 'WAITING' },
      held_until: shift(now, { hours: 48 }),
      note: 'Robię brwi henną od dwóch lat i chcę zacząć z pigmentacją. Czy potrzebne jest własne urządzenie?',
    },
    {
      ...{ first_name: 'Emily', last_name: 'Hart', days: -9, state: 'REFUSED', language_name: 'en-US', decided_by },
      refusal: 'This group is for artists who already work with pigments. The basics start in spring.',
    },
    { ...{ first_name: 'Dominika', last_name: 'Sroka', days: -5, state: 'WITHDRAWN' } },
    { ...{ first_name: 'Jan', last_name: 'Niepewny', days: 0, state: 'UNPROVEN' } },
  ])
  await enter(db, now, full.id, [
    { ...{ first_name: 'Weronika', last_name: 'Pilch', days: -3, state: 'WAITING' } },
    {
      ...{ first_name: 'Aneta', last_name: 'Górecka', days: -2, state: 'WAITING' },
      note: 'Mogę też przyjechać w innym terminie.',
    },
  ])
  await enter(db, now, begun.id, [
    {
      ...{ first_name: 'Sabina', last_name: 'Rutka', days: -6, state: 'LAPSED', state_changed_at: begun.starts_at },
      note: 'Dowiedziałam się od koleżanki. Czy zostało jedno miejsce?',
    },
  ])
  await enterSeated(db, decided_by, now)
  await enterWaitlisted(db, decided_by)
  // Each accepted the academy's terms in their language.
  await sql`
    update sign_ups set terms_version_id = version_id, terms_sha256 = sha256 from terms_files where language = language_name
  `.execute(db)
}

function publicTrainings(db: Db) {
  return db
    .selectFrom('trainings')
    .innerJoin('public_profiles', 'public_profiles.pro_artist_id', 'trainings.pro_artist_id')
    .select(['trainings.id', sql<string>`starts_at`.as('starts_at'), sql<number>`seats_max - seats_taken`.as('free')])
    .where('is_on', '=', true)
    .where('trainings.state', '=', 'PUBLISHED')
    .orderBy('starts_at')
    .execute()
}

async function enter(db: Db, now: Date, training_id: number, rows: readonly Entered[]): Promise<void> {
  for (const [index, { days, ...row }] of rows.entries()) {
    const at = shift(now, { days, minutes: -90 })
    await db
      .insertInto('sign_ups')
      .values({
        ...{ key: crypto.randomUUID(), training_id, language_name: 'pl', asked_at: at, state_changed_at: at },
        email: `${row.first_name}.${row.last_name}@poczta.example`.toLowerCase().replace('ó', 'o'),
        phone: `+4860122334${index}`,
        proven_at: row.state === 'UNPROVEN' ? null : at,
        ...row,
      })
      .execute()
  }
}

/** Two of those who have a seat that no entry pays had requested it without an account. */
async function enterSeated(db: Db, decided_by: number, now: Date): Promise<void> {
  await sql`
    insert into sign_ups (
      key, training_id, first_name, last_name, email, phone, language_name, state, asked_at, proven_at, state_changed_at,
      student_id, decided_by
    )
    select gen_random_uuid(), training_id, students.first_name, students.last_name, students.email, students.phone,
      students.language_name, 'SEATED', registered_at - interval '5 hours', registered_at - interval '5 hours',
      registered_at, students.id, ${decided_by}
    from participants join students on students.id = student_id join trainings on trainings.id = training_id
      join public_profiles on public_profiles.pro_artist_id = trainings.pro_artist_id
    where is_on and state = 'PUBLISHED' and starts_at > ${now} and due > 0 and participants.status <> 'CANCELLED'
      and students.email <> 'student@atelier.test'
    order by registered_at desc, participants.id limit 2
  `.execute(db)
}

/** The first of a waiting list came to it so. */
async function enterWaitlisted(db: Db, decided_by: number): Promise<void> {
  await sql`
    insert into sign_ups (
      key, training_id, first_name, last_name, email, phone, language_name, state, asked_at, proven_at, state_changed_at,
      student_id, decided_by
    )
    select gen_random_uuid(), training_id, first_name, last_name, email, phone, language_name, 'WAITLISTED',
      joined_at - interval '7 hours', joined_at - interval '7 hours', joined_at, students.id, ${decided_by}
    from waiting_students join students on students.id = student_id
      join trainings on trainings.id = training_id
      join public_profiles on public_profiles.pro_artist_id = trainings.pro_artist_id
    where is_on and waiting_students.status = 'WAITING' order by joined_at, waiting_students.id limit 1
  `.execute(db)
}
