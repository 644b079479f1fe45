import type { Parsed } from '#kit/contract/endpoint.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { packages } from '#trade/packages/contract/packages.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'package.created': object
  }
}

/** Adds a package to the price list, from its form or from the names of an import. */
export async function addPackage(
  { db, now, record }: Context,
  { price, ...draft }: Parsed<typeof packages.create>,
): Promise<number> {
  const { id } = await db
    .insertInto('packages')
    .values({
      ...draft,
      price_amount: price.amount,
      price_currency: price.currency,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record('package.created', id, { after: { ...draft, price } })
  return id
}
