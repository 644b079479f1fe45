import { sql } from 'kysely'
import { allRows } from '#kit/contract/list.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import type { EventName, TextKey } from '#kit/contract/texts/texts.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { found } from '#kit/server/http/errors.ts'
import { csvOf } from '#kit/server/lists/csv.ts'
import { minute, nameOfCode } from '#kit/server/lists/csv-values.ts'
import { mapRows } from '#kit/server/lists/large-page.ts'
import { foundIn, readLongList, type Slice } from '#kit/server/lists/list.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { type AuditQuery, audit } from '#office/audit/contract/audit.ts'
import { auditLines, auditPeople, auditRows, mentions, nameOfRecord, nameOfToken, pageOf } from './audit.queries.ts'
import { isForgotten, shownDetails, shownDetailsOfEach } from './audit-details.ts'
import type { Described } from './described.ts'
import { detailsText } from './details-text.ts'
import { eventNames } from './event-names.ts'

type Row = { event: string }
type ExportedLine = { event: string; kind: string; details: Record<string, unknown> }

const wordsFor =
  ({ t }: Pick<Context, 't'>) =>
  <Line extends Row>(line: Line) => ({
    ...line,
    event: {
      name: line.event,
      words: eventNames().includes(line.event) ? t(`events.${line.event as EventName}`) : line.event,
    },
  })

/** The newest first, by default. */
const inOrder = <Query extends AuditQuery>(query: Query): Query =>
  query.sortBy ? query : { ...query, sortBy: 'at', descending: 1 }

const listOf = (ctx: Context, described: Described, query: AuditQuery) => ({
  table: 'audit_log' as const,
  matching: auditLines(ctx.db, query),
  rows: auditRows(described, ctx),
  search: mentions,
  sort: {},
  page: (slice: Slice) => pageOf(ctx.db, query, slice),
})

export const auditRoutes = (described: () => Described) => {
  const subject = async ({ db, user, language, t }: Context, { id }: { id: number }) =>
    hasPermission(user, 'can-view-audit-log')
      ? auditRows(described(), { language, t })(auditLines(db).where('audit_log.id', '=', id))
          .select(['audit_log.details', 'audit_log.artist_id', 'audit_log.account_id'])
          .executeTakeFirst()
      : undefined

  return routes(audit, {
    list: async (ctx, query) => {
      const ordered = inOrder(query)
      return mapRows(await readLongList(ctx.db, ordered, listOf(ctx, described(), ordered)), wordsFor(ctx))
    },

    counts: async ({ db }, query) => {
      const { total } = await foundIn(query, { matching: auditLines(db, query), search: mentions })
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow()
      return { data: { total } }
    },

    choices: async (ctx, { userId }) => {
      const events = eventNames().map((name) => ({ name, words: ctx.t(`events.${name as EventName}`) }))
      return {
        data: {
          events: events.toSorted((one, other) => one.words.localeCompare(other.words, ctx.language)),
          people: await auditPeople(ctx.db, userId),
        },
      }
    },

    export: (ctx, query) => {
      const all = { ...inOrder(query), page: 1, itemsPerPage: allRows }
      const { t } = ctx
      const labels = Object.fromEntries(eventNames().map((name) => [name, t(`events.${name as EventName}`)]))
      const text = (heading: TextKey, value: ReturnType<typeof sql>) => ({ heading: t(heading), value, isText: true })
      return csvOf(ctx.db, all, listOf(ctx, described(), all), {
        name: `${t('audit.export_name')}-${academyDay(ctx.now)}`,
        columns: [
          { heading: t('audit.export_at'), value: minute(sql.ref('audit_log.at')), isText: false },
          text('audit.by', sql`(select ${fullNameIn()} from users where users.id = audit_log.user_id)`),
          { heading: t('audit.event'), value: nameOfCode(sql.ref('audit_log.event'), labels), isText: false },
          text('audit.record', nameOfRecord(described(), ctx)),
          { heading: t('audit.record_number'), value: sql.ref('audit_log.subject_id'), isText: false },
          text('audit.ip', sql.ref('audit_log.ip')),
          text('audit.token', nameOfToken(ctx)),
        ],
        last: {
          heading: t('audit.details'),
          facts: sql<ExportedLine>`json_build_object('event', audit_log.event, 'kind', audit_log.kind, 'details', audit_log.details)`,
          textsOf: async (lines) => {
            const each = await shownDetailsOfEach(
              ctx,
              described(),
              lines.map(({ event, kind, details }) => ({ event, record: { kind }, details })),
            )
            return each.map((entry) => detailsText(ctx, entry))
          },
        },
      })
    },

    get: {
      subject,
      handle: async (ctx, params) => {
        const { details, artist_id, account_id, ...line } = found(await subject(ctx, params))
        return {
          data: {
            ...wordsFor(ctx)(line),
            ...(await shownDetails(ctx, described(), line, details)),
            is_forgotten: await isForgotten(ctx.db, { artist_id, account_id }),
          },
        }
      },
    },
  })
}
