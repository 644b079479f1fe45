import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { features, startWork } from '#app/server/app.ts'
import { openPortal } from '#app/server/portal.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Connection } from '#kit/server/postgres/server/postgres.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { personalData } from '#office/personal-data/contract/personal-data.ts'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { answer, newRequest } from '#testing/fixtures/consent-requests.ts'
import { confirmSessions } from '#testing/fixtures/second-factor.ts'
import { tracesOf } from '#testing/fixtures/traces.ts'
import { castArtist } from '#testing/make/make-artists.ts'
import { insertImport } from '#testing/make/make-imports.ts'
import { reportedContent } from '#testing/make/make-reports.ts'
import { openTrainingOf, signedUp, waitingSignUp } from '#testing/make/make-sign-ups.ts'
import { insertBatch } from '#testing/make/make-voucher-batches.ts'
import { cloneDatabase } from '#testing/servers/clone.ts'
import { inTransactionOf, untilWaiting } from '#testing/servers/locks.ts'
import type { Visitor } from '#testing/visitor.ts'
import { undoneErasures } from './erasure/repeated-erasures.ts'
import { guestEmails } from './guests.queries.ts'

const declared = declaredBy(Object.values(features))

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

let count = 0
/** Somebody whom nobody else is called like. */
function newGuest() {
  count += 1
  return {
    email: `Gosia.${count}@goscie.example`,
    first_name: 'Gosia',
    last_name: `Gościnna${'x'.repeat(count)}`,
    phone: `+4860777${String(count).padStart(4, '0')}`,
  }
}
type Guest = ReturnType<typeof newGuest>

/** Wherever the portal knows a guest: a seat that is held, a report, a consent, a list of vouchers, a table, and the words of others. */
async function knownEverywhere(guest: Guest) {
  const { db } = world
  const training = await openTrainingOf(world, null, { seats_max: 1 } as never)
  const { id: signUp } = await waitingSignUp(world, training, guest)
  const { id: report } = await reportedContent(world, await castArtist(db), guest.email.toLowerCase())
  const work = await newRequest(world)
  await answer(work.model, work.hash, 'WEBSITE')
  await db.updateTable('consent_links').set({ sent_to: guest.email }).where('portfolio_item_id', '=', work.id).execute()
  const batch = await insertBatch(db, 'DONE')
  const table = await insertImport(db, 'DONE')
  await sql`
    with row as (
      insert into voucher_batch_rows (batch_id, line, said, email, problem)
      values (${batch.id}, 9, ${guest.email}, ${guest.email}, 'unknown')
    ), cells as (
      insert into import_rows (import_id, line, cells, outcome) values (${table.id}, 9, array['Gosia', ${guest.email}], 'ERROR')
    )
    update messages set text = ${`Dzwoniła ${guest.first_name} ${guest.last_name}, ${guest.phone}.`}
    where id = (select min(id) from messages where text is not null)
  `.execute(db)
  return { training, signUp, report, work: work.id }
}

/** An owner who has just confirmed who they are. */
async function confirmedOwner(): Promise<Visitor> {
  const owner = await world.visitor('owner')
  await confirmSessions(world)
  return owner
}

const wordsOf = ({ email, first_name, last_name, phone }: Guest) => [email, `${first_name} ${last_name}`, phone]

describe('a guest who is erased', () => {
  test('is nowhere any more; the preview was right, a held seat is free, and consent is withdrawn', async () => {
    const { db } = world
    const owner = await confirmedOwner()
    const guest = newGuest()
    const { training, signUp, work } = await knownEverywhere(guest)
    expect((await tracesOf(db, wordsOf(guest))).length).toBeGreaterThan(10)
    const seats = db.selectFrom('trainings').select('seats_left').where('id', '=', training)
    expect(await seats.executeTakeFirst()).toEqual({ seats_left: 0 })
    await db.updateTable('audit_log').set({ ip: '203.0.113.7' }).where('kind', '=', 'signUp').execute()
    const { data: preview } = await owner.send(erasures.previewGuest, { email: guest.email })
    const { data: done } = await owner.send(erasures.eraseGuest, { email: guest.email.toUpperCase() })
    expect(done).toMatchObject({ cause: 'GUEST', name: null, receipt: preview })
    expect(done.requested_by).toBe(`${cast.owner.first_name} ${cast.owner.last_name}`)
    expect(await tracesOf(db, wordsOf(guest))).toEqual([])
    expect(await seats.executeTakeFirst()).toEqual({ seats_left: 1 })
    const item = db.selectFrom('portfolio_items').select('consent_state').where('id', '=', work)
    expect(await item.executeTakeFirst()).toEqual({ consent_state: 'WITHDRAWN' })
    // Who did it is in the audit log, and of the guest's own lines nothing but what happened.
    const lines = db.selectFrom('audit_log').select(['event', 'details', 'ip', 'user_id'])
    expect(await lines.where('kind', '=', 'erasure').where('subject_id', '=', done.id).execute()).toMatchObject([
      { event: 'erasure.done', details: { cause: 'GUEST' }, user_id: expect.any(Number) },
    ])
    const own = await lines.where('kind', '=', 'signUp').where('subject_id', '=', signUp).execute()
    expect(own.map(({ ip }) => ip)).toEqual(own.map(() => null))
  })

  test('is erased once, however often it is sent, also at once; who signs up again is erased again', async () => {
    const owner = await confirmedOwner()
    const guest = newGuest()
    const training = await openTrainingOf(world, null)
    await signedUp(world, training, guest)
    const second = await confirmedOwner()
    const [one, other] = await Promise.all([
      owner.send(erasures.eraseGuest, { email: guest.email }),
      second.send(erasures.eraseGuest, { email: guest.email }),
    ])
    expect(other.data).toEqual(one.data)
    expect((await owner.send(erasures.eraseGuest, { email: guest.email })).data).toEqual(one.data)
    await signedUp(world, training, guest)
    expect((await owner.send(erasures.eraseGuest, { email: guest.email })).data.id).toBeGreaterThan(one.data.id)
  })

  test('leaves what others have: a namesake with an account, and another guest with the same phone', async () => {
    const { db } = world
    const guest = { ...newGuest(), first_name: cast.student.first_name, last_name: cast.student.last_name }
    const other = { ...newGuest(), phone: guest.phone }
    const training = await openTrainingOf(world, null)
    await waitingSignUp(world, training, guest)
    await waitingSignUp(world, training, other)
    const text = `${guest.first_name} ${guest.last_name} prosi o telefon ${guest.phone}.`
    await writeMessage(text)
    await (await confirmedOwner()).send(erasures.eraseGuest, { email: guest.email })
    expect(await lastMessage()).toBe(text)
    expect(await tracesOf(db, [other.email])).toContain('sign_ups.email')
  })

  test('leaves in the words of others what anybody could have typed: names and phones under an unproven email, and in a report', async () => {
    const { db } = world
    const guest = newGuest()
    await signedUp(world, await openTrainingOf(world, null), guest)
    const { id } = await reportedContent(world, await castArtist(db), guest.email.toLowerCase())
    await db.updateTable('content_notices').set({ name: 'Nano brwi' }).where('id', '=', id).execute()
    const text = `Nano brwi prowadzi ${guest.first_name} ${guest.last_name}, ${guest.phone}.`
    await writeMessage(text)
    await (await confirmedOwner()).send(erasures.eraseGuest, { email: guest.email })
    expect(await lastMessage()).toBe(text)
  })

  test('leaves the phone of the academy, which anybody may type', async () => {
    const { operator_phone: phone } = await world.db
      .selectFrom('settings')
      .select('operator_phone')
      .executeTakeFirstOrThrow()
    const guest = { ...newGuest(), phone: phone as string }
    await waitingSignUp(world, await openTrainingOf(world, null), guest)
    const text = `Zadzwoń do akademii: ${phone}.`
    await writeMessage(text)
    await (await confirmedOwner()).send(erasures.eraseGuest, { email: guest.email })
    expect(await lastMessage()).toBe(text)
  })

  test('is erased by an owner who has just confirmed who they are', async () => {
    const guest = newGuest()
    await signedUp(world, await openTrainingOf(world, null), guest)
    const owner = await world.visitor('owner')
    const body = { email: guest.email }
    expect(await owner.call(erasures.eraseGuest, body)).toMatchObject({ body: { code: 'confirmation_needed' } })
    await owner.send(twoFactor.confirm, { own_password: cast.owner.password })
    expect((await owner.send(erasures.eraseGuest, body)).data.cause).toBe('GUEST')
  })

  test('is not erased after the next start where the erasure failed', async () => {
    const { db, portal } = world
    const guest = newGuest()
    await signedUp(world, await openTrainingOf(world, null), guest)
    const owner = await confirmedOwner()
    const before = await undoneErasures(db, portal.storage)
    await sql`
      create function fail_at_commit() returns trigger language plpgsql as $$ begin raise 'The disk is full.'; end $$;
      create constraint trigger fail_at_commit after update on erasures
        deferrable initially deferred for each row execute function fail_at_commit()
    `.execute(db)
    const { status } = await owner.call(erasures.eraseGuest, { email: guest.email })
    await sql`drop function fail_at_commit cascade`.execute(db)
    expect(status).toBe(500)
    expect(await undoneErasures(db, portal.storage)).toEqual(before)
  })

  test('who is given a seat at the same moment is a student, and not erased', async () => {
    const { db } = world
    const guest = newGuest()
    const training = await openTrainingOf(world, null)
    const { id } = await waitingSignUp(world, training, guest)
    const owner = await confirmedOwner()
    const other = await inTransactionOf(world)
    await other.query('select from sign_ups where id = $1 for update', [id])
    const accepting = world.as.office.call(signUps.accept, { id, student_package_id: null } as never)
    await untilWaiting(db, 1)
    const erasing = owner.call(erasures.eraseGuest, { email: guest.email })
    await untilWaiting(db, 2)
    await other.query('commit')
    expect((await accepting).status).toBeLessThan(300)
    expect(await erasing).toMatchObject({ status: 409, body: { code: 'guest_has_account' } })
  })
})

async function writeMessage(text: string): Promise<void> {
  await sql`update messages set text = ${text} where id = (${lastOne})`.execute(world.db)
}

async function lastMessage(): Promise<string | undefined> {
  const { rows } = await sql<{ text: string }>`select text from messages where id = (${lastOne})`.execute(world.db)
  return rows[0]?.text
}

const lastOne = sql`select max(id) from messages where text is not null`

test('an email that the portal does not know is not erased', async () => {
  const owner = await confirmedOwner()
  const email = 'nikt@goscie.example'
  expect((await owner.send(personalData.ofGuest, { email })).data.kinds).toEqual([])
  expect((await owner.send(erasures.previewGuest, { email })).data).toMatchObject({ outcomes: [], mentions: 0 })
  expect(await owner.call(erasures.eraseGuest, { email })).toMatchObject({
    status: 404,
    body: { code: 'guest_unknown' },
  })
})

test('of a former email of an account, the preview shows what the erasure finds: nothing', async () => {
  const { db } = world
  const { account } = await world.person('client')
  const { email } = account
  for (const table of ['users', 'students'] as const)
    await db
      .updateTable(table)
      .set({ email: `new.${email}` })
      .where('email', '=', email)
      .execute()
  const known = db.selectFrom('former_contacts').select('email').where('email', '=', email)
  expect(await known.execute()).not.toEqual([])
  const owner = await confirmedOwner()
  expect((await owner.send(erasures.previewGuest, { email })).data).toMatchObject({ outcomes: [], mentions: 0 })
  expect((await owner.call(erasures.eraseGuest, { email })).status).toBe(404)
})

describe('an email of somebody with an account or an application leads to their page', () => {
  const pages = {
    'an artist': async () => ({ email: cast.artist.email, kind: 'artist' }),
    'a student': async () => ({ email: cast.student.email, kind: 'student' }),
    'a colleague': async () => ({ email: cast.office.email, kind: 'user' }),
    'an applicant': async () => {
      const applicant = world.db.selectFrom('pro_artists').select('email').where('user_id', 'is', null)
      return { ...(await applicant.executeTakeFirstOrThrow()), kind: 'artist' }
    },
    'a student who signed up by another': async () => {
      const guest = newGuest()
      const { id } = await signedUp(world, await openTrainingOf(world, null), guest)
      const student = world.db.selectFrom('students').select('id').where('email', '=', cast.student.email)
      await world.db.updateTable('sign_ups').set({ student_id: student }).where('id', '=', id).execute()
      return { email: guest.email, kind: 'student' }
    },
  }
  test.each(Object.entries(pages))('%s', async (_, found) => {
    const owner = await world.visitor('owner')
    await confirmSessions(world)
    const { email, kind } = await found()
    for (const call of [personalData.ofGuest, personalData.exportGuest, erasures.previewGuest, erasures.eraseGuest])
      expect(await owner.call(call as typeof erasures.eraseGuest, { email: email.toUpperCase() })).toMatchObject({
        status: 409,
        body: { code: 'guest_has_account', details: { kind, id: expect.any(Number) } },
      })
  })

  test('that is not given to users who may not open it', async () => {
    const { db } = world
    const office = await world.visitor('office')
    const body = { email: cast.student.email }
    const right = { permission: 'can-view-students' } as const
    const holders = await db
      .deleteFrom('role_permissions')
      .where('permission', '=', right.permission)
      .returningAll()
      .execute()
    const { status, body: answer } = await office.call(personalData.ofGuest, body)
    await db.insertInto('role_permissions').values(holders).execute()
    expect(status).toBe(409)
    expect(answer).toMatchObject({ code: 'guest_has_account' })
    expect((answer as { details?: object }).details).toBeUndefined()
  })
})

describe('the copy of a guest’s data', () => {
  test('has what is stored under the email, is for the session that requested it, and no address names the guest', async () => {
    const guest = newGuest()
    await knownEverywhere(guest)
    const office = await world.visitor('office')
    const body = { email: guest.email }
    expect((await office.call(personalData.exportGuest, body)).body).toMatchObject({ code: 'confirmation_needed' })
    await office.send(twoFactor.confirm, { own_password: cast.office.password })
    const { data: stored } = await office.send(personalData.ofGuest, body)
    const { data } = await office.send(personalData.exportGuest, body)
    expect(decodeURIComponent(data.token)).not.toContain('@')
    const { statusCode, rawPayload } = await download(office, data.token)
    expect(statusCode).toBe(200)
    const files = unzipSync(rawPayload)
    const archive = JSON.parse(Buffer.from(files['data.json'] as Uint8Array).toString())
    const counts = archive.kinds.map(({ kind, tables }: { kind: string; tables: { rows: unknown[] }[] }) => ({
      ...{ kind, count: tables.reduce((sum, { rows }) => sum + rows.length, 0) },
    }))
    expect(counts).toEqual(stored.kinds)
    const kinds = ['reports', 'seats', 'vouchers', 'consents', 'imports', 'mails', 'auditLog']
    expect(counts.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining(kinds))
    const text = JSON.stringify(archive)
    expect(text).toContain(guest.last_name)
    expect(text).toContain(guest.phone)
    expect((await download(await world.visitor('owner'), data.token)).statusCode).toBe(404)
    const event = world.db.selectFrom('audit_log').select('event').where('event', '=', 'user.guestDataExported')
    expect(await event.execute()).toHaveLength(1)
  })
})

function download(visitor: Visitor, token: string) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return world.app.inject({ url: `${personalData.archive.path}?token=${token}`, headers: { cookie } })
}

test('a portal that starts on a restored backup erases the guest again, but not who signs up later', async () => {
  const one = await academyForTest()
  const backup = await cloneDatabase(inject('academy').connection)
  onTestFinished(backup.drop)
  const before = await openPortal(one.config, backup.connection)
  const guest = newGuest()
  for (const { db } of [one, before]) await insertSignUp(db, guest)
  await before.close()
  await confirmSessions(one)
  await one.as.owner.send(erasures.eraseGuest, { email: guest.email })

  const restored = await started(one, backup.connection)
  expect(await tracesOf(restored.db, wordsOf(guest))).toEqual([])
  await insertSignUp(restored.db, guest)
  await restored.close()
  const again = await started(one, backup.connection)
  onTestFinished(again.close)
  expect(await tracesOf(again.db, [guest.email])).toContain('sign_ups.email')
  const repeated = again.db.selectFrom('erasures').select('cause').where('email_hash', 'is not', null)
  expect(await repeated.execute()).toEqual([{ cause: 'RESTORE' }])
})

async function insertSignUp(db: Db, { email, first_name, last_name, phone }: Guest) {
  await sql`
    insert into sign_ups (key, training_id, first_name, last_name, email, phone, language_name, state, asked_at, state_changed_at)
    select gen_random_uuid(), id, ${first_name}, ${last_name}, ${email}, ${phone}, 'pl', 'UNPROVEN', now(), now()
    from trainings limit 1
  `.execute(db)
}

/** With the files as they are; all that was to be repeated is done. */
async function started({ config }: Academy, connection: Connection) {
  const portal = await openPortal(config, connection)
  await startWork(portal)
  const pending = portal.db.selectFrom('erasures').select('id').where('done_at', 'is', null)
  await vi.waitFor(async () => expect(await pending.execute()).toEqual([]), 30_000)
  return portal
}

test('every table by which an email is found is searched for erased guests after a restore', () => {
  const searched = new Set(Object.keys(guestEmails))
  const forgotten = Object.entries(declared).flatMap(([table, { about = [] }]) =>
    about
      .filter(({ rows, isOfOthers }) => rows.includes(':email') && !isOfOthers)
      .filter(({ rows }) => {
        const tables = [table, ...[...rows.matchAll(/\b(?:from|join) (\w+)/g)].map(([, name = '']) => name)]
        return !tables.some((one) => searched.has(one))
      })
      .map(() => table),
  )
  expect(forgotten).toEqual([])
})
