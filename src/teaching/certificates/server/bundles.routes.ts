import { Readable } from 'node:stream'
import { hasPermission } from '#kit/contract/rights.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context, Handlers } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { Attachment } from '#kit/server/http/files/attachment.ts'
import { zipOf } from '#kit/server/http/files/zip.ts'
import { foundIn } from '#kit/server/lists/list.ts'
import { type certificates, mostInBundle } from '#teaching/certificates/contract/certificates.ts'
import { filesOf } from './bundles.ts'
import { certificateList } from './certificates.queries.ts'

type Bundle = { id: number; certificate_ids: number[]; printed: number }

/** The user who requested it, as long as they may see certificates. */
const subject = ({ db, user }: Context, { id }: { id: number }) =>
  db
    .selectFrom('certificate_bundles')
    .select(['id', 'certificate_ids', 'printed'])
    .where('id', '=', id)
    .where('user_id', '=', hasPermission(user, 'can-view-certificates') ? user.id : 0)
    .executeTakeFirst()

const answer = ({ id, certificate_ids, printed }: Bundle) => ({
  data: { id, total: certificate_ids.length, printed },
})

export const bundleHandlers = {
  bundle: async (ctx, query) => {
    const rows = await foundIn(query, certificateList(ctx, query as never))
      .select('certificates.id')
      .where('certificates.brought_in_at', 'is', null)
      .orderBy('certificates.id')
      .limit(mostInBundle + 1)
      .execute()
    if (rows.length === 0) fail('bundle_empty')
    if (rows.length > mostInBundle) fail('bundle_too_large')
    const bundle = await ctx.db
      .insertInto('certificate_bundles')
      .values({ user_id: ctx.user.id, certificate_ids: rows.map(({ id }) => id), asked_at: ctx.now })
      .returning(['id', 'certificate_ids', 'printed'])
      .executeTakeFirstOrThrow()
    await ctx.jobs.send(ctx.db, 'task', { name: 'certificates.print', id: bundle.id })
    return answer(bundle)
  },

  bundleProgress: { subject, handle: async (_ctx, _input, bundle: Bundle) => answer(bundle) },

  zip: {
    subject,
    handle: async (ctx, _input, { certificate_ids }: Bundle) =>
      new Attachment({
        name: `${ctx.t('certificates.export_name')}-${academyDay(ctx.now)}.zip`,
        mime: 'application/zip',
        body: Readable.from(zipOf(oneByOne(filesOf({ ...ctx, clock: () => ctx.now }, certificate_ids))), {
          objectMode: false,
        }),
        total: certificate_ids.length,
      }),
  },
} satisfies Partial<Handlers<typeof certificates>>

async function* oneByOne<Item>(batches: AsyncIterable<Item[]>) {
  for await (const batch of batches) yield* batch
}
