import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Input } from '#kit/contract/endpoint.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { conversations } from '#network/conversations/contract/conversations.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { answeringMs, leastMs } from '#testing/costs/processor-time.ts'
import { conversationOf } from '#testing/make/make-conversations.ts'
import { watchedPortal, wholeReads } from '#testing/plans.ts'
import { vacuum } from '#testing/vacuum.ts'
import type { Visitor } from '#testing/visitor.ts'

/* How the database finds conversations and messages when there are many: by its indexes, and never by reading them all. */

const artists = 20_000
const large = ['conversations', 'messages', 'pro_artists']

let world: Academy
let portal: Awaited<ReturnType<typeof watchedPortal>>
let office: Visitor
let artist: Visitor
let student: Visitor
let talk: number

beforeAll(async () => {
  world = await academy()
  await insertMany()
  portal = await watchedPortal(world)
  office = await portal.visitor('office')
  artist = await portal.visitor('artist')
  student = await portal.visitor('student')
  const { id } = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('email', '=', 'artist@atelier.test')
    .executeTakeFirstOrThrow()
  talk = (await conversationOf(world.db, id, 'TRAINING')).id
  return async () => {
    await portal.close()
    await world.close()
  }
}, 60_000)

describe('the office’s list', () => {
  const queries: Input<typeof conversations.list>[] = [
    {},
    { type: 'TRAINING' },
    { role: 'client' },
    { role: 'client', unread: 1 },
    { unread: 1 },
    { filter: 'nowak1236' },
    { filter: 'faktura777' },
    { filter: 'nowak1236 faktura', type: 'GENERAL' },
  ]
  test.each(queries)('%j', async (query) => {
    const nodes = await portal.planOf(() => office.send(conversations.list, { itemsPerPage: 25, ...query }))
    expect(wholeReads(nodes, large)).toEqual([])
    if (!query.filter && !query.unread) expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort')
  })

  test('answers at once', async () => {
    for (const query of queries) {
      const calls = 8
      const limit = 60 * calls
      const taken = await leastMs(limit, () =>
        answeringMs(world.db, async () => {
          for (let call = 0; call < calls; call++) await office.send(conversations.list, { itemsPerPage: 25, ...query })
        }),
      )
      expect(taken, JSON.stringify(query)).toBeLessThan(limit)
    }
  })
})

test.each([{}, { filter: 'faktura' }, { unread: 1 as const }])(
  'an artist’s list, and a student’s: %j',
  async (query) => {
    for (const reader of [artist, student]) {
      const nodes = await portal.planOf(() => reader.send(conversations.list, query))
      expect(wholeReads(nodes, large)).toEqual([])
    }
  },
)

test.each([{}, { before: 1_000_000 }, { after: 1 }])('a page of a conversation: %j', async (part) => {
  for (const reader of [office, artist]) {
    const nodes = await portal.planOf(() => reader.send(conversations.thread, { id: talk, ...part }), '"client_key"')
    expect(wholeReads(nodes, large)).toEqual([])
    expect(nodes.map((node) => node['Index Name'])).toContain('messages_thread')
  }
})

test('the number of unread messages', async () => {
  for (const reader of [office, artist, student]) {
    const nodes = await portal.planOf(() => reader.send(dashboard.counters, {}), 'messages.read_at is null')
    expect(wholeReads(nodes, large)).toEqual([])
  }
})

/** Most artists wrote in one of their five conversations, some in two; little of it is unread. */
async function insertMany() {
  const { db } = world
  await sql`
    insert into users (first_name, last_name, email, language_name)
    select 'Anna', 'Nowak', 'many-' || n || '@example.com', 'pl' from generate_series(1, ${artists}::int) n
  `.execute(db)
  await sql`
    insert into pro_artists (
      user_id, first_name, last_name, email, phone, country_id, city, techniques, years_of_experience, motivation,
      language_name, invitation_status, level_id, applied_at, status_changed_at
    )
    select
      id, (array['Anna', 'Ewa', 'Zofia', 'Łucja'])[1 + n * 7 % 4],
      (array['Kowal', 'Nowak', 'Łoś', 'Świt', 'Zieliń'])[1 + n * 11 % 5] || n, email, '+486' || lpad(n::text, 8, '0'), 1, 'Łódź', '{LIPS}', 4, 'x', 'pl',
      ${invitationStatus.COMPLETED}, 1, now() - interval '1 year', now() - interval '1 year'
    from generate_series(1, ${artists}::int) n join users on email = 'many-' || n || '@example.com'
  `.execute(db)
  await sql`
    insert into messages (conversation_id, user_id, author_name, is_from_office, text, client_key, sent_at, read_at)
    select
      conversations.id, user_id, 'Anna Nowak', n % 2 = 0,
      (array['Dzień dobry, proszę o termin', 'Dziękuję, faktura', 'Potwierdzam obecność'])[1 + n % 3] || (conversations.id % 5000),
      gen_random_uuid(), now() - n * interval '1 hour' - conversations.id * interval '1 minute',
      case when n = 1 and conversations.id % 400 = 0 then null else now() end
    from conversations join pro_artists on pro_artists.id = pro_artist_id, generate_series(1, 3) n
    where email like 'many-%' and (type = 'GENERAL' or type = 'TRAINING' and pro_artist_id % 4 = 0)
  `.execute(db)
  await sql`
    update conversations set last_message_at = at
    from (select conversation_id, max(sent_at) at from messages group by conversation_id) written
    where conversation_id = conversations.id
  `.execute(db)
  await vacuum(db, 'pro_artists', 'conversations', 'messages')
}
