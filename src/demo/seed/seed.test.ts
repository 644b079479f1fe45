import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type OpenPortal, openPortal } from '#app/server/portal.ts'
import { session } from '#kit/contract/session.ts'
import { validate } from '#kit/contract/validation.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { ruleOf } from '#kit/contract/values/files.ts'
import type { Storage } from '#kit/server/files/storage.ts'
import { nameOf, storedFiles } from '#kit/server/files/stored-files.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Config } from '#kit/server/start/config.ts'
import { applications } from '#network/applications/contract/applications.ts'
import { formStep, invitationStatus, linkStates, officeSteps } from '#network/artists/contract/artists.flow.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { answeringMs, onUsualCore } from '#testing/costs/processor-time.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { workerDatabase } from '#testing/servers/test-database.ts'
import { testConfig } from '#testing/test-config.ts'
import { demoArtists } from '../records/demo-artists.ts'
import { seedDemo } from './seed.ts'

const { APPLIED, ACCEPTED, REJECTED, COMPLETED, TO_VERIFY, MISSING_DATA } = invitationStatus

describe('the demo academy', () => {
  let world: Academy
  let db: Db
  beforeAll(async () => {
    world = await academy()
    db = world.db
    return world.close
  })

  test('has sixty-one artists, in every state and on every level', async () => {
    const artists = await db.selectFrom('pro_artists').select(['invitation_status', 'level_id']).execute()
    expect(artists).toHaveLength(61)
    expect(new Set(artists.map((artist) => artist.invitation_status))).toEqual(new Set(Object.values(invitationStatus)))
    const levels = artists.map((artist) => artist.level_id).filter((level) => level !== null)
    expect(new Set(levels).size).toBe(4)
  })

  test('holds only what its own forms would have taken', async () => {
    const artists = await db.selectFrom('pro_artists').selectAll().execute()
    const problems = artists.flatMap((artist) => {
      const applied = validate(
        applications.register.body,
        fieldsOf(applications.register.body, { ...artist, terms_accepted: true }),
      )
      const sent = artist.bio
        ? validate(applications.sendForm.body, fieldsOf(applications.sendForm.body, artist))
        : applied
      return [applied, sent].flatMap((result) =>
        result.ok ? [] : [{ email: artist.email, problems: result.problems }],
      )
    })
    expect(problems).toEqual([])
    const sentForm = [COMPLETED, TO_VERIFY, MISSING_DATA] as number[]
    const unfinished = artists.filter(
      ({ invitation_status, bio, avatar_id }) => sentForm.includes(invitation_status) && !(bio && avatar_id),
    )
    expect(unfinished).toEqual([])
  })

  test('has histories in which every step follows from the one before, and none lies in the future', async () => {
    const steps = await db.selectFrom('pro_artist_history').selectAll().orderBy('id').execute()
    const artists = await db.selectFrom('pro_artists').select(['id', 'invitation_status']).execute()
    for (const { id, invitation_status } of artists) {
      const own = steps.filter((step) => step.pro_artist_id === id)
      expect(own[0]).toMatchObject({ event: 'applied', from_status: null, to_status: APPLIED })
      expect(own.at(-1)?.to_status).toBe(invitation_status)
      for (const [index, step] of own.entries()) {
        const before = own[index - 1]
        expect(step.from_status).toBe(before?.to_status ?? null)
        expect(before === undefined || before.at < step.at).toBe(true)
        expect(before === undefined || allowed(step.event).includes(before.to_status as number)).toBe(true)
      }
    }
    expect(steps.every(({ at }) => Date.parse(at) <= Date.now())).toBe(true)
  })

  test('has the former and the new level of each artist who rose in their history', async () => {
    const raises = await db
      .selectFrom('pro_artist_history')
      .select('changes')
      .where('event', 'in', ['levelRaised', 'upgradeApproved'])
      .execute()
    expect(raises).not.toEqual([])
    for (const { changes } of raises) {
      expect(changes).toEqual([{ field: 'level', before: expect.anything(), after: expect.anything() }])
    }
  })

  test('keeps every file in the storage, in every size', async () => {
    const files = await db.selectFrom('files').selectAll().execute()
    const { storage } = world.portal
    expect(files.length).toBeGreaterThan(100)
    for (const { purpose, width, storage_key, bytes } of files) {
      const variants = width === null ? ['original'] : Object.keys(ruleOf(purpose).widths)
      const sizes = await Promise.all(variants.map((variant) => sizeOf(storage, storage_key, variant)))
      expect(sizes.every((size) => size > 0)).toBe(true)
      expect(sizes.at(-1)).toBe(bytes)
    }
  })

  test('has the people whom tests speak of, in their states', async () => {
    const expected = {
      applied: APPLIED,
      accepted: ACCEPTED,
      rejected: REJECTED,
      completed: COMPLETED,
      toVerify: TO_VERIFY,
      missingData: MISSING_DATA,
      late: ACCEPTED,
      newcomer: COMPLETED,
      disabled: COMPLETED,
      artist: COMPLETED,
    } satisfies Partial<Record<keyof typeof cast, number>>
    for (const [name, invitation_status] of Object.entries(expected)) {
      const { first_name, last_name, email } = cast[name as keyof typeof expected]
      const artist = await db.selectFrom('pro_artists').selectAll().where('email', '=', email).executeTakeFirst()
      expect(artist).toMatchObject({ first_name, last_name, invitation_status })
    }
  })

  test.each(['owner', 'office', 'artist', 'student', 'completed'] as const)('lets %s sign in', async (name) => {
    const visitor = await world.guest()
    await visitor.send(session.login, { email: cast[name].email, password: cast[name].password })
    const { email, first_name, last_name } = await visitor.send(session.user, {})
    const { password, ...person } = cast[name]
    expect({ email, first_name, last_name }).toEqual(person)
  })

  test('does not let a disabled artist sign in, nor one who has not set a password', async () => {
    for (const { email } of [cast.disabled, cast.newcomer]) {
      const visitor = await world.guest()
      const answer = await visitor.call(session.login, { email, password: cast.office.password })
      expect(answer.status).toBe(422)
    }
  })

  test('wrote to everybody who has something to do, with links that work', async () => {
    const open = await db
      .selectFrom('pro_artists')
      .select('email')
      .where('invitation_status', 'in', linkStates)
      .execute()
    const guest = await world.guest()
    for (const { email } of open.filter((artist) => artist.email !== cast.late.email)) {
      const { route } = await world.lastMail(email)
      const hash = /^pro-artist-form\/(.+)$/.exec(route ?? '')?.[1] ?? ''
      expect((await guest.send(applications.form, { hash })).data.email).toBe(email)
    }
    expect((await world.lastMail(cast.newcomer.email)).route).toMatch(/^reset-password\?/)
  })

  test('has conversations in which every line follows the one before, and something to read on each side', async () => {
    const messages = await db.selectFrom('messages').selectAll().orderBy('id').execute()
    const byConversation = Map.groupBy(messages, (message) => message.conversation_id)
    expect(byConversation.size).toBeGreaterThanOrEqual(20)
    for (const own of byConversation.values()) {
      expect(own.map(({ sent_at }) => sent_at)).toEqual(own.map(({ sent_at }) => sent_at).sort())
      for (const [index, { is_from_office, is_internal, read_at, sent_at }] of own.entries()) {
        const isAnswered = own.slice(index + 1).some((later) => later.is_from_office !== is_from_office)
        if (isAnswered && !is_internal) expect(read_at).not.toBeNull()
        expect(read_at === null || read_at > sent_at).toBe(true)
      }
    }
    expect(messages.every(({ sent_at, read_at }) => Date.parse(read_at ?? sent_at) <= Date.now())).toBe(true)
    const unread = messages.filter(({ read_at, is_internal }) => read_at === null && !is_internal)
    expect(new Set(unread.map(({ is_from_office }) => is_from_office)).size).toBe(2)
    expect(messages.some(({ is_internal }) => is_internal)).toBe(true)
  })

  test('shows what is expired: the link of somebody who waited too long, and an insurance', async () => {
    const { expires_at } = await db
      .selectFrom('pro_artist_links')
      .innerJoin('pro_artists', 'pro_artists.id', 'pro_artist_id')
      .select('expires_at')
      .where('email', '=', cast.late.email)
      .executeTakeFirstOrThrow()
    expect(Date.parse(expires_at)).toBeLessThan(Date.now())
    const today = academyDay(new Date())
    const expired = await db.selectFrom('pro_artist_documents').select('id').where('valid_until', '<', today).execute()
    expect(expired).not.toHaveLength(0)
  })
})

test('an academy is made within three seconds, once, however many portals start', async () => {
  const [one, other] = await twoPortals()
  expect(await onUsualCore(await answeringMs(one.db, () => seedDemo(one)))).toBeLessThan(3000)

  const made = await contentOf(one.db)
  await seedDemo(other)
  expect(await contentOf(one.db)).toEqual(made)
})

test('with a mail server notifications are created all the same, and no email is sent to fictitious people', async () => {
  const [portal] = await twoPortals({ smtpUrl: 'smtp://mail.example.com' })
  await seedDemo(portal)
  const types = await portal.db.selectFrom('notifications').select('type').distinct().execute()
  expect(types.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['application_arrived', 'message_arrived', 'upgrade_requested', 'responsibility_given']),
  )
  expect(await portal.db.selectFrom('mails').select('id').execute()).toEqual([])
})

test('portals that start at once make one academy, and leave no file that nobody knows', async () => {
  const [one, other] = await twoPortals()
  await Promise.all([seedDemo(one), seedDemo(other)])
  const rows = await one.db.selectFrom('files').select('storage_key').execute()
  expect(await one.db.selectFrom('pro_artists').select('id').execute()).toHaveLength(61)
  const keys = await Array.fromAsync(storedFiles(one.storage), ({ key }) => key)
  expect(keys.sort()).toEqual(rows.map(({ storage_key }) => storage_key).sort())
})

test('more artists than there are people have emails of their own, and joined as all do', () => {
  const artists = demoArtists(new Date('2026-11-20T12:00:00Z'), 1000)
  expect(new Set(artists.map(({ row }) => row.email)).size).toBe(1000)
  expect(artists).toEqual(demoArtists(new Date('2026-11-20T12:00:00Z'), 1000))
})

/** How many share each core: the bound is of a machine that has nothing else to do. */
/** The fields of the form's schema, and no other column. */
function fieldsOf({ shape }: { shape: object }, row: Record<string, unknown>) {
  return Object.fromEntries(Object.keys(shape).map((key) => [key, row[key]]))
}

function allowed(event: string): readonly number[] {
  if (event === 'formSent') return formStep.from
  if (event.startsWith('upgrade') || event === 'levelRaised') return [COMPLETED]
  return event === 'linkSent' ? linkStates : officeSteps[event as keyof typeof officeSteps].from
}

async function sizeOf(storage: Storage, key: string, variant: string): Promise<number> {
  const stored = await storage.open(nameOf(key, variant))
  stored?.stream.destroy()
  return stored?.bytes ?? 0
}

/** Two portals on one empty database and one folder. */
async function twoPortals(settings: Partial<Config> = {}): Promise<[OpenPortal, OpenPortal]> {
  const { connection, drop } = await workerDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'atelier-seed-'))
  const open = () => openPortal({ ...testConfig(dataDir), ...settings }, connection)
  const portals: [OpenPortal, OpenPortal] = [await open(), await open()]
  onTestFinished(async () => {
    for (const portal of portals) await portal.close()
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return portals
}

async function contentOf(db: Db) {
  const tables = [
    'users',
    'pro_artists',
    'pro_artist_history',
    'pro_artist_documents',
    'files',
    'benefits',
    'mails',
  ] as const
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().orderBy('id').execute()))
}
