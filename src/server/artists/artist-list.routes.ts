import { type Expression, sql } from 'kysely'
import { invitationStatus } from '#contract/applications/applications.flow.ts'
import { techniques } from '#contract/artists/artists.choices.ts'
import type { ArtistQuery } from '#contract/artists/artists.list.ts'
import type { artists } from '#contract/artists/artists.ts'
import { allRows } from '#contract/kit/list.ts'
import type { TextKey } from '#contract/texts.ts'
import type { Context, Handlers } from '#server/kit/http/context.ts'
import { type CsvColumn, csvOf } from '#server/kit/lists/csv.ts'
import { decimal, listed, minute, worded } from '#server/kit/lists/csv-values.ts'
import { readList } from '#server/kit/lists/list.ts'
import { artistList, artistQueue, countArtists } from './artist-list.queries.ts'

export const listHandlers = {
  list: read,
  picked: read,
  queue: async (ctx, query) => ({ data: await artistQueue(ctx, query) }),
  counts: async (ctx, query) => ({
    data: await countArtists(ctx, { ...query, page: 1, itemsPerPage: 1, descending: 0 }),
  }),

  export: spreadsheet,
  exportPicked: spreadsheet,
} satisfies Partial<Handlers<typeof artists>>

async function read(ctx: Context, query: ArtistQuery) {
  return readList(ctx.db, query, artistList(ctx, query))
}

function spreadsheet(ctx: Context, query: ArtistQuery) {
  const all = { ...query, page: 1, itemsPerPage: allRows }
  return csvOf(ctx.db, all, artistList(ctx, all), {
    name: `${ctx.t('artists.export_name')}-${ctx.now.toISOString().slice(0, 10)}`,
    columns: columnsFor(ctx),
  })
}

function columnsFor({ t, language }: Context): CsvColumn[] {
  const text = (heading: TextKey, value: Expression<unknown>) => ({ heading: t(heading), value, isText: true })
  const plain = (heading: TextKey, value: Expression<unknown>) => ({ heading: t(heading), value, isText: false })
  const techniqueNames = techniques.map((technique) => [technique, t(`artists.techniques_${technique}`)])
  const statusNames = Object.values(invitationStatus).map((status) => [status, t(`artists.status_${status}`)])
  const activationNames = { 0: t('artists.activation_0'), 1: t('artists.activation_1') }
  return [
    text('artists.last_name', sql.ref('last_name')),
    text('artists.first_name', sql.ref('first_name')),
    text('artists.email', sql.ref('email')),
    text('artists.phone', sql.ref('phone')),
    text('artists.country_id', sql`(countries.name ->> ${language})`),
    text('artists.city', sql.ref('city')),
    text('artists.techniques', listed(sql`techniques`, Object.fromEntries(techniqueNames))),
    plain('artists.years_of_experience', sql.ref('years_of_experience')),
    plain('artists.column_status', worded(sql`invitation_status`, Object.fromEntries(statusNames))),
    text('artists.column_level', sql`(levels.name ->> ${language})`),
    plain('artists.column_activation', worded(sql`activation_status`, activationNames)),
    plain('artists.column_team', worded(sql`pro_team`, { true: t('app.yes'), false: t('app.no') })),
    plain('artists.column_sold', sql.ref('trainings_sold')),
    plain('artists.column_uncompleted', sql.ref('trainings_uncompleted')),
    plain('artists.column_rating', decimal(sql`average_rating`, language)),
    plain('artists.export_reviews', sql.ref('reviews_count')),
    plain('artists.export_applied', minute(sql`applied_at`)),
    plain('artists.export_changed', minute(sql`status_changed_at`)),
  ]
}
