import type { Insertable } from 'kysely'
import { invitationStatus } from '#contract/pro-artists.flow.ts'
import type { Db, Tables } from '#server/kit/database.ts'

type Values = Partial<Insertable<Tables['pro_artists']>>

let numbers = 0

/** One more application of nobody in particular, in whatever state and with whatever data the test is about. */
export async function insertArtist(db: Db, values: Values = {}): Promise<number> {
  numbers += 1
  const poland = await db.selectFrom('countries').select('id').where('code', '=', 'PL').executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('pro_artists')
    .values({
      first_name: 'Ewa',
      last_name: 'Zielińska',
      email: `applicant-${numbers}@example.com`,
      phone: '+48601234567',
      country_id: poland.id,
      city: 'Łódź',
      techniques: ['LIPS', 'SCALP'],
      years_of_experience: 4,
      motivation: 'Chcę uczyć się od najlepszych i uczyć innych.',
      language_name: 'pl',
      applied_at: new Date(),
      status_changed_at: new Date(),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The artist behind an account. */
export async function insertCompletedArtist(db: Db, userId: number, values: Values = {}): Promise<number> {
  const level = await db.selectFrom('levels').select('id').orderBy('position').limit(1).executeTakeFirstOrThrow()
  const { COMPLETED } = invitationStatus
  return insertArtist(db, { user_id: userId, level_id: level.id, invitation_status: COMPLETED, ...values })
}
