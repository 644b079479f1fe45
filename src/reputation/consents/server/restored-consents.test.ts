import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { listeners } from '#app/server/app.ts'
import { session } from '#kit/contract/session.ts'
import { type Channel, channels, consents } from '#reputation/consents/contract/consents.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { doubtCopiesLater } from '#reputation/portfolio/server/doubted-copies.steps.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { answer, newRequest, statusesOf, visibleTo } from '#testing/fixtures/consent-requests.ts'
import { insertCopies } from '#testing/make/make-portfolio.ts'
import { enterWithdrawals } from './withdrawals.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const all = [...channels]
const none: Channel[] = []

describe('a backup that is restored', () => {
  /** Removes later events from every table, as if a backup was restored. */
  const forgotten = async (id: number, since: number) => {
    await sql`alter table consent_events disable trigger user`.execute(world.db)
    await sql`delete from consent_events where portfolio_item_id = ${id} and id > ${since}`.execute(world.db)
    await sql`alter table consent_events enable trigger user`.execute(world.db)
    await sql`
      update portfolio_items set consent_state = 'GIVEN', consented = '{ACADEMY,SOCIAL,WEBSITE}' where id = ${id}
    `.execute(world.db)
  }
  const newest = async (id: number) =>
    (
      await world.db
        .selectFrom('consent_events')
        .select((eb) => eb.fn.max('id').as('id'))
        .where('portfolio_item_id', '=', id)
        .executeTakeFirstOrThrow()
    ).id

  test('does not bring back what was withdrawn after it was made', async () => {
    const { id, imageId, hash, model } = await newRequest(world)
    await answer(model, hash, ...channels)
    const backup = await newest(id)
    await answer(model, hash)
    await forgotten(id, backup)
    expect(new Set(await statusesOf(world, imageId, hash))).toContain(200)
    // A power cut may have left half of one.
    await world.portal.storage.create('withdrawals/3f2a.json', '{"item":"3f')
    await enterWithdrawals(world.portal)
    await enterWithdrawals(world.portal)
    expect(new Set(await statusesOf(world, imageId, hash))).toEqual(new Set([404]))
    const { data } = await world.as.artist.send(consents.get, { id })
    expect(data.history.filter(({ event }) => event === 'WITHDRAWN')).toHaveLength(1)
  })

  test('does not bring back what an earlier version of the portal wrote into a file', async () => {
    const { id, imageId, hash, model } = await newRequest(world)
    await answer(model, hash, ...channels)
    const { consent_key: item } = await world.db
      .selectFrom('portfolio_items')
      .select('consent_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const at = new Date(Date.now() + 1000).toISOString()
    const line = JSON.stringify({
      key: 'unused',
      item,
      event: 'WITHDRAWN',
      channels: ['SOCIAL', 'WEBSITE', 'ACADEMY'],
      at,
    })
    const file = join(world.config.dataDir, 'withdrawn-consents.jsonl')
    await writeFile(file, `${line}\n${line}\n{"key":"3f`)
    await enterWithdrawals(world.portal)
    expect(new Set(await statusesOf(world, imageId, hash))).toEqual(new Set([404]))
    await expect(access(file)).rejects.toThrow('ENOENT')
    expect((await world.as.artist.send(consents.get, { id })).data.state).toBe('WITHDRAWN')
  })

  test('hides its copies as well, which were declared to show nobody', async () => {
    const { pro_artist } = await world.as.artist.send(session.user, {})
    const { id, copy } = await insertCopies(world.db, pro_artist?.id ?? 0)
    const since = await newest(id)
    world.clock.advance({ minutes: 1 })
    const paper = { id, seen_until: 0, seen_event: null, said_on: '2026-02-01', note: 'List.' }
    await world.as.office.send(consents.record, { ...paper, give: none, withdraw: all })
    await forgotten(id, since)
    const approved = { status: 'APPROVED' as const }
    await world.db.updateTable('portfolio_items').set(approved).where('id', '=', copy).execute()
    const sent: unknown[] = []
    const jobs = { ...world.portal.jobs, send: async (_db: unknown, ...job: unknown[]) => void sent.push(job) }
    await enterWithdrawals({ ...world.portal, jobs })
    expect(sent).toEqual([['task', { name: 'portfolio.doubtCopies', id }]])
    await doubtCopiesLater(world.portal, listeners, id)
    expect((await world.as.artist.send(portfolio.get, { id: copy })).data.status).toBe('PENDING')
  })

  test('is not accepted from an older tab with other events, though ids are reused', async () => {
    const { id, hash, model } = await newRequest(world)
    await answer(model, hash, 'ACADEMY')
    const backup = await newest(id)
    await answer(model, hash, 'ACADEMY', 'SOCIAL')
    const { channels: _, ...shown } = await visibleTo(model, hash)
    await forgotten(id, backup)
    await sql`select setval(pg_get_serial_sequence('consent_events', 'id'), ${backup})`.execute(world.db)
    await answer(model, hash)
    const stale = { hash, ...shown, give: ['WEBSITE' as const], withdraw: none, is_again: true }
    expect(await model.attempt(consents.answer, stale)).toMatchObject({
      status: 409,
      body: { code: 'consent_changed' },
    })
  })

  test('does not change a consent that was given again since', async () => {
    const { id, hash, model } = await newRequest(world)
    await answer(model, hash, ...channels)
    await answer(model, hash)
    world.clock.advance({ minutes: 1 })
    await answer(model, hash, 'WEBSITE')
    await enterWithdrawals(world.portal)
    expect((await world.as.artist.send(consents.get, { id })).data).toMatchObject({
      state: 'GIVEN',
      channels: ['WEBSITE'],
    })
  })
})
