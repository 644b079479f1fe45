import { sql } from 'kysely'
import { fillPath } from '#kit/contract/endpoint.ts'
import { type Db, openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { type Figure, median } from './figures.ts'
import { loadWith, startBareServer } from './processes.ts'
import type { Connection } from './world.ts'

const rounds = 5
const seconds = 2.5
const connections = 16
const changes = 200
const slug = 'bench-profile'

/** A page that everybody may see, requested by many at once, and again by the first one after each change. */
export async function measurePublicProfile(connection: Connection, url: string): Promise<Figure[]> {
  const db = openDatabase(openPool(connection))
  const path = fillPath(publicProfiles.page.path, { slug })
  try {
    const artist = await showArtist(db)
    const size = (await (await fetch(url + path)).text()).length
    const [portal, bare] = await ratesOf(connection, Number(new URL(url).port), path)
    const { stale, time } = await firstAfterChange(db, artist, url + path)
    return [
      {
        name: `A public profile of ${Math.round(size / 1000)} KB`,
        wanted: '≥ 2,000/s',
        measured: `${Math.round(portal)}/s`,
        detail: `bare \`node:http\` + \`pg\` that sends the same bytes after one query: ${Math.round(bare)}/s`,
        isMet: portal >= 2000,
      },
      {
        name: `The same, right on the first request after each of ${changes} changes`,
        wanted: 'always',
        measured: stale === 0 ? 'always' : `${stale} times not`,
        detail: `rendered again in ${time.toFixed(1)} ms (median)`,
        isMet: stale === 0,
      },
    ]
  } finally {
    await db.destroy()
  }
}

/** Publishes the profile of the demo's artist with the most reviews, and returns their id. */
async function showArtist(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom('pro_artists')
    .select('id')
    .where('invitation_status', '=', 3)
    .where('activation_status', '=', 1)
    .where('email', 'not like', 'many.%')
    .orderBy('reviews_count', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await sql`
    insert into public_profiles (pro_artist_id, is_on, opened_at) values (${id}, true, now())
    on conflict (pro_artist_id) do update set is_on = true, opened_at = now(), blocked_at = null, block_reason = null
  `.execute(db)
  await sql`update public_profile_addresses set is_current = false, left_at = now() where pro_artist_id = ${id}`.execute(
    db,
  )
  await sql`
    insert into public_profile_addresses (slug, pro_artist_id, is_current) values (${slug}, ${id}, true)
    on conflict (slug) do update set is_current = true, left_at = null
  `.execute(db)
  return id
}

/** In turns, so that other work of the machine affects both. */
async function ratesOf(connection: Connection, port: number, path: string): Promise<[number, number]> {
  const bare = await startBareServer(connection)
  const line = (target: string) =>
    [`GET ${target} HTTP/1.1`, 'Host: 127.0.0.1', 'Accept-Encoding: gzip', '', ''].join('\r\n')
  const ask = async (portNumber: number, target: string, duration = seconds) => {
    const load = { port: portNumber, requests: [line(target)], seconds: duration, expectedStatus: 200, connections }
    const { perSecond, wrong } = await loadWith(load)
    if (wrong > 0) throw new Error(`${target}: ${wrong} answers were not the expected ones.`)
    return perSecond
  }
  const ofBare = `/profile?${new URLSearchParams({ slug, page: `http://127.0.0.1:${port}${path}` })}`
  try {
    await ask(port, path, 1)
    await ask(bare.port, ofBare, 1)
    const taken: [number, number][] = []
    for (let round = 0; round < rounds; round++) taken.push([await ask(port, path), await ask(bare.port, ofBare)])
    return [median(taken.map(([one]) => one)), median(taken.map(([, other]) => other))]
  } finally {
    await bare.end()
  }
}

async function firstAfterChange(db: Db, artist: number, address: string) {
  const before = await db.selectFrom('pro_artists').select('city').where('id', '=', artist).executeTakeFirstOrThrow()
  const change = (city: string) => db.updateTable('pro_artists').set({ city }).where('id', '=', artist).execute()
  const times: number[] = []
  let stale = 0
  for (let number = 0; number < changes; number++) {
    await change(`Miasto ${number}.`)
    const begin = performance.now()
    const text = await (await fetch(address)).text()
    times.push(performance.now() - begin)
    if (!text.includes(`Miasto ${number}.`)) stale += 1
  }
  await change(before.city)
  return { stale, time: median(times) }
}
