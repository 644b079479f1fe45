import type { Bilingual } from '#contract/kit/text.ts'
import { failFields } from '#server/kit/http/errors.ts'
import type { Db, Generated, Json } from '#server/kit/postgres/database.ts'

declare module '#server/kit/postgres/database.ts' {
  interface Tables {
    countries: { id: Generated<number>; code: string; name: Json<Bilingual> }
  }
}

/** The country that somebody chose, or a 422 at its input. */
export async function chosenCountry(db: Db, id: number) {
  const country = await db.selectFrom('countries').select('name').where('id', '=', id).executeTakeFirst()
  return country ?? failFields({ country_id: 'country_unknown' })
}
