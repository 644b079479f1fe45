import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Academy, academy } from '#testing/academy.ts'

/** The migrations that rename what the office wrote about calls that moved to another feature, and their queued tasks. */

let world: Academy
beforeAll(async () => {
  world = await academy()
})
afterAll(() => world.close())

const moved = {
  'calls.terms.askForDate': 'calls.conversations.askForDate',
  'calls.vouchers.check': 'calls.redemptions.check',
  'calls.vouchers.giveBack': 'calls.redemptions.giveBack',
  'calls.vouchers.redeem': 'calls.redemptions.redeem',
  'calls.vouchers.redemptions': 'calls.redemptions.latest',
  'calls.system.data': 'calls.dashboard.counters',
  'calls.system.dashboard': 'calls.dashboard.mine',
  'calls.system.charts': 'calls.dashboard.charts',
  'calls.system.health': 'calls.dashboard.health',
}

test('edited texts and queued tasks of moved calls have the new names, others their own', async () => {
  const { db } = world
  const other = 'calls.vouchers.mine'
  const before = [...Object.keys(moved), other]
  const after = [...Object.values(moved), other]
  await db
    .deleteFrom('texts')
    .where('key', 'in', [...before, ...after])
    .execute()
  for (const key of before) {
    const text = await db
      .insertInto('texts')
      .values({ scope_id: 1, key, is_plural: false })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('translations')
      .values({ language_id: 1, scope_id: 1, key, text_id: text.id, translation: `Własny: ${key}` })
      .execute()
  }
  const tasks = [
    { name: 'consents.doubtCopies', state: 'created' },
    { name: 'consents.doubtCopies', state: 'completed' },
    { name: 'imports.run', state: 'created' },
  ]
  for (const [id, { name, state }] of tasks.entries())
    await sql`
      insert into pgboss.job (name, data, state, start_after)
      values ('task', ${JSON.stringify({ name, id })}::jsonb, ${state}::pgboss.job_state, now() + interval '1 day')
    `.execute(db)

  for (const migration of ['0201-moved-calls', '0229-calls-of-the-dashboard']) {
    const statements = (await readFile(`migrations/${migration}.sql`, 'utf8')).split('\n\n')
    for (const statement of statements) await sql.raw(statement).execute(db)
  }

  const texts = await db
    .selectFrom('texts')
    .select('key')
    .where('key', 'in', [...before, ...after])
    .execute()
  expect(texts.map(({ key }) => key).sort()).toEqual(after.toSorted())
  const translations = await db
    .selectFrom('translations')
    .select(['key', 'translation'])
    .where('translation', 'like', 'Własny: %')
    .execute()
  const expected = [...Object.entries(moved), [other, other] as const]
  expect(translations.map(({ key, translation }) => [translation, key]).sort()).toEqual(
    expected.map(([old, key]) => [`Własny: ${old}`, key]).sort(),
  )
  const queued = await sql<{ name: string }>`
    select data ->> 'name' as name from pgboss.job where name = 'task' order by (data ->> 'id')::int
  `.execute(db)
  expect(queued.rows.map(({ name }) => name)).toEqual(['portfolio.doubtCopies', 'consents.doubtCopies', 'imports.run'])
})
