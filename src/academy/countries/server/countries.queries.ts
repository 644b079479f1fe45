import { failFields } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'

/** The country that somebody chose, or a 422 at its input. */
export async function chosenCountry(db: Db, id: number) {
  const country = await db.selectFrom('countries').select('name').where('id', '=', id).executeTakeFirst()
  return country ?? failFields({ country_id: 'country_unknown' })
}
