import { type Expression, sql } from 'kysely'
import type { FieldRow } from '#kit/contract/field-table.ts'
import { allRows } from '#kit/contract/list.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context, Handlers } from '#kit/server/http/context.ts'
import { type CsvColumn, csvOf } from '#kit/server/lists/csv.ts'
import { decimal, minute, nameOfCode, namesOfCodes } from '#kit/server/lists/csv-values.ts'
import { readLongList } from '#kit/server/lists/list.ts'
import { phoneColumn } from '#kit/server/lists/phone-cell.ts'
import { type ArtistField, artistFields } from '#network/artists/contract/artists.fields.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import type { ArtistQuery } from '#network/artists/contract/artists.list.ts'
import type { artists } from '#network/artists/contract/artists.ts'
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
  return readLongList(ctx.db, query, artistList(ctx, query))
}

function spreadsheet(ctx: Context, query: ArtistQuery) {
  const all = { ...query, page: 1, itemsPerPage: allRows }
  return csvOf(ctx.db, all, artistList(ctx, all), {
    name: `${ctx.t('artists.export_name')}-${academyDay(ctx.now)}`,
    columns: columnsFor(ctx),
  })
}

/** The first columns, as in the office's former spreadsheets; all others follow. */
const firstColumns = ['last_name', 'first_name', 'email', 'phone'] as const

function columnsFor(ctx: Context): CsvColumn[] {
  const { t, language } = ctx
  const text = (heading: TextKey, value: Expression<unknown>) => ({ heading: t(heading), value, isText: true })
  const plain = (heading: TextKey, value: Expression<unknown>) => ({ heading: t(heading), value, isText: false })
  const others = artistFields.inExport().filter((field) => !(firstColumns as readonly string[]).includes(field))
  const statusNames = Object.values(invitationStatus).map((status) => [status, t(`artists.status_${status}`)])
  const activationNames = { 0: t('artists.activation_0'), 1: t('artists.activation_1') }
  return [
    ...firstColumns.map((field) => typedColumn(ctx, field)),
    text('artists.country_id', sql`(countries.name ->> ${language})`),
    ...others.map((field) => typedColumn(ctx, field)),
    plain('artists.column_status', nameOfCode(sql`invitation_status`, Object.fromEntries(statusNames))),
    text('artists.column_level', sql`(levels.name ->> ${language})`),
    plain('artists.column_activation', nameOfCode(sql`activation_status`, activationNames)),
    plain('artists.column_team', nameOfCode(sql`pro_team`, { true: t('app.yes'), false: t('app.no') })),
    plain('artists.column_sold', sql.ref('trainings_sold')),
    plain('artists.column_uncompleted', sql.ref('trainings_uncompleted')),
    plain('artists.column_rating', decimal(sql`average_rating`, language)),
    plain('artists.export_reviews', sql.ref('reviews_count')),
    plain('artists.export_applied', minute(sql`applied_at`)),
    plain('artists.export_changed', minute(sql`status_changed_at`)),
  ]
}

/** A field of the table, by the kind of its input. */
function typedColumn({ t }: Context, field: ArtistField): CsvColumn {
  const { input, options } = artistFields.rows[field] as FieldRow
  const value = input === 'tel' ? phoneColumn(sql.ref(field)) : sql.ref(field)
  const column = { heading: t(`artists.${field}`), value, isText: input !== 'number' && input !== 'date' }
  if (input === 'switch')
    return { ...column, value: nameOfCode(value, { true: t('app.yes'), false: t('app.no') }), isText: false }
  if (!Array.isArray(options)) return column
  const names = Object.fromEntries(options.map((one: string) => [one, t(`artists.${field}_${one}` as TextKey)]))
  return input === 'choices'
    ? { ...column, value: namesOfCodes(value, names) }
    : { ...column, value: nameOfCode(value, names), isText: false }
}
