import { beforeAll, expect, test } from 'vitest'
import type { Language } from '#kit/contract/texts/text.ts'
import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { openTrainingOf, signedUp, waitingSignUp } from '#testing/make/make-sign-ups.ts'
import { newDraft } from '#testing/make/make-trainings.ts'

/* Who signed up, and has no seat yet, is notified of another time or place and of a cancellation as participants are. */

let world: Academy
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  return world.close
})

const mailsTo = (email: string) =>
  world.db.selectFrom('mails').select(['subject', 'text']).where('to', '=', email).orderBy('id').execute()

async function newMailsTo(email: string, act: () => Promise<unknown>) {
  const before = await mailsTo(email)
  await act()
  await world.untilNotified()
  return (await mailsTo(email)).slice(before.length)
}

async function stateByLink(text: string | null | undefined) {
  const hash = /sign-up\/link\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''
  return (await (await world.guest()).send(signUps.ofLink, { hash })).data.state
}

/** The same call twice, as after a lost response, and once more by itself. */
async function edited(id: number) {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const draft = { ...newDraft(), seats_max: 1 }
  for (const headers of [key, key, {}])
    expect((await world.as.office.call(trainings.update, { id, ...draft }, headers)).status).toBe(200)
}

const one = () => openTrainingOf(world, null, { startsIn: 240, seats_max: 1, price_amount: 45_000 })

async function listed() {
  const id = await one()
  await waitingSignUp(world, id)
  const made = await waitingSignUp(world, id)
  await world.as.office.send(signUps.putOnList, { id: made.id })
  return { training: id, email: made.email }
}

test.each<[Language, string, string]>([
  ['pl', 'Zmiana szkolenia', 'Cena: 1500 zł'],
  ['en-US', 'Training changed', 'Price: PLN 1,500'],
])(
  'of another time and place once, in their language (%s), with a link of their own',
  async (language, subject, price) => {
    const id = await one()
    const { email } = await waitingSignUp(world, id, { language_name: language })
    const [mail, ...more] = await newMailsTo(email, () => edited(id))
    expect(more).toEqual([])
    expect(mail?.subject).toContain(subject)
    expect(mail?.text).toContain('Studio')
    expect(mail?.text?.replaceAll(/\s/g, ' ')).toContain(price)
    expect(await stateByLink(mail?.text)).toBe('WAITING')
  },
)

test('of it also without a seat that is held, and on the waiting list; not before the email is proven', async () => {
  const { training, email } = await listed()
  const [mail, ...more] = await newMailsTo(email, () => edited(training))
  expect([mail?.subject.split(':')[0], more]).toEqual(['Zmiana szkolenia', []])
  expect(await stateByLink(mail?.text)).toBe('WAITLISTED')

  const other = await one()
  const { id, email: released } = await waitingSignUp(world, other)
  const unproven = await signedUp(world, other)
  await world.db.updateTable('sign_ups').set({ held_until: null }).where('id', '=', id).execute()
  expect(
    await newMailsTo(unproven.email, async () =>
      expect(await newMailsTo(released, () => edited(other))).toHaveLength(1),
    ),
  ).toEqual([])
})

test('that a change waits for the office, and what it decides', async () => {
  const { id: userId, visitor } = await world.person('pro-artist')
  const artist = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const id = await openTrainingOf(world, artist.id, { startsIn: 240 })
  const { email } = await waitingSignUp(world, id)
  const change = async () => {
    const draft = newDraft()
    await visitor.send(trainings.update, { id, ...draft })
  }
  const subjects = async (act: () => Promise<unknown>) =>
    (await newMailsTo(email, act)).map(({ subject }) => subject.split(':')[0])
  expect(await subjects(change)).toEqual(['Zmiana do sprawdzenia'])
  expect(await subjects(() => world.as.office.send(trainings.accept, { id }))).toEqual(['Zmiana przyjęta'])
  expect(await subjects(change)).toEqual(['Zmiana do sprawdzenia'])
  expect(await subjects(() => world.as.office.send(trainings.reject, { id, reason: 'Za daleko.' }))).toEqual([
    'Zmiana odrzucona',
  ])
})

test('of a cancellation once, with its reason; on the waiting list by the mail of that list', async () => {
  const { training, email } = await listed()
  const cancel = async (id: number) => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    for (let times = 0; times < 2; times += 1)
      expect((await world.as.office.call(trainings.cancel, { id, reason: 'Choroba.' }, key)).status).toBe(200)
  }
  const ofList = await newMailsTo(email, () => cancel(training))
  expect(ofList.map(({ subject }) => subject.split(':')[0])).toEqual(['Szkolenie odwołane'])

  const id = await one()
  const held = await waitingSignUp(world, id)
  const [mail, ...more] = await newMailsTo(held.email, () => cancel(id))
  expect([mail?.subject.split(':')[0], more]).toEqual(['Szkolenie odwołane', []])
  expect(mail?.text).toContain('Choroba.')
  expect(await stateByLink(mail?.text)).toBe('LAPSED')
})
