import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { fillPath } from '#kit/contract/endpoint.ts'
import { certificateNumber } from '#teaching/certificates/contract/certificate-number.ts'
import { certificates } from '#teaching/certificates/contract/certificates.ts'
import type { PortalProcess } from '#testing/servers/portal-process.ts'
import { Visitor } from '#testing/visitor.ts'
import type { Figure } from './figures.ts'
import { childrenOf, resident } from './memory.ts'
import type { World } from './world.ts'

const count = 1000
/** By which they are found, and taken away again. */
const title = 'A thousand certificates of the benchmark'
const megabyte = 1024 * 1024

/** A thousand certificates that nobody has requested yet, as one ZIP: printed by a task, and then saved. */
export async function measureCertificates({ office, connection }: World, portal: PortalProcess): Promise<Figure[]> {
  const client = new pg.Client(connection)
  await client.connect()
  const session = office[0]?.cookie.split('=')[1] ?? ''
  const visitor = await Visitor.withSession(portal.server, '127.0.0.1', session)
  try {
    await issue(client)
    const memory = { portal: [resident(portal.pid)], press: [] as number[] }
    const begin = performance.now()
    const { data } = await visitor.send(certificates.bundle, { filter: title })
    for (let printed = 0; printed < count; ) {
      if (performance.now() - begin > 300_000) throw new Error(`${printed} of ${count} are printed.`)
      await setTimeout(200)
      printed = (await visitor.send(certificates.bundleProgress, { id: data.id })).data.printed
      memory.portal.push(resident(portal.pid))
      memory.press.push(...childrenOf(portal.pid, 'press-process').map(resident))
    }
    const printing = performance.now() - begin
    const zip = await fetch(`${portal.url}${fillPath(certificates.zip.path, { id: data.id })}`, {
      headers: { cookie: office[0]?.cookie ?? '' },
    })
    const { byteLength } = await zip.arrayBuffer()
    const took = performance.now() - begin
    memory.portal.push(resident(portal.pid))
    const grown = (Math.max(...memory.portal) - (memory.portal[0] as number)) / megabyte
    const press = Math.max(...memory.press) / megabyte
    return [
      {
        name: `${count.toLocaleString('en')} certificates as one ZIP`,
        wanted: '≤ 60 s',
        measured: `${(took / 1000).toFixed(1)} s`,
        detail: `printed after ${(printing / 1000).toFixed(1)} s, ${Math.round(byteLength / megabyte)} MB`,
        isMet: took <= 60_000,
      },
      {
        name: 'The same, memory of the server',
        wanted: '≤ 64 MB more',
        measured: `${Math.round(grown)} MB more`,
        detail: `the process that prints: ${Math.round(press)} MB at the most, replaced every 100`,
        isMet: grown <= 64,
      },
    ]
  } finally {
    await client.query('delete from certificates where title = $1', [title])
    await client.end()
  }
}

async function issue(client: pg.Client): Promise<void> {
  const numbers = Array.from({ length: count }, () => certificateNumber(2026, randomBytes(7)))
  await client.query(
    `insert into certificates
      (number, language, holder, title, artist, technique, place, first_day, last_day, minutes, issued_at)
    select number, 'pl', 'Małgorzata Śliwińska-Żółkoś', $2, 'Maja Żurawska', 'LIPS', 'Studio, Łódź', '2026-03-12', '2026-03-13', 960, now()
    from unnest($1::text[]) number`,
    [numbers, title],
  )
}
