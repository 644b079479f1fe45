import type { Portal } from '#kit/server/http/context.ts'
import type { Task } from '#kit/server/http/feature.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { fileOf } from './certificates.files.ts'
import { ofPortal, withReplacement } from './certificates.queries.ts'

/** Between two looks at how far it is; no more files than these are in memory at once. */
const together = 20

/**
 * Renders the files of a bundle that are not rendered yet. If the portal dies, the files rendered so far remain, and
 * the next portal continues.
 */
export const printBundle: Task = async (portal, _, id) => {
  const { db } = portal
  const bundle = await db.selectFrom('certificate_bundles').selectAll().where('id', '=', id).executeTakeFirst()
  let printed = 0
  for await (const files of filesOf(portal, bundle?.certificate_ids ?? [])) {
    printed += files.length
    await db.updateTable('certificate_bundles').set({ printed }).where('id', '=', id).execute()
  }
}

/** The files of these certificates as they are now, some at a time. */
export async function* filesOf(portal: Services, ids: number[]) {
  const services = { ...portal, now: portal.clock() }
  for (let from = 0; from < ids.length; from += together) {
    const some = await ofPortal(withReplacement(portal.db.selectFrom('certificates')))
      .where('certificates.id', 'in', ids.slice(from, from + together))
      .orderBy('certificates.id')
      .execute()
    yield await Promise.all(
      some.map(async (certificate) => ({
        name: `${certificate.number}.pdf`,
        bytes: (await fileOf(services, certificate)).pdf,
      })),
    )
  }
}

type Services = Pick<Portal, 'db' | 'clock' | 'texts' | 'config'>

/** A user who comes back after a day requests a new bundle; the files rendered so far remain stored. */
export async function forgetBundles(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('certificate_bundles')
    .where('asked_at', '<', shift(now, { days: -1 }))
    .execute()
}
