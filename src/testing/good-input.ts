import { sql } from 'kysely'
import { activationStatus, invitationStatus } from '#contract/applications/applications.flow.ts'
import { conversations } from '#contract/conversations/conversations.ts'
import type { Requirement } from '#contract/levels/levels.ts'
import type { ResponsibilityStatus } from '#contract/responsibilities/additional-responsibilities.flow.ts'
import { removeNotification } from '#server/notifications/notifications.queries.ts'
import { issuePasswordToken } from '#server/session/session.queries.ts'
import type { Academy } from './academy.ts'
import { cast } from './cast.ts'
import { insertArtist, insertCompletedArtist, insertDocument, insertOpenForm } from './make-artists.ts'
import { conversationOf, conversationOfStudent } from './make-conversations.ts'
import { insertAdditional, insertEvidence, insertShownEvidence } from './make-responsibilities.ts'
import { insertUpgradeRequest, meetNextLevel } from './make-upgrades.ts'
import { sample } from './upload-server.ts'

type Conversation = {
  id: number
  path: { id: number; conversation_id: number; type: string }
  message_id: number
  attachment_id: number
}
export type Ids = { id: number; documentId: number; conversation?: Conversation }
type Make = (artist: { own: Ids | null }) => object | Promise<object>

const { APPLIED, ACCEPTED, TO_VERIFY } = invitationStatus
const words = { pl: 'Rabat na pigmenty dla artystów sieci', 'en-US': 'A discount on pigments for our artists' }
const duty = { name: words, description: words }
const benefit = { name: words, description: words, category: 'DISCOUNT', link: null, is_active: true } as const
const password = { password: 'a new long password', password_confirmation: 'a new long password' }
const person = { first_name: 'Ewa', last_name: 'Zielińska', phone: '+48601234567', country_id: 1, city: 'Łódź' }

/**
 * Input that every call takes well, made anew each time, since much can be done but once. `isOwn` asks for the row
 * of the artist who signs in, where a call is about an artist; `own` is that of somebody else who does.
 */
export async function goodInput(world: Academy) {
  const own = await artistWithMessages(world, cast.artist)
  const others = await artistWithMessages(world, cast.completed)
  // A form with files that can be looked at.
  const { documentId } = await artistWithFiles(world, cast.missingData)
  const openForm = { hash: (await world.lastMail(cast.missingData.email)).hash, id: documentId }
  const makers = makersOf(world, others, openForm)
  type Asked = { isOwn?: boolean; own?: Ids | null }
  return async (name: string, { isOwn = false, own: asked = isOwn ? own : null }: Asked = {}) =>
    (await makers[name]?.({ own: asked })) ?? {}
}

function makersOf(world: Academy, others: Ids, openForm: { hash: string; id: number }): Record<string, Make> {
  const { db, clock } = world
  let applicants = 0
  let saved = 0

  const view = () => {
    saved += 1
    return { list: 'proartist', name: `Zespół ${saved}`, search: 'proTeam=1' }
  }

  const applicantIn =
    (invitation_status: number): Make =>
    async ({ own }) => ({ id: own?.id ?? (await insertArtist(db, { invitation_status })) })

  const networkArtist = async (own: Ids | null, values: Parameters<typeof insertCompletedArtist>[2] = {}) => ({
    id: own?.id ?? (await insertCompletedArtist(db, (await world.person('client')).id, values)),
  })

  const newForm = async () => {
    const { hash, documentId } = await insertOpenForm(world)
    return { hash, id: documentId }
  }

  const newBenefit = async () => {
    const now = clock.now()
    const row = { ...benefit, created_at: now, updated_at: now }
    return db.insertInto('benefits').values(row).returning('id').executeTakeFirstOrThrow()
  }

  let levels = 0
  const newLevel = async () => {
    levels += 1
    const row = { code: `GOOD_${levels}`, name: words, requirements: sql<Requirement[]>`'[]'::jsonb` }
    return db.insertInto('levels').values(row).returning('id').executeTakeFirstOrThrow()
  }
  const levelDraft = (code: string) => ({
    name: words,
    code,
    requirements: [{ metric: 'average_rating', at_least: 4.5 }],
  })

  const documentOf: Make = async ({ own }) => ({ id: (await insertDocument(db, (own ?? others).id, clock.now())).id })
  const inOrder = async (table: 'levels' | 'responsibilities' | 'benefits') => {
    const rows = await db.selectFrom(table).select('id').orderBy('position').execute()
    return { ids: rows.map(({ id }) => id).reverse() }
  }

  const newResponsibility = async () => {
    const now = clock.now()
    return db
      .insertInto('responsibilities')
      .values({ ...duty, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  }

  const additionalIn =
    (status: ResponsibilityStatus): Make =>
    ({ own }) =>
      insertAdditional(db, (own ?? others).id, clock.now(), { status })
  /** Somebody's, whom nobody here signs in as; or the artist's own. */
  const newNotification: Make = async ({ own }) => {
    const { email } = own ? cast.artist : cast.completed
    const { id: user_id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const row = {
      user_id,
      type: 'welcome' as const,
      params: {},
      link: 'dashboard',
      search: '',
      created_at: clock.now(),
    }
    return db
      .insertInto('notifications')
      .values({ ...row, read_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
  }

  /** The artist's own, else one of the office. */
  const savedView: Make = async ({ own }) => {
    const owner = own
      ? db.selectFrom('pro_artists').select('user_id as id').where('id', '=', own.id)
      : db.selectFrom('users').select('id').where('email', '=', cast.office.email)
    const { id } = await owner.executeTakeFirstOrThrow()
    const row = { ...view(), user_id: Number(id), created_at: clock.now() }
    return db.insertInto('saved_views').values(row).returning('id').executeTakeFirstOrThrow()
  }

  const passwordLink = async () => {
    const { id, account } = await world.person('client')
    return { email: account.email, token: await issuePasswordToken(db, id, 60, clock.now()) }
  }

  /** Somebody who has met the next level's requirements, or has asked for it: the artist who signs in, who may call again. */
  const upgradable = async (own: Ids | null, isAsking: boolean) => {
    const { id } = own ?? (await ownArtist())
    await meetNextLevel(db, id)
    if (isAsking) await insertUpgradeRequest(db, id)
    return { id, message: words.pl, comment: words.pl }
  }
  const ownArtist = () =>
    db.selectFrom('pro_artists').select('id').where('email', '=', cast.artist.email).executeTakeFirstOrThrow()

  return {
    'session.login': () => ({ email: cast.student.email, password: cast.student.password }),
    'session.forgotPassword': () => ({ email: cast.student.email }),
    'session.resetPassword': async () => ({ ...(await passwordLink()), ...password }),
    'session.verifyResetToken': passwordLink,
    'session.changeLanguage': () => ({ language: 'pl' }),
    'levels.create': () => {
      levels += 1
      return levelDraft(`NEW_${levels}`)
    },
    'levels.reorder': () => inOrder('levels'),
    'levels.update': async () => {
      await newLevel()
      return { ...(await newLevel()), ...levelDraft(`CHANGED_${levels}`) }
    },
    'levels.remove': newLevel,
    'responsibilities.get': newResponsibility,
    'responsibilities.create': () => duty,
    'responsibilities.reorder': () => inOrder('responsibilities'),
    'responsibilities.update': async () => ({ ...(await newResponsibility()), ...duty }),
    'responsibilities.remove': newResponsibility,
    'additionalResponsibilities.get': additionalIn('TODO'),
    'additionalResponsibilities.create': () => ({ pro_artist_id: others.id, ...duty, is_evidence_wanted: true }),
    'additionalResponsibilities.update': async (artist) => ({
      ...(await additionalIn('TODO')(artist)),
      ...duty,
      is_evidence_wanted: true,
    }),
    'additionalResponsibilities.remove': additionalIn('TODO'),
    'additionalResponsibilities.submit': additionalIn('TODO'),
    'additionalResponsibilities.withdraw': additionalIn('SUBMITTED'),
    'additionalResponsibilities.accept': additionalIn('SUBMITTED'),
    'additionalResponsibilities.sendBack': async (artist) => ({
      ...(await additionalIn('SUBMITTED')(artist)),
      comment: words.pl,
    }),
    'additionalResponsibilities.waive': additionalIn('TODO'),
    'additionalResponsibilities.reopen': async (artist) => ({
      ...(await additionalIn('DONE')(artist)),
      comment: words.pl,
    }),
    'additionalResponsibilities.addEvidence': async (artist) => ({
      ...(await additionalIn('TODO')(artist)),
      file: await sample('photo.png'),
    }),
    'additionalResponsibilities.removeEvidence': ({ own }) => insertEvidence(db, (own ?? others).id, clock.now()),
    'additionalResponsibilities.evidence': ({ own }) => insertShownEvidence(world, (own ?? others).id),
    'notifications.remove': newNotification,
    'notifications.restore': async (artist) => {
      const { id } = (await newNotification(artist)) as { id: number }
      await removeNotification(db, id, clock.now())
      return { id }
    },
    'notifications.markAsRead': newNotification,
    'notifications.markAsUnread': newNotification,
    'views.list': () => ({ list: 'proartist' }),
    'views.create': view,
    'views.update': async (artist) => ({ ...view(), ...(await savedView(artist)) }),
    'views.remove': savedView,
    'benefits.get': newBenefit,
    'benefits.create': () => benefit,
    'benefits.reorder': () => inOrder('benefits'),
    'benefits.update': async () => ({ ...(await newBenefit()), ...benefit }),
    'benefits.remove': newBenefit,
    'applications.register': () => {
      applicants += 1
      return {
        ...person,
        email: `good-${applicants}@example.com`,
        techniques: ['LIPS'],
        years_of_experience: 4,
        motivation: words.pl,
        language_name: 'pl',
        terms_accepted: true,
      }
    },
    'artists.counts': () => ({}),
    'artists.picked': ({ own }) => ({ ids: [(own ?? others).id] }),
    'artists.exportPicked': ({ own }) => ({ ids: [(own ?? others).id] }),
    'artists.get': ({ own }) => ({ id: (own ?? others).id }),
    'artists.update': async ({ own }) => ({ ...(await networkArtist(own)), version: 1, city: 'Gdynia', bio: words }),
    'artists.remove': ({ own }) => networkArtist(own),
    'artists.enable': ({ own }) => networkArtist(own, { activation_status: activationStatus.DISABLED }),
    'artists.disable': ({ own }) => networkArtist(own),
    'artists.addToProTeam': ({ own }) => networkArtist(own),
    'artists.removeFromProTeam': ({ own }) => networkArtist(own, { pro_team: true }),
    'applications.accept': applicantIn(APPLIED),
    'applications.reject': applicantIn(APPLIED),
    'applications.complete': applicantIn(TO_VERIFY),
    'applications.requestMissingData': async (artist) => ({
      ...(await applicantIn(TO_VERIFY)(artist)),
      comment: words.pl,
      fields: ['bio'],
    }),
    'applications.sendLink': applicantIn(ACCEPTED),
    'artists.reviewChanges': ({ own }) => ({ id: (own ?? others).id, seen_id: 1 }),
    'artists.avatar': ({ own }) => ({ id: (own ?? others).id, size: 'small' }),
    'artists.pastAvatar': ({ own }) => currentAvatarIn(world, (own ?? others).id),
    'artists.document': ({ own }) => ({ id: (own ?? others).id, document_id: (own ?? others).documentId }),
    'conversations.thread': ({ own }) => ({ id: (own ?? others).conversation?.id }),
    'conversations.send': ({ own }) => ({ ...(own ?? others).conversation?.path, message: words.pl }),
    'conversations.write': ({ own }) => ({ ...(own ?? others).conversation?.path, message: words.pl }),
    'conversations.sendOfStudent': async () => ({
      ...(await conversationOfStudent(db, cast.student.email)).path,
      message: words.pl,
    }),
    'conversations.read': ({ own }) => {
      const { id, message_id } = (own ?? others).conversation ?? {}
      return { id, up_to: message_id }
    },
    'conversations.attachment': ({ own }) => (own ?? others).conversation ?? {},
    'statusUpgrades.request': ({ own }) => upgradable(own, false),
    'statusUpgrades.withdraw': ({ own }) => upgradable(own, true),
    'statusUpgrades.picked': () => ({ ids: [1] }),
    'statusUpgrades.exportPicked': () => ({ ids: [1] }),
    'statusUpgrades.ofArtist': ({ own }) => own ?? others,
    'statusUpgrades.approve': ({ own }) => upgradable(own ?? others, true),
    'statusUpgrades.reject': ({ own }) => upgradable(own ?? others, true),
    'statusUpgrades.setLevel': async ({ own }) => {
      const { id } = await upgradable(own ?? others, false)
      return { id, level_id: (await newLevel()).id, reason: words.pl }
    },
    'applications.form': () => openForm,
    'applications.sendForm': async () => ({
      ...person,
      hash: (await insertOpenForm(world)).hash,
      postal_code: '90-001',
      street: 'Piotrkowska 1',
      languages: ['pl'],
      bio: words,
    }),
    'applications.sendFormAvatar': async () => ({ ...(await newForm()), avatar: await sample('photo.png') }),
    'applications.addFormDocument': async () => ({
      ...(await newForm()),
      kind: 'LICENCE',
      file: await sample('certificate.pdf'),
    }),
    'applications.updateFormDocument': async () => ({ ...(await newForm()), valid_until: '2030-01-31' }),
    'applications.removeFormDocument': newForm,
    'profile.update': () => ({
      ...person,
      postal_code: '90-001',
      street: 'Piotrkowska 1',
      languages: ['pl'],
      techniques: ['LIPS'],
      years_of_experience: 4,
      bio: words,
    }),
    'profile.changeAvatar': async () => ({ avatar: await sample('photo.png') }),
    'profile.addDocument': async () => ({ kind: 'LICENCE', file: await sample('certificate.pdf') }),
    'profile.updateDocument': documentOf,
    'profile.removeDocument': documentOf,
    'students.updateProfile': () => ({
      first_name: 'Emily',
      last_name: 'Carter',
      phone: '+48601234567',
      country_id: 1,
    }),
    'applications.formAvatar': () => ({ hash: openForm.hash, size: 'small' }),
    'applications.formDocument': () => openForm,
  }
}

async function currentAvatarIn({ db }: Academy, id: number) {
  const { avatar_id } = await db
    .selectFrom('pro_artists')
    .select('avatar_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, file_id: avatar_id as number }
}

function artistWithFiles({ db }: Academy, { email }: { email: string }): Promise<Ids> {
  return db
    .selectFrom('pro_artists')
    .innerJoin('pro_artist_documents', 'pro_artist_documents.pro_artist_id', 'pro_artists.id')
    .select(['pro_artists.id', 'pro_artist_documents.id as documentId'])
    .where('email', '=', email)
    .where('avatar_id', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** The same, with a conversation in which the office has sent a file. */
async function artistWithMessages(world: Academy, person: { email: string }): Promise<Ids> {
  const artist = await artistWithFiles(world, person)
  const { id, path } = await conversationOf(world.db, artist.id, 'TRAINING')
  const attachments = [await sample('certificate.pdf')]
  const { data } = await world.as.office.send(conversations.send, { ...path, message: words.pl, attachments })
  const attachment_id = data.attachments[0]?.id as number
  return { ...artist, conversation: { id, path, message_id: data.id, attachment_id } }
}
