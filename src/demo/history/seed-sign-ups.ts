import { type Insertable, sql } from 'kysely'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { officeIdOf, type UserIds } from '../seed/seed-accounts.ts'
// The tables come with their queries.
import '#teaching/sign-ups/server/sign-ups.queries.ts'

type Row = Insertable<Tables['sign_ups']>
type Entered = Pick<Row, 'first_name' | 'last_name' | 'state'> & Partial<Row> & { days: number }

/** Who signed up on public pages: for a seat that is held, for a training that is full, and those who were answered. */
export async function enterSignUps(db: Db, userIds: UserIds, now: Date): Promise<void> {
  const coming = await db
    .selectFrom('trainings')
    .innerJoin('public_profiles', 'public_profiles.pro_artist_id', 'trainings.pro_artist_id')
    .select(['trainings.id', sql<number>`seats_max - seats_taken`.as('free')])
    .where('is_on', '=', true)
    .where('trainings.state', '=', 'PUBLISHED')
    .where('starts_at', '>', shift(now, { days: 4 }))
    .orderBy('starts_at')
    .execute()
  const open = coming.find(({ free }) => free > 2) ?? coming[0]
  const full = coming.find(({ free }) => free === 0) ?? coming.at(-1)
  if (!open || !full) return
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
      ...{
        first_name: 'Aneta',
        last_name: 'Górecka',
        days: -2,
        state: 'WAITING',
        note: 'Mogę też przyjechać w innym terminie.',
      },
    },
  ])
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
