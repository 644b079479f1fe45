import { sql } from 'kysely'
import { countries } from '#academy/countries/contract/countries.ts'
import { routes } from '#kit/server/http/context.ts'
import { inLanguage } from '#kit/server/lists/list.ts'

export const countryRoutes = routes(countries, {
  list: async ({ db, language }) => ({
    data: await db
      .selectFrom('countries')
      .selectAll()
      .orderBy(inLanguage(sql.ref('name'), language))
      .execute(),
  }),
})
