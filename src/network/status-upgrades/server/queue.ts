import { type SqlBool, sql } from 'kysely'
import { allRows } from '#kit/contract/list.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context, Reader } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { type CsvColumn, csvOf } from '#kit/server/lists/csv.ts'
import { decimal, minute } from '#kit/server/lists/csv-values.ts'
import { listQueries } from '#kit/server/lists/list.ts'
import { planEachTime } from '#kit/server/postgres/database.ts'
import { inPolishOrder } from '#kit/server/postgres/full-name.ts'
import { type QueuedArtist, queueLength } from '#network/artists/contract/artists.list.ts'
import { type Metric, metrics } from '#network/levels/contract/levels.ts'
import type { QueueQuery } from '#network/status-upgrades/contract/status-upgrades.ts'
import { openUpgrades, queueRows } from './status-upgrades.queries.ts'

const lastName = inPolishOrder('last_name')
const firstName = inPolishOrder('first_name')

/** The input of `readList` for the open requests of a query. */
export function queueOf({ db, user }: Reader, query: QueueQuery) {
  return {
    table: 'status_upgrade_requests' as const,
    matching: openUpgrades(db, user, query).$if(query.ids !== undefined, (requests) =>
      requests.where(sql<SqlBool>`status_upgrade_requests.id = any(${query.ids})`),
    ),
    rows: queueRows,
    search: sql.ref<string>('pro_artists.search'),
    sort: {
      name: [lastName, firstName],
      first_name: [firstName],
      last_name: [lastName, firstName],
      to_level: [sql`(select position from levels where levels.id = to_level_id)`],
      // Of those that wait, few enough to be sorted as they are, these are all alike.
    },
  }
}

/** The artists whose requests wait, for a queue that shows one after the other. */
export function artistsOfQueue(ctx: Reader, query: QueueQuery): Promise<QueuedArtist[]> {
  const whole = { ...query, page: 1, itemsPerPage: queueLength }
  return listQueries(whole, {
    ...queueOf(ctx, whole),
    rows: (requests: ReturnType<typeof openUpgrades>) => requests.select(['pro_artists.id', 'first_name', 'last_name']),
  })
    .rows.modifyFront(planEachTime)
    .execute()
}

/** The same rows as the queue, with each figure at the time of the request and today. */
export function queueSpreadsheet(ctx: Context, query: QueueQuery) {
  if (!hasPermission(ctx.user, 'can-view-status-upgrades')) fail('forbidden')
  const all = { ...query, page: 1, itemsPerPage: allRows }
  return csvOf(ctx.db, all, queueOf(ctx, all), {
    name: `${ctx.t('statusUpgrades.export_name')}-${academyDay(ctx.now)}`,
    columns: columnsFor(ctx),
  })
}

function columnsFor({ t, language }: Context): CsvColumn[] {
  const text = (heading: TextKey, value: CsvColumn['value']) => ({ heading: t(heading), value, isText: true })
  const figure = (heading: string, value: CsvColumn['value']) => ({
    heading,
    value: decimal(value, language),
    isText: false,
  })
  const nameOf = (metric: Metric) => t(`statusUpgrades.metric_${metric}`)
  const levelName = (id: string) => sql`(select name ->> ${language} from levels where levels.id = ${sql.ref(id)})`
  return [
    text('artists.last_name', sql.ref('last_name')),
    text('artists.first_name', sql.ref('first_name')),
    text('artists.email', sql.ref('email')),
    text('statusUpgrades.export_from', levelName('from_level_id')),
    text('statusUpgrades.export_to', levelName('to_level_id')),
    { heading: t('statusUpgrades.export_requested'), value: minute(sql`requested_at`), isText: false },
    text('statusUpgrades.export_message', sql.ref('message')),
    ...metrics.flatMap((metric) => [
      figure(t('statusUpgrades.export_then', { metric: nameOf(metric) }), frozen(metric)),
      figure(t('statusUpgrades.export_now', { metric: nameOf(metric) }), sql.ref(metric)),
    ]),
  ]
}

/** A figure of the evidence, as it would stand in the artist's row; nothing where the level did not ask for it. */
function frozen(metric: Metric) {
  const type = metric === 'average_rating' ? sql`numeric(3, 2)` : sql`integer`
  return sql`(
    select (measured ->> 'value')::${type} from jsonb_array_elements(evidence) measured where measured ->> 'metric' = ${metric}
  )`
}
