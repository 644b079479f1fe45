import { spawnSync } from 'node:child_process'
import { get, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { type Figure, median } from './figures.ts'
import type { Connection, Reader, World } from './world.ts'

const rounds = 3
/** The time of a file relative to COPY has to hold in each of so many. */
const exportRounds = 5
const megabyte = 1024 * 1024

type Portal = { url: string; pid: number }
type Received = { firstByte: number; total: number; bytes: number; grown: number }

/** 99,999 rows: the specification's default page, and the export of them all. */
export async function measureLargeAnswers({ office, connection }: World, portal: Portal): Promise<Figure[]> {
  const reader = office[0] as Reader
  // A process that has worked for a while: what a young one grows by while it learns is not the answers' doing.
  for (let page = 1; page <= 200; page++) await receive(portal, `/api/proartist?itemsPerPage=25&page=${page}`, reader)
  const pages: Received[] = []
  for (let round = 0; round < rounds; round++) pages.push(await receive(portal, '/api/proartist', reader))
  const exports: Received[] = []
  const copies: number[] = []
  for (let round = 0; round < exportRounds; round++) {
    exports.push(await receive(portal, '/api/proartists/csv-export?itemsPerPage=999999999', reader))
    copies.push(await copy(connection))
  }
  const page = {
    firstByte: median(pages.map(({ firstByte }) => firstByte)),
    total: median(pages.map(({ total }) => total)),
  }
  const grown = Math.max(...pages.map((one) => one.grown))
  const file = {
    firstByte: median(exports.map(({ firstByte }) => firstByte)),
    total: median(exports.map(({ total }) => total)),
  }
  const ratios = exports.map(({ total }, round) => total / (copies[round] as number))
  const ratio = Math.max(...ratios)
  const weight = `${Math.round((pages[0]?.bytes ?? 0) / megabyte)} MB in ${Math.round(page.total)} ms`
  return [
    atMost('99,999 rows as JSON, first byte', 100, page.firstByte, 'ms', weight),
    atMost(
      '99,999 rows as JSON, memory of the server',
      64,
      grown / megabyte,
      'MB',
      'more than before, at the most of three in a row',
    ),
    {
      name: 'CSV of all artists, time, in each of five',
      wanted: '≤ 2 × COPY',
      measured: `${ratio.toFixed(2)} × at most, ${median(ratios).toFixed(2)} × as a rule (${Math.round(file.total)} ms)`,
      detail: `\`COPY (select …) TO STDOUT\` over the same protocol: ${Math.round(median(copies))} ms`,
      isMet: ratio <= 2,
    },
    atMost(
      'CSV of all artists, first byte',
      50,
      file.firstByte,
      'ms',
      `${Math.round((exports[0]?.bytes ?? 0) / megabyte)} MB`,
    ),
  ]
}

function atMost(name: string, most: number, value: number, unit: string, detail: string): Figure {
  return { name, wanted: `≤ ${most} ${unit}`, measured: `${Math.round(value)} ${unit}`, detail, isMet: value <= most }
}

async function receive({ url, pid }: Portal, path: string, { cookie }: Reader): Promise<Received> {
  const before = residentBytes(pid)
  let most = before
  const sampling = setInterval(() => {
    most = Math.max(most, residentBytes(pid))
  }, 50)
  const begin = performance.now()
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(`${url}${path}`, { headers: { cookie } }, resolve).on('error', reject),
  )
  let firstByte = 0
  let bytes = 0
  for await (const chunk of response) {
    firstByte ||= performance.now() - begin
    bytes += (chunk as Buffer).length
  }
  clearInterval(sampling)
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}.`)
  return { firstByte, total: performance.now() - begin, bytes, grown: most - before }
}

/** The portal's own process, without the database: the same for every platform that has `ps`. */
function residentBytes(pid: number): number {
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)]).stdout.toString()) * 1024
}

const columns = `
  last_name, first_name, email, phone, c.name ->> 'pl', city, techniques, years_of_experience, invitation_status,
  l.name ->> 'pl', activation_status, pro_team, trainings_sold, trainings_uncompleted, average_rating, reviews_count,
  applied_at, status_changed_at`

/** How long the database alone takes to hand out the same rows in the same order. `pg` reads what COPY sends and drops it. */
async function copy(connection: Connection): Promise<number> {
  const client = new pg.Client(connection)
  await client.connect()
  const begin = performance.now()
  await client.query(`
    copy (
      select ${columns} from pro_artists a join countries c on c.id = country_id left join levels l on l.id = level_id
      where invitation_status = 3 order by a.id
    ) to stdout (format csv, delimiter ';', header)`)
  const taken = performance.now() - begin
  await client.end()
  return taken
}
