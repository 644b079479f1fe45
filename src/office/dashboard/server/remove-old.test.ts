import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { CompiledQuery, type KyselyPlugin, type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { settingsTexts } from '#academy/settings/contract/settings.text.ts'
import { settings } from '#academy/settings/contract/settings.ts'
import { features } from '#app/server/app.ts'
import { type Retention, retentionBounds, retentionNames } from '#kit/contract/values/retention-days.ts'
import { newStorageKey } from '#kit/server/files/storage.ts'
import { nameOf } from '#kit/server/files/stored-files.ts'
import { sweepFiles } from '#kit/server/files/sweep.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { schedulesOf } from '#kit/server/http/feature.ts'
import { openLog } from '#kit/server/start/log.ts'
import { audit } from '#office/audit/contract/audit.ts'
import { isKnownDevice } from '#people/session/server/known-devices.queries.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { inTransactionOf } from '#testing/servers/locks.ts'

/* Old records are removed at night, after the days in the owner's settings. */

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const defaults: Retention = {
  ...{ mail_days: 365, audit_address_days: 365, device_days: 180, ended_link_days: 90 },
  ...{ trash_days: 30, read_notification_days: 90, replaced_picture_days: 90 },
}

/** As the clock does, so many days from now. Returns what went. */
async function night(days = 0, services: Partial<Portal> = {}): Promise<Record<string, number>> {
  const clock = () => new Date(world.clock.now().getTime() + days * 86_400_000)
  await schedulesOf({ ...world.portal, clock, ...services }, features)['dashboard.daily']?.run()
  const { last_retention } = await world.as.office.send(settings.get, {})
  return last_retention?.removed ?? {}
}

async function count(rows: RawBuilder<unknown>): Promise<number> {
  const { rows: found } = await sql<{ count: number }>`select count(*)::int as count ${rows}`.execute(world.db)
  return found[0]?.count ?? 0
}

test('mails that were sent or refused go a day later than they are stored; those that wait stay', async () => {
  const { db } = world
  await sql`update mails set sent_at = null`.execute(db)
  const before = await count(sql`from mails`)
  await sql`
    insert into mails ("to", subject, created_at, sent_at, refused_at, refusal) values
      ('a@example.com', 'Sent', now(), now(), null, null),
      ('b@example.com', 'Refused', now(), null, now(), '550 5.1.1'),
      ('c@example.com', 'Waits', now(), null, null, null)
  `.execute(db)
  await night(364)
  expect(await count(sql`from mails`)).toBe(before + 3)
  expect(await night(366)).toMatchObject({ mail_days: 2 })
  expect(await count(sql`from mails`)).toBe(before + 1)
})

test('lines of the audit log stay, without the address that they came from', async () => {
  const { db } = world
  const lines = await count(sql`from audit_log`)
  await sql`update audit_log set ip = '203.0.113.9'`.execute(db)
  await sql`update audit_log set at = now() - interval '364 days' where id = (select min(id) from audit_log)`.execute(
    db,
  )
  await sql`update audit_log set at = now() - interval '366 days' where id > (select min(id) from audit_log)`.execute(
    db,
  )
  expect(await night()).toMatchObject({ audit_address_days: lines - 1 })
  expect(await count(sql`from audit_log where ip is not null`)).toBe(1)
  expect(await count(sql`from audit_log`)).toBe(lines)
})

test('expired links without further use are deleted', async () => {
  const { db } = world
  const [ended, young] = [sql`now() - interval '91 days'`, sql`now() - interval '89 days'`]
  await sql`delete from pro_artist_links`.execute(db)
  await sql`
    insert into pro_artist_links (pro_artist_id, nonce, token_hash, created_at, expires_at)
    select id, 'n', ('link ' || id)::bytea, now() - interval '200 days',
      case when id % 2 = 0 then ${ended} else ${young} end
    from pro_artists
  `.execute(db)
  const openForms = sql`from pro_artist_links join pro_artists on pro_artists.id = pro_artist_id
    where invitation_status in (1, 5)`
  const formsBefore = await count(openForms)
  expect(formsBefore).toBeGreaterThan(0)
  await sql`
    insert into replaced_form_links (token_hash, pro_artist_id, replaced_at)
    select ('old ' || n)::bytea, (select min(id) from pro_artists), case n when 1 then ${ended} else ${young} end
    from generate_series(1, 2) n
  `.execute(db)
  await sql`delete from review_links`.execute(db)
  await sql`
    insert into review_links (participant_id, nonce, token_hash, made_at, expires_at, used_at, withdrawn_at)
    select id, 'n', ('review ' || id)::bytea, now(), ${ended},
      case n when 1 then now() end, case n when 2 then now() end
    from (select id, row_number() over (order by id) as n from participants limit 4) seats
  `.execute(db)
  await sql`delete from consent_links`.execute(db)
  await sql`
    insert into consent_links (token_hash, nonce, created_at, expires_at) values
      ('answered', 'n', now() - interval '2 years', null), ('ended', 'n', now(), ${ended}), ('young', 'n', now(), ${young})
  `.execute(db)
  await sql`delete from password_tokens`.execute(db)
  await sql`
    insert into password_tokens (user_id, purpose, token_hash, created_at, expires_at)
    select id, 'RESET', 'x', now(), case when id % 2 = 0 then ${ended} else ${young} end from users order by id limit 10
  `.execute(db)
  await night()
  expect(await count(openForms)).toBe(formsBefore)
  const isOver = sql`expires_at < now() - interval '90 days'`
  expect(
    await count(sql`from pro_artist_links where ${isOver} and not exists (
    select from pro_artists where pro_artists.id = pro_artist_id and invitation_status in (1, 5))`),
  ).toBe(0)
  expect(await count(sql`from pro_artist_links where not ${isOver}`)).toBeGreaterThan(0)
  expect(await count(sql`from replaced_form_links where token_hash in ('old 1', 'old 2')`)).toBe(1)
  expect(await count(sql`from review_links`)).toBe(2)
  expect(await count(sql`from consent_links`)).toBe(2)
  expect(await count(sql`from password_tokens`)).toBe(5)
})

test('browsers, read notifications and replaced pictures go after the days that are set; unread notifications stay', async () => {
  const { db } = world
  await sql`delete from known_devices`.execute(db)
  await sql`
    insert into known_devices (user_id, device_hash, seen_at)
    select (select min(id) from users), ('device ' || days)::bytea, now() - days * interval '1 day'
    from unnest(array[29, 31, 179, 181]) days
  `.execute(db)
  await sql`update notifications set read_at = null`.execute(db)
  await sql`
    update notifications set read_at = now() - case when id % 2 = 0 then 89 else 91 end * interval '1 day'
    where id in (select id from notifications order by id limit 10)
  `.execute(db)
  const notices = await count(sql`from notifications`)
  const old = await count(sql`from notifications where read_at < now() - interval '90 days'`)
  await sql`delete from replaced_avatars`.execute(db)
  await sql`
    with file as (
      insert into files (purpose, original_name, mime, bytes, storage_key, created_at)
      values ('avatar', 'before.png', 'image/webp', 1, gen_random_uuid(), now()) returning id
    )
    insert into replaced_avatars (file_id, pro_artist_id, replaced_at)
    select file.id, min(pro_artists.id), now() - interval '80 days' from file, pro_artists group by file.id
  `.execute(db)
  expect(await night()).toMatchObject({ device_days: 1, read_notification_days: old, replaced_picture_days: 0 })
  expect(await count(sql`from notifications`)).toBe(notices - old)
  const { email } = await db.selectFrom('users').select('email').orderBy('id').executeTakeFirstOrThrow()
  const client = { ip: '', userAgent: '', deviceHash: Buffer.from('device 31') }
  const isKnown = () => isKnownDevice(db, email, client, world.clock.now())
  expect(await isKnown()).toBe(true)
  await world.as.owner.send(settings.setRetention, { ...defaults, device_days: 30, replaced_picture_days: 60 })
  // At once, not only at night.
  expect(await isKnown()).toBe(false)
  expect(await night()).toMatchObject({ device_days: 2, read_notification_days: 0, replaced_picture_days: 1 })
  await world.as.owner.send(settings.setRetention, defaults)
})

test('the trash is emptied after the days that are set, unless it is that of another database', async () => {
  const { portal, config, db } = world
  const key = newStorageKey()
  await portal.storage.create(nameOf(key, 'large'), 'x')
  const longAgo = new Date(Date.now() - 7_200_000)
  await utimes(join(config.dataDir, 'files', nameOf(key, 'large')), longAgo, longAgo)
  await sweepFiles({ ...portal, config, clock: world.clock.now }, { all: true })
  const inTrash = async () => (await Array.fromAsync(portal.storage.list('trash/'))).length
  const thrown = await inTrash()
  expect(thrown).toBeGreaterThan(0)
  expect(await night(29)).toMatchObject({ trash_days: 0 })
  const { id } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()
  await db.updateTable('installation').set({ id: crypto.randomUUID() }).execute()
  expect(await night(32)).toMatchObject({ trash_days: 0 })
  await db.updateTable('installation').set({ id }).execute()
  expect(await inTrash()).toBe(thrown)
  expect(await night(32)).not.toMatchObject({ trash_days: 0 })
  expect(await inTrash()).toBe(0)
})

test('a removal that fails holds up no other: the log and the run report it, and the job fails', async () => {
  const { db } = world
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'This row is held.'; end $$;
    create trigger refuse before delete on known_devices for each row execute function refuse();
    create trigger refuse before delete on password_tokens for each row execute function refuse();
  `.execute(db)
  await sql`
    insert into known_devices (user_id, device_hash, seen_at)
    select min(id), 'old', now() - interval '400 days' from users
  `.execute(db)
  await sql`
    insert into password_tokens (user_id, purpose, token_hash, created_at, expires_at)
    select min(id), 'RESET', 'refused', now(), now() - interval '400 days' from users
  `.execute(db)
  await sql`
    insert into consent_links (token_hash, nonce, created_at, expires_at)
    values ('behind', 'n', now(), now() - interval '400 days')
  `.execute(db)
  await sql`
    insert into mails ("to", subject, created_at, sent_at)
    values ('behind@example.com', 'Behind', now(), now() - interval '400 days')
  `.execute(db)
  const lines: string[] = []
  const log = openLog({ logLevel: 'error' }, { write: (line) => lines.push(line) })
  await expect(night(0, { log })).rejects.toThrow('This row is held.')
  const failed = async () => (await db.selectFrom('retention_runs').select('failed').orderBy('id').execute()).at(-1)
  expect(await failed()).toEqual({ failed: ['device_days', 'ended_link_days'] })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'removal failed', removal: 'device_days', err: { message: 'This row is held.' } },
    { msg: 'removal failed', removal: 'ended_link_days', err: { message: 'This row is held.' } },
  ])
  expect(await count(sql`from consent_links where token_hash = 'behind'`)).toBe(0)
  expect(await count(sql`from mails where subject = 'Behind'`)).toBe(0)
  await sql`drop function refuse cascade`.execute(db)
  expect(await night()).toMatchObject({ device_days: 1 })
  expect(await failed()).toEqual({ failed: [] })
})

test('more rows than a batch go, and a row that somebody holds makes nobody wait', async () => {
  const { db } = world
  await sql`
    insert into mails ("to", subject, created_at, sent_at)
    select 'many@example.com', 'Many', now(), now() - interval '400 days' from generate_series(1, 2500)
  `.execute(db)
  const other = await inTransactionOf(world)
  await other.query(`update mails set refusal = null where id = (select max(id) from mails where subject = 'Many')`)
  expect(await night()).toMatchObject({ mail_days: 2499 })
  await other.query('commit')
  expect(await night()).toMatchObject({ mail_days: 1 })
})

test('what is old is found by an index, however much is young', async () => {
  const queries: CompiledQuery[] = []
  const listener: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      queries.push(world.db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await night(0, { db: world.db.withPlugin(listener) })
  const batches = queries.filter(({ sql }) => sql.includes('skip locked') && !sql.includes('retention_runs'))
  expect(batches.length).toBeGreaterThan(8)
  const read = await world.db.transaction().execute(async (tx) => {
    // With few rows the planner would read all, even if there is an index.
    await sql`set local enable_seqscan = off`.execute(tx)
    const plans: string[] = []
    for (const { sql: text, parameters } of batches) {
      const explained = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters])
      plans.push(JSON.stringify((await tx.executeQuery(explained)).rows))
    }
    return plans
  })
  expect(read.filter((plan) => plan.includes('"Seq Scan"') || !plan.includes('"Index Cond"'))).toEqual([])
})

test('only the owner decides for how long, within the bounds that each field names', async () => {
  const { office, owner } = world.as
  expect(await office.send(settings.get, {})).toMatchObject(defaults)
  expect((await office.call(settings.setRetention, defaults)).status).toBe(403)
  for (const name of retentionNames) {
    const { min, max } = retentionBounds[name]
    for (const days of [min - 1, max + 1])
      expect((await owner.attempt(settings.setRetention, { ...defaults, [name]: days })).status).toBe(422)
    for (const days of [min, max])
      expect((await owner.call(settings.setRetention, { ...defaults, [name]: days })).status).toBe(200)
    for (const texts of Object.values(settingsTexts.settings))
      expect(texts[`retention_hint_${name}`]).toMatch(new RegExp(` ${min} (do|to) ${max}\\.$`))
  }
  await owner.send(settings.setRetention, defaults)
})

test('the audit log names the times that changed, in words', async () => {
  const { owner } = world.as
  await owner.send(settings.setRetention, { ...defaults, mail_days: 100 })
  const [line] = (await owner.send(audit.list, { event: 'settings.changed' })).data
  const { data } = await owner.send(audit.get, { id: line?.id as number })
  expect(data.changes).toEqual([
    { field: 'mail_days', label: 'Wysłane wiadomości e-mail (dni)', before: 365, after: 100 },
  ])
  await owner.send(settings.setRetention, defaults)
})
