import { beforeAll, describe, expect, test } from 'vitest'
import { demoColleagues } from '#demo/records/demo-accounts.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cases } from '#testing/fixtures/all-cases.ts'
import type { Action, Concerned } from '#testing/fixtures/cases.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { goodInput } from '#testing/fixtures/good-input.ts'
import { unnotifiedLines } from '#testing/fixtures/unnotified-lines.ts'
import { listenedEvents } from '#testing/recorded-events.ts'

/*
 * The recipients of events, by notification and by mail; anybody who is not listed is not notified. `artist`,
 * `applicant` and `student` are the people whom the event is about, `network` is every artist of it. The rest of the
 * academy exists as well: the office, the owner, sixty artists, their students.
 */
type Row = { name: string; by: keyof typeof people; bell: string; mail: string }
const rows = Object.values(cases).flatMap(({ recipients = '' }) =>
  recipients
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [name = '', by = '', bell = '', mail = ''] = line.trim().split(/\s{2,}/)
      return { name, by, bell, mail } as Row
    }),
)

let world: Academy
let deeds: Record<string, Action>
beforeAll(async () => {
  world = await academy()
  const input = await goodInput(world)
  deeds = Object.assign({}, ...Object.values(cases).map((ofFeature) => ofFeature.deeds?.({ world, input })))
  return world.close
})

test('the tables have every event that somebody listens to', () => {
  expect(new Set(rows.map(({ name }) => name.split(':')[0]))).toEqual(listenedEvents)
})

describe.each(rows)('$name by $by', ({ name, by, bell, mail }) => {
  test(`notifies ${bell}, emails ${mail}`, async () => {
    const about = await peopleConcerned()
    const action = deeds[name]
    if (!action) throw new Error(`Nobody knows how ${name} comes about.`)
    const act = await action(about)
    await world.untilNotified()
    const before = await messagesOf(about)
    await act(await people[by](about))
    await world.untilNotified()
    const after = await messagesOf(about)
    expect(after.events.slice(before.events.length)).toContain(name.split(':')[0])
    const network = await emailsOfNetwork()
    const named = (emails: string[]) => {
      const inNetwork = emails.filter((email) => network.includes(email)).sort()
      const isAll = network.length > 1 && `${inNetwork}` === `${network}`
      const others = isAll ? emails.filter((email) => !network.includes(email)) : emails
      // The office's other users are notified of the same as she is, or would be of an event that is not her own.
      const names = others.filter((email) => !colleagues.has(email)).map((email) => nameOf(email, about))
      return (isAll ? ['network', ...names] : names).sort().join(' ') || '-'
    }
    expect({
      bell: named(after.bell.slice(before.bell.length)),
      mail: named(after.mail.slice(before.mail.length)),
    }).toEqual({
      bell,
      mail,
    })
  })
})

test('the audit log describes all of it', async () => {
  expect(await unnotifiedLines(world)).toEqual([])
})

/** An artist on a level that is theirs alone, and the email of somebody who applies. */
async function peopleConcerned(): Promise<Concerned> {
  const { id: userId, account, visitor } = await world.person('pro-artist')
  const { db } = world
  const { id } = await db.selectFrom('pro_artists').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow()
  const applicant = `applicant-of-${account.email}`
  const { visitor: learner, account: student } = await world.person('client')
  return {
    ...{ userId, id, email: account.email, visitor, applicant, newcomer: `newcomer-of-${account.email}` },
    ...{ learner, student: student.email },
  }
}

const colleagues = new Set(demoColleagues.map(({ email }) => email))

const people = {
  office: async () => world.as.office,
  owner: async () => world.as.owner,
  artist: async ({ visitor }: Concerned) => visitor,
  student: async ({ learner }: Concerned) => learner,
  guest: async () => world.guest(),
  /** The portal acts of itself. */
  nobody: async () => world.guest(),
}

function nameOf(email: string, about: Concerned): string {
  const { owner, office } = cast
  const names = { owner: owner.email, office: office.email, artist: about.email, ...about }
  return Object.entries(names).find(([, known]) => known === email)?.[0] ?? email
}

async function emailsOfNetwork() {
  const artists = world.db.selectFrom('pro_artists').innerJoin('users', 'users.id', 'user_id').select('users.email')
  const rows = await artists
    .where('activation_status', '=', 1)
    .where('invitation_status', '=', invitationStatus.COMPLETED)
    .execute()
  return rows.map(({ email }) => email).sort()
}

/**
 * All notifications and mails so far, in their order; the artist is listed by their former email, even if it has
 * changed.
 */
async function messagesOf({ userId, email: known }: Concerned) {
  const { db } = world
  const notices = await db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_id', 'email'])
    .orderBy('notifications.id')
    .execute()
  const mails = await db.selectFrom('mails').select('to').orderBy('id').execute()
  const events = await db.selectFrom('audit_log').select('event').orderBy('id').execute()
  return {
    bell: notices.map(({ user_id, email }) => (user_id === userId ? known : email)),
    mail: mails.map(({ to }) => to),
    events: events.map(({ event }) => event),
  }
}
