import { beforeAll, describe, expect, test } from 'vitest'
import { applications } from '#network/applications/contract/applications.ts'
import {
  type InvitationStatus,
  invitationStatus,
  type OfficeStep,
  officeSteps,
} from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { insertArtist, insertOpenForm } from '#testing/make/make-artists.ts'
import { untilWaiting } from '#testing/servers/locks.ts'
import type { Answer, Visitor } from '#testing/visitor.ts'

/* The state that a step leads to, 'stays' where it changes nothing of it, 409 where the state does not allow it. */
const table = `
                    APPLIED   ACCEPTED   REJECTED  COMPLETED  TO_VERIFY     MISSING_DATA
accept              ACCEPTED  409        ACCEPTED  409        409           409
reject              REJECTED  REJECTED   409       409        REJECTED      REJECTED
complete            409       409        409       409        COMPLETED     409
requestMissingData  409       409        409       409        MISSING_DATA  409
sendLink            409       stays      409       409        409           stays
form                409       stays      409       409        409           stays
sendForm            409       TO_VERIFY  409       409        409           TO_VERIFY
`
type State = keyof typeof invitationStatus
const [head = '', ...lines] = table.trim().split('\n')
const states = head.trim().split(/\s+/) as State[]
const cells = lines.flatMap((line) => {
  const [step = '', ...outcomes] = line.split(/\s+/)
  return states.map((state, index) => ({
    state,
    step: step as Step,
    outcome: outcomes[index] as State | 'stays' | '409',
  }))
})
type Step = OfficeStep | 'sendLink' | 'form' | 'sendForm'

const officeCalls = ['accept', 'reject', 'complete', 'requestMissingData', 'sendLink'] as const
const comment = 'Prosimy o wyraźniejsze zdjęcie certyfikatu.'
const form = {
  first_name: 'Ewa',
  last_name: 'Zielińska',
  phone: '+48601234567',
  country_id: 1,
  city: 'Łódź',
  postal_code: '90-001',
  street: 'Piotrkowska 1',
  languages: ['pl'],
  bio: { pl: 'Pigmentacja od dziesięciu lat.', 'en-US': 'Pigmentation for ten years now.' },
}

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('a step leads to the state that the flow table defines, and to no other', () => {
  test.each(cells)('$state · $step → $outcome', async ({ state, step, outcome }) => {
    for (const reader of ['office', 'owner'] as const) {
      const artist = await artistIn(state)
      const before = await traces(artist.id)
      const { status } = await take(world.as[reader], step, artist)
      const after = await traces(artist.id)
      if (outcome === '409') expect([status, after]).toEqual([409, before])
      else expect([status < 300, after.status]).toEqual([true, invitationStatus[outcome === 'stays' ? state : outcome]])
    }
  })
})

describe('nobody but the office takes its steps', () => {
  test.each(cells.filter(({ step }) => officeCalls.includes(step as OfficeStep)))(
    '$state · $step',
    async ({ state, step }) => {
      const artist = await artistIn(state)
      const before = await traces(artist.id)
      const { student, artist: colleague } = world.as
      expect((await take(await world.guest(), step, artist)).status).toBe(401)
      expect((await take(student, step, artist)).status).toBe(404)
      expect((await take(colleague, step, artist)).status).toBe(404)
      expect(await traces(artist.id)).toEqual(before)
    },
  )

  test.each(['accept', 'reject', 'complete', 'requestMissingData'] as const)(
    'an office without the right may not %s',
    async (step) => {
      const { db, as, config, clock } = await academyForTest()
      const [from] = officeSteps[step].from
      const artist = await insertOpenForm({ db, config, clock }, { invitation_status: from })
      await db.deleteFrom('role_permissions').where('permission', '=', officeSteps[step].permission).execute()
      expect((await take(as.office, step, artist)).status).toBe(403)
      expect((await take(as.owner, step, artist)).status).toBe(200)
    },
  )

  test('an office that may not see a state finds nobody in it', async () => {
    const { db, as } = await academyForTest()
    const id = await insertArtist(db, { invitation_status: invitationStatus.TO_VERIFY })
    await db
      .deleteFrom('role_permissions')
      .where('permission', '=', 'can-view-pending-verifications-pro-artist')
      .execute()
    expect((await as.office.call(artists.get, { id })).status).toBe(404)
    expect((await as.office.call(applications.complete, { id })).status).toBe(404)
  })
})

describe('of simultaneous decisions one is made; the others are refused', () => {
  const pairs: [State, OfficeStep[]][] = [
    ['APPLIED', ['accept', 'reject']],
    ['APPLIED', ['accept', 'accept', 'reject', 'reject']],
    ['REJECTED', ['accept', 'accept']],
    ['ACCEPTED', ['reject', 'reject']],
    ['TO_VERIFY', ['complete', 'complete']],
    ['TO_VERIFY', ['complete', 'requestMissingData', 'reject', 'complete']],
    ['MISSING_DATA', ['reject', 'reject']],
  ]

  test.each(pairs)('in state %s: %j', async (state, steps) => {
    for (let round = 0; round < 4; round++) {
      const artist = await artistIn(state)
      const answers = await atOnce(
        artist,
        steps.map((step, index) => () => take(deciders(index), step, artist)),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...steps.slice(1).map(() => 409)])
      for (const answer of answers.filter(({ status }) => status === 409))
        expect(answer.body).toMatchObject({ code: 'step_not_possible' })
      expect(await traces(artist.id)).toMatchObject({ history: 1, audit: 1, mails: 1 })
      expect(await accountsOf(artist)).toBe((await traces(artist.id)).status === invitationStatus.COMPLETED ? 1 : 0)
    }
  })

  test('the applicant sends the form twice, while the office rejects', async () => {
    for (let round = 0; round < 4; round++) {
      const artist = await artistIn('ACCEPTED')
      const send = async () => take(await world.guest(), 'sendForm', artist)
      const answers = await atOnce(artist, [send, () => take(world.as.office, 'reject', artist), send])
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
      expect(await traces(artist.id)).toMatchObject({ history: 1, audit: 1 })
    }
  })

  test('a decision on data that has changed since it was shown is refused, too', async () => {
    const artist = await artistIn('APPLIED')
    const { office, owner } = world.as
    const { id } = artist
    const looked = { id, revision: (await office.send(artists.get, { id })).data.revision }
    await office.send(applications.accept, looked)
    expect(await owner.call(applications.reject, looked)).toMatchObject({
      status: 409,
      body: {
        code: 'changed_meanwhile',
        details: { changes: [{ field: 'invitation_status', after: invitationStatus.ACCEPTED, by: 'Joanna Wrońska' }] },
      },
    })
    await owner.send(applications.reject, { id, revision: (await office.send(artists.get, { id })).data.revision })
  })

  test('one person applies twice', async () => {
    for (let round = 0; round < 4; round++) {
      const apply = async () =>
        (await world.guest()).call(applications.register, {
          ...{ first_name: 'Ewa', last_name: 'Zielińska', phone: '+48601234567', country_id: 1, city: 'Łódź' },
          email: `twice-${round}@example.com`,
          techniques: ['LIPS'],
          years_of_experience: 1,
          motivation: 'Chcę uczyć się od najlepszych.',
          language_name: 'pl',
          terms_accepted: true,
        })
      const answers = await Promise.all([apply(), apply(), apply()])
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
      const stored = world.db.selectFrom('pro_artists').select('id').where('email', '=', `twice-${round}@example.com`)
      expect(await stored.execute()).toHaveLength(1)
    }
  })

  const deciders = (index: number) => (index % 2 === 0 ? world.as.office : world.as.owner)

  /** Holds everybody up until all have come, then lets them all go on. */
  async function atOnce(artist: Artist, acts: (() => Promise<Answer>)[]) {
    let answers: Promise<Answer>[] = []
    await world.db.transaction().execute(async (tx) => {
      await tx.selectFrom('pro_artists').select('id').where('id', '=', artist.id).forUpdate().execute()
      answers = acts.map((act) => act())
      await untilWaiting(world.db, acts.length)
    })
    return Promise.all(answers)
  }

  async function accountsOf({ id }: Artist) {
    const accounts = await world.db
      .selectFrom('users')
      .innerJoin('pro_artists', 'pro_artists.email', 'users.email')
      .select('users.id')
      .where('pro_artists.id', '=', id)
      .execute()
    return accounts.length
  }
})

type Artist = { id: number; hash: string }

/** Somebody in a state, with a form that lacks nothing and a link to it. */
async function artistIn(state: State): Promise<Artist> {
  if (state !== 'COMPLETED') return insertOpenForm(world, { invitation_status: invitationStatus[state] })
  const artist = await insertOpenForm(world, { invitation_status: invitationStatus.TO_VERIFY })
  const { id } = await world.person('client')
  const done = { invitation_status: invitationStatus.COMPLETED as InvitationStatus, user_id: id, level_id: 1 }
  await world.db.updateTable('pro_artists').set(done).where('id', '=', artist.id).execute()
  return artist
}

function take(visitor: Visitor, step: Step, { id, hash }: Artist) {
  const inputs = {
    reject: { id, comment },
    requestMissingData: { id, comment },
    form: { hash },
    sendForm: { hash, ...form },
  }
  return visitor.attempt(applications[step], step in inputs ? inputs[step as keyof typeof inputs] : { id })
}

/** Everything that a step leaves behind. */
async function traces(id: number) {
  const { email, invitation_status } = await world.db
    .selectFrom('pro_artists')
    .select(['email', 'invitation_status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const history = await world.db.selectFrom('pro_artist_history').select('id').where('pro_artist_id', '=', id).execute()
  const audit = await world.db
    .selectFrom('audit_log')
    .select('id')
    .where('subject_id', '=', id)
    .where('event', 'like', 'proArtist.%')
    .execute()
  const mails = await world.db.selectFrom('mails').select('id').where('to', '=', email).execute()
  return { status: invitation_status, history: history.length, audit: audit.length, mails: mails.length }
}
