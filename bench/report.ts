import { cpus, totalmem, type } from 'node:os'
import pg from 'pg'
import type { Figure } from './figures.ts'
import { type Connection, size } from './world.ts'

/** The page that goes into the documents: what was measured, where, and with what. */
export async function reportOf(figures: Figure[], connection: Connection): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query('show server_version')
  await client.end()
  const cores = cpus()
  const machine = `${cores[0]?.model.trim()}, ${cores.length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()}`
  const lines = figures.map(
    ({ name, wanted, measured, beside, isMet }) =>
      `| ${isMet ? '✓' : '✗'} | ${name} | ${wanted} | ${measured} | ${beside} |`,
  )
  return `# Benchmarks

\`npm run bench\` writes this page. It measures the portal as it runs in earnest (a process of its own, the embedded PostgreSQL
with \`fsync\` on) with ${size.artists.toLocaleString('en')} artists and ${(size.people * size.unread).toLocaleString('en')} notifications
of ${size.people.toLocaleString('en')} people, each figure beside its baseline in the same run. The baseline of questions a second is
\`node:http\` with prepared statements of \`pg\`: it looks up in the same query whose cookie it is, and checks nothing. Before the
measurement its answers are compared with the portal's. Both are asked turn by turn by a third process; the medians are shown.

| | what | wanted | measured | beside |
|---|---|---|---|---|
${lines.join('\n')}

${new Date().toISOString().slice(0, 10)} · ${machine} · Node ${process.versions.node} · PostgreSQL ${rows[0].server_version}
`
}
