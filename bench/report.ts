import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem, type } from 'node:os'
import pg from 'pg'
import type { Figure } from './figures.ts'
import { type Growth, ninetyFifthOf, typicalOf } from './growth.ts'
import { type Connection, size } from './world.ts'

const page = 'docs/benchmarks.md'
const growthHeading = '## Lists as they grow'

/** All but how lists grow, which a run of its own writes. */
export async function writeReport(text: string): Promise<void> {
  const before = existsSync(page) ? await readFile(page, 'utf8') : ''
  const growth = before.includes(growthHeading) ? `\n${before.slice(before.indexOf(growthHeading))}` : ''
  await writeFile(page, text + growth)
  console.log(`Written to ${page}.`)
}

export async function writeGrowth(sizes: Growth[], figures: Figure[]): Promise<void> {
  const before = (await readFile(page, 'utf8')).split(growthHeading)[0] ?? ''
  const ms = (time: number) => `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`
  const rows = sizes.map((size) => {
    const cells = [typicalOf(size), ninetyFifthOf(size), size.slowest.time, size.page10000, size.total].map(ms)
    return `| ${size.artists.toLocaleString('en')} | ${cells.join(' | ')} |`
  })
  const lines = figures.map(
    ({ name, wanted, measured, detail, isMet }) =>
      `- ${isMet ? '✓' : '✗'} ${name}: ${measured}, wanted ${wanted} (${detail}).`,
  )
  const load = loadavg()[0]?.toFixed(1)
  await writeFile(
    page,
    `${before.trimEnd()}

${growthHeading}

\`npm run bench -- --artists ${sizes.at(-1)?.artists}\` writes this part. A page of 25 of the network, in every order of its screen both ways with each of
its filters and some words, and of the two queues, in which one in eleven waits; the whole answer over HTTP, the best of three. The total comes with the rows, or after them from a call of
its own (decision 044).

| artists | rows, median | rows, 95 in 100 | rows, slowest | page 10,000 by name, or the last | total and counts of the filters |
|---|---|---|---|---|---|
${rows.join('\n')}

${lines.join('\n')}

Slowest: ${sizes.at(-1)?.slowest.name}. ${new Date().toISOString().slice(0, 10)} · ${machine()} · load of the machine ${load}
`,
  )
  console.log(`Written to ${page}.`)
}

function machine(): string {
  const cores = cpus()
  return `${cores[0]?.model.trim()}, ${cores.length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()}`
}

/** The page for the documents: what was measured, where, and with what. */
export async function reportOf(figures: Figure[], connection: Connection): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query('show server_version')
  await client.end()
  const lines = figures.map(
    ({ name, wanted, measured, detail, isMet }) =>
      `| ${isMet ? '✓' : '✗'} | ${name} | ${wanted} | ${measured} | ${detail} |`,
  )
  return `# Benchmarks

\`npm run bench\` writes this page. It measures the portal as it runs in earnest (a process of its own, the embedded PostgreSQL
with \`fsync\` on) with ${size.artists.toLocaleString('en')} artists and ${(size.people * size.unread).toLocaleString('en')} notifications
of ${size.people.toLocaleString('en')} people, each figure against its baseline in the same run. The baseline of requests per second is
\`node:http\` with prepared statements of \`pg\`: it looks up in the same query whose cookie it is, and checks nothing. Before the
measurement its answers are compared with the portal's. A third process queries both in turn; the medians are shown.
Where the time goes of what is not met, and what was tried, is in [decision 127](decisions/127-where-the-time-of-slow-figures-goes.md).

| | what | wanted | measured | compared with |
|---|---|---|---|---|
${lines.join('\n')}

${new Date().toISOString().slice(0, 10)} · ${machine()} · Node ${process.versions.node} · PostgreSQL ${rows[0].server_version}
`
}
