import type { Parsed } from '#kit/contract/endpoint.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Package, packages } from '#trade/packages/contract/packages.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'package.created': object
    'package.updated': object
    'package.removed': object
  }
}

export type PackageDraft = Parsed<typeof packages.create>

/** Adds a package to the price list, from its form or from a file. */
export async function addPackage({ db, now, record }: Context, draft: PackageDraft): Promise<number> {
  const { id } = await db
    .insertInto('packages')
    .values({ ...columnsOf(draft), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record('package.created', id, { after: draft })
  return id
}

/** What changes has its revision already. */
export async function savePackage({ db, now, record }: Context, before: Package, after: PackageDraft): Promise<void> {
  await db
    .updateTable('packages')
    .set({ ...columnsOf(after), updated_at: now })
    .where('id', '=', before.id)
    .execute()
  await record('package.updated', before.id, { before, after })
}

/** One that was never sold. */
export async function removePackage({ db, record }: Context, before: Package): Promise<void> {
  await db.deleteFrom('packages').where('id', '=', before.id).execute()
  await record('package.removed', before.id, { before })
}

function columnsOf({ price, ...draft }: PackageDraft) {
  return { ...draft, price_amount: price.amount, price_currency: price.currency }
}
