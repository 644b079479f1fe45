import { setTimeout } from 'node:timers/promises'
import { openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { startSession } from '#kit/server/session/session.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { webhooks } from '#office/webhooks/contract/webhooks.ts'
import { students } from '#people/students/contract/students.ts'
import type { PortalProcess } from '#testing/servers/portal-process.ts'
import type { WebhookReceiver } from '#testing/servers/webhook-receiver.ts'
import { Visitor } from '#testing/visitor.ts'
import { type Figure, percentile } from './figures.ts'
import type { Connection } from './world.ts'

const events = 10_000
/** So many change a student each, again and again. */
const atOnce = 20
/** In milliseconds, for each request. */
const slowness = 1000

/** Many events of which two programs are notified, one of them slow: what requests that record them wait for, and the quick program. */
export async function measureWebhooks(
  portal: PortalProcess,
  connection: Connection,
  receiver: WebhookReceiver,
): Promise<Figure[]> {
  const db = openDatabase(openPool(connection))
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'owner@atelier.test')
    .executeTakeFirstOrThrow()
  const session = await startSession(db, id, { ip: '127.0.0.1', userAgent: 'benchmark' }, new Date())
  // Those of the demo lead nowhere.
  await db.updateTable('webhooks').set({ is_on: false }).execute()
  await db.destroy()
  const visitor = () => Visitor.withSession(portal.server, '127.0.0.1', session)
  const [owner, reader] = [await visitor(), await visitor()]
  const visitors = await Promise.all(Array.from({ length: atOnce }, visitor))
  const { data: chosen } = await owner.send(students.list, { itemsPerPage: atOnce })

  /** Each changes the note of a student, as often as needed; how long each change took, and reading meanwhile. */
  async function change(count: number) {
    const changed: number[] = []
    const read: number[] = []
    let isOver = false
    const reading = async () => {
      while (!isOver) {
        read.push(await lasting(() => reader.send(benefits.list, {})))
        await setTimeout(20)
      }
    }
    const changing = async (visitor: Visitor, id: number) => {
      let { data: student } = await visitor.send(students.get, { id })
      for (let number = 0; number < count / atOnce; number++)
        changed.push(
          await lasting(async () => {
            const internal_note = `${number} ${performance.now()}`
            student = (await visitor.send(students.update, { ...student, internal_note })).data
          }),
        )
    }
    const all = Promise.all(visitors.map((visitor, place) => changing(visitor, chosen[place]?.id ?? 0)))
    const rest = reading()
    await all
    isOver = true
    await rest
    return { changed: percentile(changed, 0.5), read: percentile(read, 0.99) }
  }

  await change(events / 20)
  const before = await change(events / 5)
  receiver.respond('/slow', (response) => void setTimeout(slowness).then(() => response.writeHead(204).end()))
  const ids: number[] = []
  for (const path of ['/slow', '/quick']) {
    const draft = { name: path.slice(1), url: receiver.origin + path, events: ['student.edited' as const] }
    ids.push((await owner.send(webhooks.create, draft)).data.id)
  }
  const begin = performance.now()
  const during = await change(events)
  const recorded = performance.now()
  while (receiver.at('/quick').length < events) {
    if (performance.now() - recorded > 120_000) throw new Error(`${receiver.at('/quick').length} have arrived.`)
    await setTimeout(50)
  }
  const late = (performance.now() - recorded) / 1000
  const slow = receiver.at('/slow').length
  const most = (4 * (performance.now() - begin)) / slowness + 4
  // The folder is reused: the next run finds it as this one did.
  for (const id of ids) await owner.send(webhooks.remove, { id })
  return [
    {
      name: `${events.toLocaleString('en')} events of which two programs are notified, one of them slow: a request that records one (median)`,
      wanted: '≤ 1.6 × without programs',
      measured: `${(during.changed / before.changed).toFixed(2)} ×`,
      detail: `${during.changed.toFixed(1)} ms, without programs ${before.changed.toFixed(1)} ms, ${atOnce} at once`,
      isMet: during.changed <= 1.6 * before.changed,
    },
    {
      name: 'A list that is read meanwhile (p99)',
      wanted: '≤ 1.6 × without programs',
      measured: `${(during.read / before.read).toFixed(2)} ×`,
      detail: `${Math.round(during.read)} ms, without programs ${Math.round(before.read)} ms`,
      isMet: during.read <= 1.6 * before.read,
    },
    {
      name: 'The quick program has all of them after the last one happened',
      wanted: '≤ 30 s',
      measured: `${late.toFixed(1)} s`,
      detail: `recorded in ${Math.round((recorded - begin) / 1000)} s; the slow one, a second for each request, had ${slow}`,
      isMet: late <= 30 && slow <= most,
    },
  ]
}

async function lasting(run: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await run()
  return performance.now() - begin
}
