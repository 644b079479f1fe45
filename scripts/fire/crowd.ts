import { readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { seedArtists } from '#demo/volume/seed-many-artists.ts'
import type { RoleName } from '#kit/contract/permissions.ts'
import { type Db, openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { startSession } from '#kit/server/session/session.ts'
import { processorSeconds } from '#testing/costs/process-tree.ts'
import { overHttp } from '#testing/servers/portal-process.ts'
import { percentile } from '../../bench/figures.ts'
import { resident } from '../../bench/memory.ts'
import { colleague } from './acts.ts'
import { guard } from './guard.ts'
import { type Part, startParts } from './parts.ts'

/*
 * `npm run crowd`: signed-in people who have the portal open and do nothing, each as a tab was recorded (`recorded-tabs.json`), at three portals and all that they stand on. With `--csv`
 * somebody exports a network of `--artists` all the while. Ends with 1 where something was not answered well, or a poll's p99 above 250 ms.
 */

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '10' },
    csv: { type: 'boolean', default: false },
    artists: { type: 'string', default: '100000' },
  },
})
const [people, minutes, artists] = [values.people, values.minutes, values.artists].map(Number) as [
  number,
  number,
  number,
]
const minute = 60_000
/** In milliseconds. */
const wantedP99 = 250
/** Of a hundred people; the others are artists. */
const shares = { student: 8, office: 2 }
/** In seconds: how often somebody is notified of something. */
const newsEvery = 50

type Tab = { at: number; path: string }[]
type Timed = { at: number; wait: number; status: number; isPoll: boolean }

const tabs: Record<'student' | 'artist' | 'office', Tab> = JSON.parse(
  await readFile(new URL('./recorded-tabs.json', import.meta.url), 'utf8'),
)
guard()
const folder = await mkdtemp(join(tmpdir(), 'atelier-crowd-'))
const count = values.csv ? Math.max(artists, 2 * people) : 2 * people
const parts = await startParts(folder, (db) => seedArtists(db, count))
const db = openDatabase(openPool({ ...parts.database, max: 4 }))
try {
  const crowd = await arrive(db)
  console.log(`${people} people, ${minutes} minutes, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`)

  const answers: Timed[] = []
  const start = performance.now()
  const end = start + minutes * minute
  const spentBefore = spentBy(parts.all)
  const lines: string[][] = []
  const timer = setInterval(() => {
    lines.push(lineOf(answers, performance.now() - start))
    console.log(lines.at(-1)?.join(' | '))
  }, minute)
  const news = insertNews(
    db,
    crowd.map(({ id }) => id),
    end,
  )
  const files = values.csv ? exportAgainAndAgain(crowd.find(({ role }) => role === 'office')?.cookie ?? '', end) : null
  await Promise.all(crowd.map(({ role, cookie }) => keepOpen(tabs[role], cookie, answers, start, end)))
  await news
  clearInterval(timer)
  lines.push(lineOf(answers, performance.now() - start))
  const spent = spentBy(parts.all)

  const failed = answers.filter(({ status }) => status !== 200 && status !== 304)
  const polls = answers.filter(({ isPoll }) => isPoll).map(({ wait }) => wait)
  const p99 = percentile(polls, 0.99)
  const perSecond = answers.length / minutes / 60
  console.log(`${answers.length} requests, ${perSecond.toFixed(0)} a second; ${failed.length} failed`)
  console.log(`statuses: ${JSON.stringify(countsOf(answers.map(({ status }) => String(status))))}`)
  console.log(
    `polls: median ${percentile(polls, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${Math.max(...polls).toFixed(0)} ms`,
  )
  const exported = files ? await files : []
  if (exported.length > 0) console.log(summaryOf(exported))
  for (const [name, seconds] of Object.entries(spent)) {
    const own = seconds - (spentBefore[name] ?? 0)
    console.log(`${name}: ${own.toFixed(1)} core-seconds, ${((own / answers.length) * 1000).toFixed(2)} ms a request`)
  }
  console.log('minute | requests | p99 of polls | memory and descriptors of each portal | load')
  for (const line of lines) console.log(line.join(' | '))
  const areFilesFine = exported.every(({ status }) => status === 200)
  process.exitCode = failed.length === 0 && areFilesFine && p99 <= wantedP99 ? 0 : 1
} finally {
  await db.destroy()
  await parts.stop()
  await rm(folder, { recursive: true, force: true })
}

type Somebody = { id: number; role: keyof typeof tabs; cookie: string }

async function arrive(db: Db): Promise<Somebody[]> {
  const count = { student: (people * shares.student) / 100, office: (people * shares.office) / 100 }
  const crowd = [
    ...(await peopleOf(db, 'pro-artist', people - count.student - count.office)).map((id) => ({
      id,
      role: 'artist' as const,
    })),
    ...(await peopleOf(db, 'client', count.student)).map((id) => ({ id, role: 'student' as const })),
  ]
  const signedIn: Somebody[] = []
  for (const { id, role } of crowd) {
    const session = await startSession(db, id, { ip: '127.0.0.1', userAgent: 'crowd' }, new Date())
    signedIn.push({ id, role, cookie: `atelier_session=${session}` })
  }
  for (let number = 0; number < count.office; number++) {
    const { id, visitor } = await colleague(db, overHttp(parts.url), number)
    signedIn.push({ id, role: 'office', cookie: `atelier_session=${visitor.cookies.get('atelier_session')}` })
  }
  return signedIn
}

/** Of those who were made in numbers, for they have accepted the terms; one in twelve artists has no account any more. */
async function peopleOf(db: Db, role: RoleName, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.main_role_id')
    .leftJoin('pro_artists', 'pro_artists.user_id', 'users.id')
    .select('users.id')
    .where('roles.name', '=', role)
    .where('users.email', 'like', 'many.%')
    .where((test) => test.or([test('pro_artists.id', 'is', null), test('pro_artists.activation_status', '=', 1)]))
    .orderBy('users.id')
    .limit(count)
    .execute()
  if (rows.length < count) throw new Error(`There are ${rows.length} of ${role}, and ${count} are wanted.`)
  return rows.map(({ id }) => id)
}

/** Sends what the tab sent, when it sent it, minute by minute; each tab was opened at another moment. */
async function keepOpen(tab: Tab, cookie: string, answers: Timed[], start: number, end: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  const etags = new Map<string, string>()
  const opened = start - Math.random() * minute
  for (let round = 0; ; round++) {
    for (const { at, path } of tab) {
      const due = opened + round * minute + at
      if (due < start) continue
      if (due >= end) return agent.destroy()
      const early = due - performance.now()
      if (early > 0) await setTimeout(early)
      const begun = performance.now()
      const etag = etags.get(path)
      const answer = await ask(agent, path, { cookie, ...(etag && { 'if-none-match': etag }) })
      if (answer.etag) etags.set(path, answer.etag)
      answers.push({
        at: begun - start,
        wait: performance.now() - begun,
        status: answer.status,
        isPoll: path.startsWith('/api/notifications'),
      })
    }
  }
}

type Answered = { status: number; etag: string | undefined; bytes: number }

function ask(agent: Agent, path: string, headers: Record<string, string>): Promise<Answered> {
  return new Promise((resolve) => {
    const failed = () => resolve({ status: 0, etag: undefined, bytes: 0 })
    const asking = get(`${parts.url}${path}`, { agent, headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk) => {
        bytes += chunk.length
      })
      answer.on('error', failed)
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, etag: answer.headers.etag, bytes }))
    })
    asking.on('error', failed)
  })
}

type Exported = { status: number; bytes: number; took: number }

function summaryOf(files: Exported[]): string {
  const times = files.map(({ took }) => took)
  const [usual, longest] = [percentile(times, 0.5), Math.max(...times)].map((time) => (time / 1000).toFixed(1))
  const statuses = JSON.stringify(countsOf(files.map(({ status }) => String(status))))
  const size = ((files[0]?.bytes ?? 0) / 2 ** 20).toFixed(0)
  return `files: ${statuses}, ${size} MB each, median ${usual} s, longest ${longest} s`
}

/** One file after the other, each of the whole network. */
async function exportAgainAndAgain(cookie: string, end: number): Promise<Exported[]> {
  const files: Exported[] = []
  const agent = new Agent()
  while (performance.now() < end) {
    const begun = performance.now()
    const { status, bytes } = await ask(agent, '/api/proartists/csv-export?itemsPerPage=999999999', { cookie })
    files.push({ status, bytes, took: performance.now() - begun })
    await setTimeout(1000)
  }
  return files
}

/** Each second some are notified of something, so that not every poll is answered that there is nothing new. */
async function insertNews(db: Db, ids: number[], end: number): Promise<void> {
  for (let second = 0; performance.now() < end; second++) {
    const notified = ids.filter((_, place) => place % newsEvery === second % newsEvery)
    await sql`
      insert into notifications (user_id, type, params, link, search, created_at)
      select id, 'message_arrived', '{"author": "Joanna Wrońska", "topic": {"pl": "Szkolenie", "en-US": "Training"}, "words": "Do zobaczenia!"}', 'notifications', '', now()
      from unnest(${notified}::int[]) id
    `.execute(db)
    await setTimeout(1000)
  }
}

function spentBy(all: Part[]): Record<string, number> {
  return Object.fromEntries(all.flatMap(({ name, pid }) => (pid ? [[name, processorSeconds(pid())]] : [])))
}

function lineOf(answers: Timed[], now: number): string[] {
  const recent = answers.filter(({ at }) => at >= now - minute)
  const polls = recent.filter(({ isPoll }) => isPoll).map(({ wait }) => wait)
  const portals = parts.all.filter(({ name }) => name.startsWith('portal')).map(({ pid }) => pid?.() ?? 0)
  const sizes = portals.map(
    (pid) => `${Math.round(resident(pid) / 2 ** 20)} MB ${readdirSync(`/proc/${pid}/fd`).length}`,
  )
  return [
    String(Math.round(now / minute)),
    String(recent.length),
    `${percentile(polls, 0.99).toFixed(0)} ms`,
    sizes.join(', '),
    loadavg()[0]?.toFixed(1) ?? '',
  ]
}

function countsOf(all: string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(all, (one) => one)].map(([one, same]) => [one, same.length]))
}
