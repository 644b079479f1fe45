import type { Academy } from '#testing/academy.ts'
import type { Ids } from '#testing/fixtures/cases.ts'
import { insertCompletedArtist, insertDocument } from '#testing/make/make-artists.ts'

/** Makes a user an artist and a student as well, for calls that are about the reader's own row. */
export async function insertOwnRows({ db, clock }: Academy, user_id: number): Promise<Ids> {
  const values = { user_id, first_name: 'Ada', last_name: 'Lis', email: `owner-${user_id}@example.com` }
  await db
    .insertInto('students')
    .values({
      ...values,
      phone: null,
      country_id: null,
      language_name: 'pl',
      internal_note: null,
      created_at: clock.now(),
    })
    .execute()
  const id = await insertCompletedArtist(db, user_id)
  return { id, documentId: (await insertDocument(db, id, clock.now())).id }
}
