import { sql } from 'kysely'
import { fillPath } from '#kit/contract/endpoint.ts'
import { type Db, openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { publicTrainings } from '#reputation/public-profiles/contract/public-trainings.ts'
import { type Figure, median } from './figures.ts'
import { loadWith } from './processes.ts'
import { untilWorkIsDone } from './scheduled-work.ts'
import type { Connection } from './world.ts'

const rounds = 5
const seconds = 2.5
const connections = 16
const changes = 200

/** Each is right at once after its change. */
type Changed = { address: string; change: (word: string) => Promise<unknown> }

/** The pages for everybody, with all artists of the folder in the gallery: many requests at once, and the first one after a change. */
export async function measurePublicPages(connection: Connection, url: string): Promise<Figure[]> {
  const db = openDatabase(openPool(connection))
  try {
    const profiles = await showEverybody(db)
    await untilWorkIsDone(db)
    const gallery = fillPath(publicProfiles.gallery.path, {})
    const listed = await firstOf(url, gallery, /href="\/artists\/([^"/?#]+)"/)
    const list = fillPath(publicTrainings.list.path, {})
    const training = fillPath(publicTrainings.page.path, {
      slug: await firstOf(url, list, /href="\/trainings\/([^"/?#]+)"/),
    })
    const [galleryRate, listRate, trainingRate] = [
      await rateOf(url, gallery),
      await rateOf(url, list),
      await rateOf(url, training),
    ]
    const ofArtist = await artistAt(db, listed)
    const id = Number(/(\d+)$/.exec(training)?.[1])
    const afterChange = [
      await firstAfterChange({
        address: url + gallery,
        change: (city) => db.updateTable('pro_artists').set({ city }).where('id', '=', ofArtist).execute(),
      }),
      await firstAfterChange({
        address: url + training,
        change: (word) =>
          db
            .updateTable('trainings')
            .set({ description: { pl: word, 'en-US': word } })
            .where('id', '=', id)
            .execute(),
      }),
    ]
    return [
      rate(`The gallery of ${profiles.toLocaleString('en-US')} profiles`, galleryRate),
      rate('The list of public trainings', listRate),
      rate('The page of a training', trainingRate),
      ...['The gallery', 'The page of a training'].map((name, number) => right(name, afterChange[number])),
    ]
  } finally {
    await db.destroy()
  }
}

const rate = (name: string, perSecond: number): Figure => ({
  name,
  wanted: '≥ 5,000/s',
  measured: `${Math.round(perSecond)}/s`,
  detail: `${connections} connections, each request queries the version of what is shown`,
  isMet: perSecond >= 5000,
})

const right = (name: string, { stale, time } = { stale: changes, time: Number.NaN }): Figure => ({
  name: `${name}, right on the first request after each of ${changes} changes`,
  wanted: 'always',
  measured: stale === 0 ? 'always' : `${stale} times not`,
  detail: `rendered again in ${time.toFixed(1)} ms (median)`,
  isMet: stale === 0,
})

/** How many profiles are in the gallery then. */
async function showEverybody(db: Db): Promise<number> {
  await sql`
    insert into public_profiles (pro_artist_id, is_on, opened_at, is_listed)
    select id, true, now(), true from pro_artists where invitation_status = 3 and activation_status = 1
    on conflict (pro_artist_id) do update set is_on = true, opened_at = now(), is_listed = true, blocked_at = null, block_reason = null
  `.execute(db)
  await sql`
    insert into public_profile_addresses (slug, pro_artist_id, is_current)
    select 'bench-' || pro_artist_id, pro_artist_id, true from public_profiles
    where not exists (
      select from public_profile_addresses known
      where known.pro_artist_id = public_profiles.pro_artist_id and known.is_current
    )
  `.execute(db)
  await sql`vacuum analyze public_profiles, public_profile_addresses`.execute(db)
  const { count } = await db
    .selectFrom('public_profiles')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('is_listed', '=', true)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function firstOf(url: string, path: string, pattern: RegExp): Promise<string> {
  const found = pattern.exec(await (await fetch(url + path)).text())?.[1]
  if (!found) throw new Error(`${path} links to nothing like ${pattern}.`)
  return found
}

async function artistAt(db: Db, slug: string): Promise<number> {
  const found = await db
    .selectFrom('public_profile_addresses')
    .select('pro_artist_id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return found.pro_artist_id
}

async function rateOf(url: string, path: string): Promise<number> {
  const lines = [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Accept-Encoding: gzip', '', ''].join('\r\n')
  const load = { port: Number(new URL(url).port), requests: [lines], seconds, expectedStatus: 200, connections }
  const taken: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const { perSecond, wrong } = await loadWith(load)
    if (wrong > 0) throw new Error(`${path}: ${wrong} answers were not the expected ones.`)
    // The first round compiles.
    if (round > 0) taken.push(perSecond)
  }
  return median(taken)
}

async function firstAfterChange({ address, change }: Changed): Promise<{ stale: number; time: number }> {
  const times: number[] = []
  let stale = 0
  for (let number = 0; number < changes; number++) {
    const word = `Miasto ${number}.`
    await change(word)
    const begin = performance.now()
    const text = await (await fetch(address)).text()
    times.push(performance.now() - begin)
    if (!text.includes(word)) stale += 1
  }
  return { stale, time: median(times) }
}
