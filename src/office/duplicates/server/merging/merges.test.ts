import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { chosenFields, merges, sides } from '#office/duplicates/contract/merges.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { issuePasswordToken } from '#people/session/server/password-tokens.steps.ts'
import { students } from '#people/students/contract/students.ts'
import { issueCertificate } from '#teaching/certificates/server/certificates.steps.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { contents, drawing } from '#testing/fixtures/contents.ts'
import { undeclaredReferences } from '#testing/fixtures/undeclared-references.ts'
import { passedBy, portalActs } from '#testing/make/make-certificates.ts'
import { leftChoice, merging, pairOf } from '#testing/make/make-duplicates.ts'
import { soldTo, studentOf } from '#testing/make/make-sales.ts'
import { seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'
import { idsOf, peopleOf, seatsTwice } from './merge.queries.ts'
import { mergePair } from './merge.steps.ts'
import { obstaclesTo } from './merge-obstacles.ts'
import { undoMerge } from './undo-merge.steps.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

test('every reference to a student or an account is declared: it moves, or the declaration explains why not', async () => {
  expect(
    await undeclaredReferences(world.db, ['students', 'users'], ['student_id', 'user_id', 'account_id', 'holder_id']),
  ).toEqual([])
})

/** A student with an account and something of everything that moves. */
async function somebody() {
  const { id: user_id, account, visitor } = await world.person('client')
  const id = await studentOf(world.db, account.email)
  return { id, user_id, ...account, visitor }
}

async function pairOfPeople() {
  const [left, right] = [await somebody(), await somebody()]
  const { id } = await pairOf(world.db, left.id, right.id)
  return { id, left, right }
}

describe('a merge', () => {
  test('leaves one record with everything and one account to sign in to, and is undone without a trace', async () => {
    const { db, as } = world
    const { id, left, right } = await pairOfPeople()
    await soldTo(db, left.email, {})
    const { id: packageId } = await soldTo(db, right.email, { entries_total: 5 })
    const { id: voucherId } = await voucherOf(db, right.email)
    const trainingId = await trainingOf(db, null)
    const seatId = await seatAt(db, trainingId, right.email)
    const before = await contents(db)
    const { data: shown } = await as.office.send(merges.compare, { id })
    expect(shown).toMatchObject({ obstacles: [], seats_twice: [], merge: null })

    const revisions = { left_revision: shown.left.revision, right_revision: shown.right.revision }
    const { data: merged } = await as.office.send(merges.merge, { id, ...leftChoice, ...revisions })
    expect(merged.left.figures).toEqual(shown.after)
    expect(merged.merge).toMatchObject({ kept: 'left', undone_at: null, by: expect.any(String) })
    expect(merged.merge?.moved.map(({ kind }) => kind).sort()).toEqual(['packages', 'seats', 'vouchers'])
    const sold = await db
      .selectFrom('student_packages')
      .selectAll()
      .where('id', '=', packageId)
      .executeTakeFirstOrThrow()
    expect(sold).toMatchObject({ student_id: left.id, student_name: 'Nowak Anna' })
    expect(await holderOf(voucherId)).toBe(left.user_id)
    expect(await studentOfSeat(seatId)).toBe(left.id)

    // Lists, pickers and links.
    expect((await as.office.send(students.list, { filter: left.email })).data.map(({ id }) => id)).toEqual([left.id])
    expect((await as.office.send(students.list, { filter: right.email })).data).toEqual([])
    expect((await as.office.send(students.get, { id: right.id })).data.id).toBe(left.id)
    const registration = { id: trainingId, student_id: right.id }
    expect((await as.office.call(participants.register, registration)).status).toBe(422)

    // The account that stays is signed in to as before; the mailbox of the other one learns that it was merged, and opens nothing.
    const guest = await world.guest()
    expect((await left.visitor.call(session.user, {})).status).toBe(200)
    expect((await right.visitor.call(session.user, {})).status).toBe(401)
    expect((await guest.call(session.login, { email: left.email, password: left.password })).status).toBe(204)
    const refused = await (await world.guest()).call(session.login, { email: right.email, password: right.password })
    expect(refused).toMatchObject({ status: 403, body: { code: 'account_merged' } })
    expect((await guest.call(session.login, { email: right.email, password: 'something else' })).status).toBe(422)
    await (await world.guest()).send(session.forgotPassword, { email: right.email })
    const letters = await db.selectFrom('mails').selectAll().where('to', '=', right.email).execute()
    expect(letters).toHaveLength(2)
    expect(JSON.stringify([refused.body, letters])).not.toContain(left.email)
    const token = await issuePasswordToken(db, right.user_id, 60, world.clock.now())
    const chosen = { password: 'a new long password', password_confirmation: 'a new long password' }
    for (const email of [left.email, right.email]) {
      const reset = await (await world.guest()).call(session.resetPassword, { token, email, ...chosen })
      expect(reset.status).toBe(422)
    }

    expect((await as.office.call(merges.merge, { id, ...leftChoice })).status).toBe(409)
    const { data: undone } = await as.office.send(merges.undo, { id })
    expect(undone.merge).toMatchObject({ left_behind: [], undone_at: expect.any(String) })
    expect((await guest.call(session.login, { email: right.email, password: right.password })).status).toBe(204)
    expect(await contents(db)).toEqual(before)
    expect((await as.office.call(merges.undo, { id })).status).toBe(409)
  })

  test('waits until it is settled who has which seat; the one that was used is the person’s', async () => {
    const { db, as } = world
    const { id, left, right } = await pairOfPeople()
    const [open, over] = [await trainingOf(db, null), await trainingOf(db, null)]
    const leftSeat = await seatAt(db, open, left.email)
    await seatAt(db, open, right.email)
    await seatAt(db, over, left.email, { status: 'CANCELLED', cancelled_at: new Date() })
    const used = await seatAt(db, over, right.email)
    const before = await contents(db)
    const { data } = await as.office.send(merges.compare, { id })
    expect(data.obstacles).toEqual(['SEATS'])
    expect(data.seats_twice.map(({ person, is_open }) => [person, is_open])).toEqual(
      expect.arrayContaining([
        ['left', true],
        ['right', false],
      ]),
    )
    expect(await as.office.call(merges.merge, { id, ...leftChoice })).toMatchObject({
      status: 409,
      body: { code: 'merge_obstacles' },
    })
    expect(await contents(db)).toEqual(before)
    await db.updateTable('participants').set({ status: 'CANCELLED' }).where('id', '=', leftSeat).execute()
    // Both passed the same training: the second seat stays with the former record, its certificate is the person's.
    const passed = await passedBy(db, left.email)
    const { training_id } = await db
      .selectFrom('participants')
      .select('training_id')
      .where('id', '=', passed)
      .executeTakeFirstOrThrow()
    const again = await seatAt(db, training_id, right.email, { status: 'CONFIRMED', outcome: 'PASS' })
    for (const seat of [passed, again]) await issueCertificate(portalActs(world), seat)
    const settled = await contents(db)
    const { data: merged } = await as.office.send(merges.merge, { id, ...leftChoice })
    expect(merged.left.figures).toMatchObject({ seats: 3, certificates: 2 })
    expect(await studentOfSeat(again)).toBe(right.id)
    expect(await studentOfSeat(used)).toBe(left.id)
    expect(await studentOfSeat(leftSeat)).toBe(right.id)
    expect((await as.office.send(merges.undo, { id })).data.merge?.left_behind).toEqual([])
    expect(await contents(db)).toEqual(settled)
  })

  test('is refused for a page of yesterday, and where the account is more than a student’s or is going to be erased', async () => {
    const { db, as } = world
    const { id, left, right } = await pairOfPeople()
    const { data: shown } = await as.office.send(merges.compare, { id })
    const { data: student } = await as.office.send(students.get, { id: right.id })
    await as.office.send(students.update, { ...student, phone: '+48600100200' })
    const stale = { id, ...leftChoice, left_revision: shown.left.revision, right_revision: shown.right.revision }
    expect(await as.office.call(merges.merge, stale)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    const role = db.selectFrom('roles').select('id').where('name', '=', 'administrator')
    await db.updateTable('user_roles').set({ role_id: role }).where('user_id', '=', left.user_id).execute()
    const refused = await as.owner.call(merges.merge, { id, ...leftChoice })
    expect(refused).toMatchObject({ status: 409, body: { code: 'merge_obstacles' } })
    expect((await as.owner.send(merges.compare, { id })).data.obstacles).toEqual(['ROLE'])
  })

  test('of fifty at once from two sides, one wins', async () => {
    const { db, as } = world
    const { id, left, right } = await pairOfPeople()
    await soldTo(db, left.email, {})
    await soldTo(db, right.email, {})
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        as.office.call(merges.merge, { id, ...leftChoice, kept: index % 2 ? 'left' : 'right' }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
    const counts = await Promise.all([left.id, right.id].map((student) => packagesOf(student)))
    expect(counts.sort()).toEqual([0, 2])
  })
})

describe('an undo', () => {
  test('does not separate what was used together since, and explains it', async () => {
    const { db, as } = world
    const { id, left, right } = await pairOfPeople()
    const { id: usedPackage } = await soldTo(db, right.email, { entries_total: 5 })
    const { id: freePackage } = await soldTo(db, right.email, {})
    await as.office.send(merges.merge, { id, ...leftChoice })
    const trainingId = await trainingOf(db, null)
    await seatAt(db, trainingId, left.email, { student_package_id: usedPackage })
    const { data: student } = await as.office.send(students.get, { id: left.id })
    await as.office.send(students.update, { ...student, last_name: 'Nowakowa' })
    const { data } = await as.office.send(merges.undo, { id })
    expect(data.merge?.left_behind).toEqual([{ kind: 'packages', count: 1 }])
    expect(await packagesOf(left.id)).toBe(1)
    expect(await packagesOf(right.id)).toBe(1)
    const back = await db
      .selectFrom('student_packages')
      .select('student_name')
      .where('id', '=', freePackage)
      .executeTakeFirst()
    expect(back?.student_name).toBe('Nowak Anna')
  })

  test('is refused while the person is going to be erased, and possible again once that was withdrawn', async () => {
    const { db, as } = world
    const { id, left } = await pairOfPeople()
    const before = await contents(db)
    await as.office.send(merges.merge, { id, ...leftChoice })
    const { data: erasure } = await as.owner.send(erasures.requestUser, { id: left.user_id, is_settled: true })
    const refused = await as.office.call(merges.undo, { id })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'merge_erased', message: expect.stringContaining('usunięcie danych') },
    })
    await as.owner.send(erasures.withdraw, { id: erasure.id })
    await as.office.send(merges.undo, { id })
    expect(await contents(db)).toEqual(before)
  })

  test('of a record that was merged further waits for that one, and is possible for thirty days', async () => {
    const { db, as } = world
    const { id, left, right } = await pairOfPeople()
    const third = await somebody()
    const before = await contents(db)
    await as.office.send(merges.merge, { id, ...leftChoice })
    const further = await pairOf(db, left.id, third.id)
    await as.office.send(merges.merge, { id: further.id, ...leftChoice, kept: 'right' })
    expect((await as.office.send(students.get, { id: right.id })).data.id).toBe(third.id)
    expect(await as.office.call(merges.undo, { id })).toMatchObject({ status: 409, body: { code: 'merge_of_merged' } })
    await as.office.send(merges.undo, { id: further.id })
    await as.office.send(merges.undo, { id })
    expect(await contents(db)).toEqual(before)
    await as.office.send(merges.merge, { id, ...leftChoice })
    await db
      .updateTable('merges')
      .set({ merged_at: new Date(Date.now() - 31 * 86_400_000) })
      .where('undone_at', 'is', null)
      .where('pair_id', '=', id)
      .execute()
    expect(await as.office.call(merges.undo, { id })).toMatchObject({ status: 409, body: { code: 'merge_over' } })
  })
})

// A thousand take a minute: MERGES=1000 npx vitest run --project api merges
const mergesTried = Number(process.env.MERGES ?? 20)
const timeout = 120_000 + mergesTried * 1_000

test('random merges, up to four over each other and undone, leave the academy as it was', { timeout }, async () => {
  const { db, portal, clock, as } = world
  const user = await as.office.send(session.user, {})
  const pool = await db
    .selectFrom('students')
    .select('id')
    .where('merged_into', 'is', null)
    .where('email', 'not like', 'client-%')
    .orderBy('id')
    .execute()
  const draw = drawing(20261126)
  const before = await contents(db)
  for (let undone = 0; undone < mergesTried; )
    undone += await inTransaction(db, async (tx) => {
      const ctx = { ...contextAt({ ...portal, db: tx }, { atOnce: [], later: [] }, clock.now(), user), user }
      const done: number[] = []
      for (let step = 0; step < 4; step += 1) {
        const pair = await freePair(tx, draw(pool).id, draw(pool).id)
        if (!pair) continue
        const fields = Object.fromEntries(chosenFields.map((field) => [field, draw(sides)])) as typeof leftChoice.fields
        await mergePair(ctx, merging, pair.id, { kept: draw(sides), fields }, { left: undefined, right: undefined })
        done.push(pair.id)
      }
      for (const id of done.reverse()) await undoMerge(ctx, merging, id)
      return done.length
    })
  expect(await contents(db)).toEqual(before)
})

/** A pair of these two that nothing keeps from being merged. */
async function freePair(db: typeof world.db, one: number, other: number) {
  if (one === other) return null
  const [left, right] = [Math.min(one, other), Math.max(one, other)]
  const known = await db
    .selectFrom('duplicate_pairs')
    .select(['id', 'state'])
    .where('left_student_id', '=', left)
    .where('right_student_id', '=', right)
    .executeTakeFirst()
  if (known && known.state !== 'OPEN') return null
  const { id } = known ?? (await pairOf(db, left, right))
  const pair = { id, kind: 'STUDENTS', state: 'OPEN', left: { id: left }, right: { id: right } } as const
  const people = await peopleOf({ db, now: world.clock.now() }, pair)
  const obstacles = await obstaclesTo(db, [people.left, people.right].map(idsOf), await seatsTwice(db, merging, pair))
  return obstacles.length === 0 ? pair : null
}

const holderOf = async (id: number) =>
  (await world.db.selectFrom('vouchers').select('holder_id').where('id', '=', id).executeTakeFirst())?.holder_id
const studentOfSeat = async (id: number) =>
  (await world.db.selectFrom('participants').select('student_id').where('id', '=', id).executeTakeFirst())?.student_id
const packagesOf = async (id: number) =>
  (await world.db.selectFrom('student_packages').select('id').where('student_id', '=', id).execute()).length
