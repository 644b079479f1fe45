import { beforeAll, describe, expect, test } from 'vitest'
import { activationStatus, invitationStatus } from '#contract/applications/applications.flow.ts'
import { applications } from '#contract/applications/applications.ts'
import { artists } from '#contract/artists/artists.ts'
import { benefits } from '#contract/benefits/benefits.ts'
import { conversations } from '#contract/conversations/conversations.ts'
import { levels } from '#contract/levels/levels.ts'
import { profile } from '#contract/profile/profile.ts'
import { additionalResponsibilities } from '#contract/responsibilities/additional-responsibilities.ts'
import { session } from '#contract/session/session.ts'
import { statusUpgrades } from '#contract/status-upgrades/status-upgrades.ts'
import { heard } from '#server/app.ts'
import { tellOfExpiry } from '#server/artists/document-expiry.ts'
import { shift } from '#server/kit/postgres/instant.ts'
import { issuePasswordToken } from '#server/session/session.queries.ts'
import { type Academy, academy } from './academy.ts'
import { cast } from './cast.ts'
import { goodInput } from './good-input.ts'
import { insertArtist, insertDocument, insertOpenForm } from './make-artists.ts'
import { conversationOf, conversationOfStudent } from './make-conversations.ts'
import { insertAdditional } from './make-responsibilities.ts'
import { insertUpgradeRequest, meetNextLevel } from './make-upgrades.ts'
import { heardEvents } from './recorded-events.ts'
import type { Visitor } from './visitor.ts'

/*
 * Who hears of what happens, by the bell and by mail; whoever is not named hears nothing. `artist`, `applicant` and `student` are
 * the ones it is about. Everybody else of the academy is there, too: the office, the owner, sixty artists, their students.
 */
const table = `
event                                         by         bell          mail
proArtist.applied                             stranger   office owner  applicant
proArtist.appliedAgain                        stranger   -             artist
proArtist.accepted                            office     -             applicant
proArtist.linkSent                            office     -             applicant
proArtist.rejected                            office     -             applicant
proArtist.missingDataRequested                office     -             applicant
proArtist.formSent                            stranger   office owner  -
proArtist.completed                           office     applicant     applicant
proArtist.profileChanged                      artist     office owner  -
proArtist.profileChanged: nothing to look at  artist     -             -
proArtist.profileChanged: and once more       artist     -             -
proArtist.documentExpiresSoon                 nobody     artist        -
proArtist.documentExpired                     nobody     artist office owner  -
proArtist.edited                              office     artist        -
proArtist.edited: the email                   office     artist        artist newcomer
proArtist.edited: only the office’s note      office     -             -
proArtist.enabled                             office     artist        artist
proArtist.disabled                            office     -             artist
proArtist.addedToProTeam                      office     artist        -
proArtist.removedFromProTeam                  office     artist        -
proArtist.removed                             office     -             artist
message.sent                                  artist     office owner  office owner
message.sent: and once more                   artist     -             -
message.sent: an answer                       office     artist        artist
message.sent: an internal note                office     -             -
message.sent: a student asks                  student    office owner  office owner
message.sent: a student is answered           office     student       student
statusUpgrade.requested                       artist     office owner  -
statusUpgrade.approved                        office     artist        artist
statusUpgrade.rejected                        office     artist        artist
proArtist.levelSet: raised                    office     artist        artist
proArtist.levelSet: lowered                   office     artist        artist
proArtist.levelSet: corrected                 office     artist        artist
additionalResponsibility.given                office     artist        artist
additionalResponsibility.changed              office     artist        -
additionalResponsibility.submitted            artist     office owner  office
additionalResponsibility.accepted             office     artist        artist
additionalResponsibility.sentBack             office     artist        artist
additionalResponsibility.waived               office     artist        artist
additionalResponsibility.reopened             office     artist        artist
additionalResponsibility.removed              office     artist        -
additionalResponsibility.removed: one done    office     -             -
benefit.created                               office     artist        -
benefit.created: hidden                       office     -             -
benefit.updated: shown                        office     artist        -
benefit.updated: shown before                 office     -             -
user.passwordForgotten                        stranger   -             artist
user.passwordReset                            stranger   artist        -
`
type Row = { name: string; by: keyof typeof people; bell: string; mail: string }
const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [name = '', by = '', bell = '', mail = ''] = line.split(/\s{2,}/)
    return { name, by, bell, mail } as Row
  })

const { ACCEPTED, APPLIED, TO_VERIFY } = invitationStatus
const words = { pl: 'Sesja zdjęciowa w studiu', 'en-US': 'A photo session in the studio' }

let world: Academy
let input: Awaited<ReturnType<typeof goodInput>>
beforeAll(async () => {
  world = await academy()
  input = await goodInput(world)
  return world.close
})

test('the table has every event that somebody listens to', () => {
  expect(new Set(rows.map(({ name }) => name.split(':')[0]))).toEqual(heardEvents)
})

describe.each(rows)('$name by $by', ({ name, by, bell, mail }) => {
  test(`rings for ${bell}, writes to ${mail}`, async () => {
    const about = await peopleConcerned()
    const deed = deeds[name]
    if (!deed) throw new Error(`Nobody knows how ${name} comes about.`)
    const act = await deed(about)
    await world.untilTold()
    const before = await told(about)
    await act(await people[by](about))
    await world.untilTold()
    const after = await told(about)
    expect(after.events.slice(before.events.length)).toContain(name.split(':')[0])
    const named = (emails: string[]) =>
      emails
        .map((email) => nameOf(email, about))
        .sort()
        .join(' ') || '-'
    expect({
      bell: named(after.bell.slice(before.bell.length)),
      mail: named(after.mail.slice(before.mail.length)),
    }).toEqual({
      bell,
      mail,
    })
  })
})

type Concerned = Awaited<ReturnType<typeof peopleConcerned>>

/** An artist on a level that is theirs alone, and the email of somebody who applies. */
async function peopleConcerned() {
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

const people = {
  office: async () => world.as.office,
  artist: async ({ visitor }: Concerned) => visitor,
  student: async ({ learner }: Concerned) => learner,
  stranger: async () => world.stranger(),
  /** The portal acts of itself. */
  nobody: async () => world.stranger(),
}

function nameOf(email: string, about: Concerned): string {
  const { owner, office } = cast
  const names = { owner: owner.email, office: office.email, artist: about.email, ...about }
  return Object.entries(names).find(([, known]) => known === email)?.[0] ?? email
}

/** Everything that anybody was told so far, in its order; the artist goes by the email of before, whatever it is now. */
async function told({ userId, email: known }: Concerned) {
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

type Deed = (about: Concerned) => Promise<(by: Visitor) => Promise<unknown>>

/** How each comes about: what has to be so before, and then the call. */
const deeds: Record<string, Deed> = {
  'proArtist.applied': async ({ applicant }) => {
    const application = await input('applications.register')
    return (by) => by.send(applications.register, { ...application, email: applicant } as never)
  },
  'proArtist.appliedAgain': async ({ email }) => {
    const application = await input('applications.register')
    return (by) => by.send(applications.register, { ...application, email } as never)
  },
  'proArtist.accepted': inState(APPLIED, (id) => (by) => by.send(applications.accept, { id })),
  'proArtist.linkSent': inState(ACCEPTED, (id) => (by) => by.send(applications.sendLink, { id })),
  'proArtist.rejected': inState(APPLIED, (id) => (by) => by.send(applications.reject, { id })),
  'proArtist.missingDataRequested': inState(
    TO_VERIFY,
    (id) => (by) => by.send(applications.requestMissingData, { id, comment: words.pl }),
  ),
  'proArtist.formSent': async ({ applicant }) => {
    const { hash } = await insertOpenForm(world, { email: applicant })
    const form = await input('applications.sendForm')
    return (by) => by.send(applications.sendForm, { ...form, hash } as never)
  },
  'proArtist.completed': inState(TO_VERIFY, (id) => (by) => by.send(applications.complete, { id })),

  'proArtist.profileChanged': async () => changeProfile({ last_name: 'Nowak-Lis' }),
  'proArtist.profileChanged: nothing to look at': async () => changeProfile({}),
  'proArtist.profileChanged: and once more': async ({ visitor }) => {
    await (await changeProfile({ last_name: 'Nowak-Lis' }))(visitor)
    return changeProfile({ last_name: 'Lis' })
  },
  'proArtist.documentExpiresSoon': ({ id }) => documentUntil(id, 20),
  'proArtist.documentExpired': ({ id }) => documentUntil(id, -1),
  'proArtist.edited': edited({ city: 'Gdynia' }),
  'proArtist.edited: the email':
    async ({ id, newcomer }) =>
    (by) =>
      by.send(artists.update, { id, version: 1, email: newcomer }),
  'proArtist.edited: only the office’s note': edited({ internal_note: 'Dzwonić po 16.' }),

  'proArtist.enabled': async ({ id }) => {
    await change(id, { activation_status: activationStatus.DISABLED })
    return (by) => by.send(artists.enable, { id })
  },
  'proArtist.disabled':
    async ({ id }) =>
    (by) =>
      by.send(artists.disable, { id }),
  'proArtist.addedToProTeam':
    async ({ id }) =>
    (by) =>
      by.send(artists.addToProTeam, { id }),
  'proArtist.removedFromProTeam': async ({ id }) => {
    await change(id, { pro_team: true })
    return (by) => by.send(artists.removeFromProTeam, { id })
  },
  'proArtist.removed':
    async ({ id }) =>
    (by) =>
      by.send(artists.remove, { id }),

  'message.sent': written({}),
  'message.sent: and once more': async (about) => {
    const write = await written({})(about)
    await write(about.visitor)
    return write
  },
  'message.sent: an answer': written({}),
  'message.sent: an internal note': written({ is_internal: 1 }),
  'message.sent: a student asks': writtenToStudent,
  'message.sent: a student is answered': writtenToStudent,

  'statusUpgrade.requested': async ({ id }) => {
    await meetNextLevel(world.db, id)
    return (by) => by.send(statusUpgrades.request, { message: words.pl })
  },
  'statusUpgrade.approved': upgradeAsked((id) => (by) => by.send(statusUpgrades.approve, { id, comment: words.pl })),
  'statusUpgrade.rejected': upgradeAsked((id) => (by) => by.send(statusUpgrades.reject, { id, comment: words.pl })),

  'proArtist.levelSet: raised': levelSet('MASTER', {}),
  'proArtist.levelSet: lowered': levelSet('ARTIST', {}),
  'proArtist.levelSet: corrected': levelSet('ARTIST', { is_correction: true }),

  'additionalResponsibility.given':
    async ({ id }) =>
    (by) =>
      by.send(additionalResponsibilities.create, { pro_artist_id: id, ...duty }),
  'additionalResponsibility.changed': asked(
    'TODO',
    (id) => (by) => by.send(additionalResponsibilities.update, { id, ...duty }),
  ),
  'additionalResponsibility.submitted': asked(
    'TODO',
    (id) => (by) => by.send(additionalResponsibilities.submit, { id }),
  ),
  'additionalResponsibility.accepted': asked(
    'SUBMITTED',
    (id) => (by) => by.send(additionalResponsibilities.accept, { id }),
  ),
  'additionalResponsibility.sentBack': asked(
    'SUBMITTED',
    (id) => (by) => by.send(additionalResponsibilities.sendBack, { id, comment: words.pl }),
  ),
  'additionalResponsibility.waived': asked('TODO', (id) => (by) => by.send(additionalResponsibilities.waive, { id })),
  'additionalResponsibility.reopened': asked(
    'DONE',
    (id) => (by) => by.send(additionalResponsibilities.reopen, { id, comment: words.pl }),
  ),
  'additionalResponsibility.removed': asked('TODO', (id) => (by) => by.send(additionalResponsibilities.remove, { id })),
  'additionalResponsibility.removed: one done': asked(
    'DONE',
    (id) => (by) => by.send(additionalResponsibilities.remove, { id }),
  ),

  'benefit.created': async ({ id }) => {
    const benefit = await benefitOf(id)
    return (by) => by.send(benefits.create, benefit)
  },
  'benefit.created: hidden': async ({ id }) => {
    const benefit = await benefitOf(id)
    return (by) => by.send(benefits.create, { ...benefit, is_active: false })
  },
  'benefit.updated: shown': benefitShown({ is_active: false }),
  'benefit.updated: shown before': benefitShown({ is_active: true }),

  'user.passwordForgotten':
    async ({ email }) =>
    (by) =>
      by.send(session.forgotPassword, { email }),
  'user.passwordReset': async ({ userId, email }) => {
    const token = await issuePasswordToken(world.db, userId, 60, world.clock.now())
    const password = 'a new long password'
    return (by) => by.send(session.resetPassword, { token, email, password, password_confirmation: password })
  },
}

type Act = (by: Visitor) => Promise<unknown>
const duty = { name: words, description: words, is_evidence_wanted: false }

function inState(invitation_status: number, act: (id: number) => Act): Deed {
  return async ({ applicant }) => act(await insertArtist(world.db, { invitation_status, email: applicant }))
}

async function changeProfile(names: object): Promise<Act> {
  const own = await input('profile.update')
  return (by) => by.send(profile.update, { ...own, ...names } as never)
}

function edited(values: object): Deed {
  return async ({ id }) =>
    (by) =>
      by.send(artists.update, { id, version: 1, ...values })
}

function change(id: number, values: { activation_status?: number; pro_team?: boolean; level_id?: number }) {
  return world.db.updateTable('pro_artists').set(values).where('id', '=', id).execute()
}

function written(message: { is_internal?: 0 | 1 }): Deed {
  return async ({ id }) => {
    const { path } = await conversationOf(world.db, id, 'GENERAL')
    return (by) => by.send(conversations.send, { ...path, message: words.pl, ...message })
  }
}

async function writtenToStudent({ learner, student }: Concerned): Promise<Act> {
  await learner.send(conversations.open, {})
  const { path } = await conversationOfStudent(world.db, student)
  return (by) => by.send(conversations.sendOfStudent, { ...path, message: words.pl })
}

function upgradeAsked(act: (id: number) => Act): Deed {
  return async ({ id }) => {
    await meetNextLevel(world.db, id)
    await insertUpgradeRequest(world.db, id)
    return act(id)
  }
}

/** The office puts a Senior Artist on another level. */
function levelSet(code: string, how: { is_correction?: boolean }): Deed {
  return async ({ id }) => {
    const ladder = await world.db.selectFrom('levels').select(['id', 'code']).execute()
    const levelOf = (wanted: string) => ladder.find((level) => level.code === wanted)?.id ?? 0
    await change(id, { level_id: levelOf('SENIOR_ARTIST') })
    return (by) => by.send(statusUpgrades.setLevel, { id, level_id: levelOf(code), reason: words.pl, ...how })
  }
}

/** Something that the office asked the artist to do. */
function asked(status: 'TODO' | 'SUBMITTED' | 'DONE', act: (id: number) => Act): Deed {
  return async ({ id }) => {
    const { db, clock } = world
    const { email } = cast.office
    const office = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    return act((await insertAdditional(db, id, clock.now(), { status, given_by: office.id })).id)
  }
}

/** A benefit of a level that nobody else stands on. */
async function benefitOf(artistId: number) {
  const { data } = await world.as.office.send(levels.create, (await input('levels.create')) as never)
  await change(artistId, { level_id: data.id })
  return { name: words, description: words, category: 'DISCOUNT' as const, is_active: true, level_ids: [data.id] }
}

function benefitShown(before: { is_active: boolean }): Deed {
  return async ({ id: artistId }) => {
    const benefit = await benefitOf(artistId)
    const { data } = await world.as.office.send(benefits.create, { ...benefit, ...before })
    return (by) => by.send(benefits.update, { id: data.id, ...benefit })
  }
}

/** A document that ends in so many days; all others of the academy have been told of. */
async function documentUntil(artistId: number, days: number) {
  const portal = { ...world.portal, clock: world.clock.now }
  await tellOfExpiry(portal, heard)
  const valid_until = shift(world.clock.now(), { days }).slice(0, 10)
  await insertDocument(world.db, artistId, world.clock.now(), { valid_until })
  return () => tellOfExpiry(portal, heard)
}
