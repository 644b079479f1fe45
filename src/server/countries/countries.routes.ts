import { sql } from 'kysely'
import { countries } from '#contract/countries/countries.ts'
import { routes } from '#server/kit/http/context.ts'
import { inLanguage } from '#server/kit/lists/list.ts'

export const countryRoutes = routes(countries, {
  list: async ({ db, language }) => ({
    data: await db
      .selectFrom('countries')
      .selectAll()
      .orderBy(inLanguage(sql.ref('name'), language))
      .execute(),
  }),
})
