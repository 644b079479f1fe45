import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import { goodInput } from '#testing/fixtures/good-input.ts'

/*
 * An account needs an email, so an erased one has an address that is none, which no call shows.
 */
const readers = ['owner', 'artist'] as const
const reading = [...endpoints].filter(([, { method, isReading }]) => method === 'GET' || isReading)

let world: Academy
const inputs: Record<(typeof readers)[number], Map<string, object>> = { owner: new Map(), artist: new Map() }
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  const good = await goodInput(world)
  for (const [name] of reading)
    for (const reader of readers) inputs[reader].set(name, await good(name, { isOwn: reader === 'artist' }))
  await eraseOthers()
  return world.close
})

test.each(reading)('%s shows no one the email of somebody who was erased', async (name, endpoint) => {
  for (const reader of readers) {
    const { text } = await world.as[reader].attempt(endpoint, inputs[reader].get(name) as object)
    expect(text).not.toContain('@deleted.invalid')
  }
})

/** All but these readers and other artists, in what stays of their rows. */
async function eraseOthers() {
  const others = sql`(
    select users.id from users left join pro_artists on user_id = users.id
    where pro_artists.id is null and users.email <> ${cast.owner.email}
  )`
  await sql`delete from duplicate_pairs`.execute(world.db)
  await sql`delete from user_roles where user_id in ${others}`.execute(world.db)
  await sql`update voucher_batch_rows set said = null, email = null where holder_id in ${others}`.execute(world.db)
  await sql`
    update students set first_name = '—', last_name = '', email = 'former-' || user_id || '@deleted.invalid',
      phone = null, status = 'BLOCKED'
    where user_id in ${others}
  `.execute(world.db)
  await sql`
    update users set first_name = '', last_name = '', email = 'former-' || id || '@deleted.invalid',
      password_hash = null, is_blocked = true
    where id in ${others}
  `.execute(world.db)
}
