import { sql } from 'kysely'
import { countries } from '#contract/countries.ts'
import type { Bilingual } from '#contract/kit/text.ts'
import { routes } from '#server/kit/context.ts'
import type { Generated, Json } from '#server/kit/database.ts'
import { inLanguage } from '#server/kit/list.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    countries: { id: Generated<number>; code: string; name: Json<Bilingual> }
  }
}

export const countryRoutes = routes(countries, {
  list: async ({ db, language }) => ({
    data: await db
      .selectFrom('countries')
      .selectAll()
      .orderBy(inLanguage(sql.ref('name'), language))
      .execute(),
  }),
})
