import { sql } from 'kysely'
import { texts } from '#academy/translations/contract/portal-texts.ts'
import type { InPlaces } from '#academy/translations/contract/text-places.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { failFields, found } from '#kit/server/http/errors.ts'
import { readList } from '#kit/server/lists/list.ts'
import { exportJson, exportTable } from './text-export.ts'
import { historyOf, textsAt } from './text-history.ts'
import { importFile, previewFile } from './text-import.ts'
import { saveText } from './text-saving.ts'
import { asPortalTexts, containsWord, outdatedSince, portalTexts, visibleText } from './texts.queries.ts'

const subject = (ctx: Context, { id }: { id: number }) => visibleText(ctx, id)

export const textRoutes = routes(texts, {
  list: ({ db }, { scope_id, state, ...query }) =>
    readList(
      db,
      { ...query, sortBy: query.sortBy ?? 'key' },
      {
        table: 'texts',
        matching: portalTexts(db, { scope_id, state }),
        rows: asPortalTexts,
        search: containsWord,
        sort: {
          // What nobody has touched comes last either way.
          changed_at: [
            sql`coalesce(texts.changed_at, ${query.descending === 1 ? '-infinity' : 'infinity'}::timestamptz)`,
          ],
          outdated_since: [outdatedSince],
        },
      },
    ),

  byKeys: async ({ db }, { keys }) => ({
    data: await asPortalTexts(
      portalTexts(db).where((eb) =>
        eb.or([
          eb('texts.key', '=', sql<string>`any(${keys})`),
          eb('texts.id', 'in', (eb) =>
            eb.selectFrom('translations').select('text_id').where('translations.key', '=', sql<string>`any(${keys})`),
          ),
        ]),
      ),
    )
      .orderBy('texts.key')
      .execute(),
  }),

  get: { subject, handle: async (ctx, params) => ({ data: found(await subject(ctx, params)) }) },

  save: {
    subject,
    handle: async (ctx, { id, revision, ...given }) => ({ data: await saveText(ctx, id, revision, given as InPlaces) }),
  },

  history: { subject, handle: async ({ db }, { id }) => ({ data: await historyOf(db, id) }) },

  revert: {
    subject,
    handle: async (ctx, { id, to, revision }) => {
      const text = found(await subject(ctx, { id }))
      const then = to === null ? text.defaults : textsAt(text, await historyOf(ctx.db, id), to)
      if (Object.keys(then).length === 0 || (to !== null && to > text.revision)) failFields({ to: 'not_a_choice' })
      return { data: await saveText(ctx, id, revision, then, () => 'to') }
    },
  },

  exportTable: (ctx, { scope_id }) => exportTable(ctx, scope_id),
  exportJson: (ctx, { scope_id }) => exportJson(ctx, scope_id),
  preview: async (ctx, { file }) => ({ data: await previewFile(ctx, file) }),
  import: async (ctx, { file, replaced }) => ({ data: await importFile(ctx, file, replaced) }),
})
