import { type CompiledQuery, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bulkFill } from '#demo/volume/bulk-fill.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { openTrainingOf } from '#testing/make/make-sign-ups.ts'
import { explain, wholeReads } from '#testing/plans.ts'
import { vacuum } from '#testing/vacuum.ts'
import { masking } from './other-people.ts'

/* How the database finds other people who may be named in a hundred rows, where very many signed up or are in pictures. */

const many = 20_000

let world: Academy
beforeAll(async () => {
  world = await academy()
  const tables = ['sign_ups', 'consent_links']
  const training = await openTrainingOf(world, null)
  await world.db.transaction().execute((tx) => bulkFill(tx, tables, ['sign_ups'], () => insertRows(tx, training)))
  await vacuum(world.db, ...tables)
  return world.close
}, 60_000)

test('who signed up or is in a picture is found by name, email and phone without reading them all', async () => {
  const queries: CompiledQuery[] = []
  const db = world.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      queries.push(world.db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const others = ['Gość Nowabh', 'guest-18@example.com', 'model-19@example.com', '+48600000020']
  const own = { names: new Set<string>(), emails: new Set<string>(), phones: new Set<string>() }
  const mask = await masking(db, own, others)
  expect(others.map(mask)).toEqual(others.map(() => '•••'))
  const plans = await Promise.all(queries.map((query) => explain(world.db, query)))
  expect(plans.flatMap((plan) => wholeReads(plan, ['sign_ups', 'consent_links']))).toEqual([])
})

async function insertRows(db: Db, training: number): Promise<void> {
  await sql`
    insert into sign_ups (
      key, training_id, first_name, last_name, email, phone, language_name, state, asked_at, proven_at, state_changed_at
    )
    select
      gen_random_uuid(), ${training}, 'Gość', 'Nowa' || translate(n::text, '0123456789', 'abcdefghij'), 'guest-' || n || '@example.com',
      '+486' || lpad(n::text, 8, '0'), 'pl', 'WITHDRAWN', now(), now(), now()
    from generate_series(1, ${many}::int) n
  `.execute(db)
  await sql`
    insert into consent_links (token_hash, nonce, created_at, sent_to, sent_at)
    select sha256(n::text::bytea), sha256(n::text::bytea), now(), 'model-' || n || '@example.com', now()
    from generate_series(1, ${many}::int) n
  `.execute(db)
}
