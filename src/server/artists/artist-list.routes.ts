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
    name: `${ctx.t('proArtists.export_name')}-${ctx.now.toISOString().slice(0, 10)}`,
    columns: columnsFor(ctx),
  })
}

function columnsFor({ t, language }: Context): CsvColumn[] {
  const text = (heading: TextKey, value: Expression<unknown>) => ({ heading: t(heading), value, isText: true })
  const plain = (heading: TextKey, value: Expression<unknown>) => ({ heading: t(heading), value, isText: false })
  const techniqueNames = techniques.map((technique) => [technique, t(`proArtists.technique_${technique}`)])
  const statusNames = Object.values(invitationStatus).map((status) => [status, t(`proArtists.status_${status}`)])
  const activationNames = { 0: t('proArtists.activation_0'), 1: t('proArtists.activation_1') }
  return [
    text('proArtists.last_name', sql.ref('last_name')),
    text('proArtists.first_name', sql.ref('first_name')),
    text('proArtists.email', sql.ref('email')),
    text('proArtists.phone', sql.ref('phone')),
    text('proArtists.country', sql`(countries.name ->> ${language})`),
    text('proArtists.city', sql.ref('city')),
    text('proArtists.techniques', listed(sql`techniques`, Object.fromEntries(techniqueNames))),
    plain('proArtists.years_of_experience', sql.ref('years_of_experience')),
    plain('proArtists.column_status', worded(sql`invitation_status`, Object.fromEntries(statusNames))),
    text('proArtists.column_level', sql`(levels.name ->> ${language})`),
    plain('proArtists.column_activation', worded(sql`activation_status`, activationNames)),
    plain('proArtists.column_team', worded(sql`pro_team`, { true: t('app.yes'), false: t('app.no') })),
    plain('proArtists.column_sold', sql.ref('trainings_sold')),
    plain('proArtists.column_uncompleted', sql.ref('trainings_uncompleted')),
    plain('proArtists.column_rating', decimal(sql`average_rating`, language)),
    plain('proArtists.export_reviews', sql.ref('reviews_count')),
    plain('proArtists.export_applied', minute(sql`applied_at`)),
    plain('proArtists.export_changed', minute(sql`status_changed_at`)),
  ]
}
