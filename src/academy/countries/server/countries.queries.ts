import type { Bilingual } from '#kit/contract/texts/text.ts'
import { failFields } from '#kit/server/http/errors.ts'
import type { Db, Generated, Json } from '#kit/server/postgres/database.ts'

declare module '#kit/server/postgres/database.ts' {
  interface Tables {
    countries: { id: Generated<number>; code: string; name: Json<Bilingual> }
  }
}

/** The country that somebody chose, or a 422 at its input. */
export async function chosenCountry(db: Db, id: number) {
  const country = await db.selectFrom('countries').select('name').where('id', '=', id).executeTakeFirst()
  return country ?? failFields({ country_id: 'country_unknown' })
}
