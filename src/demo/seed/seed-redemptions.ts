import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { withCheck } from '#kit/contract/values/checked-code.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { midnight } from '#kit/server/postgres/midnight.ts'
import { worthOf } from '#trade/vouchers/contract/vouchers.flow.ts'
import type { World } from './seed-world.ts'

/** What those pay with who have a seat without an entry of a package: once, partly, and from a card that was bought. */
const kinds = [
  { kind: 'AMOUNT', value: 30_000, max_usages: 1, budget: null, source: 'ADMIN' },
  { kind: 'PERCENT', value: 20, max_usages: 3, budget: null, source: 'ADMIN' },
  { kind: 'AMOUNT', value: 100_000, max_usages: 10, budget: 100_000, source: 'ADMIN' },
] as const

/** Some pay with a voucher that they were given a fortnight before, on the day on which they register. */
export async function enterRedemptions({ db }: World): Promise<void> {
  const seats = await db
    .selectFrom('participants')
    .innerJoin('trainings', 'trainings.id', 'training_id')
    .innerJoin('students', 'students.id', 'student_id')
    .select(['participants.id', 'user_id', 'registered_at', 'price_amount', 'price_currency'])
    .where('student_package_id', 'is', null)
    .where('participants.status', '!=', 'CANCELLED')
    .where('trainings.state', 'in', ['PUBLISHED', 'COMPLETED'])
    // The latest redemption is the last in the ledger.
    .orderBy('registered_at')
    .orderBy('participants.id')
    .execute()
  for (const [index, seat] of seats.entries()) {
    const given = kinds[index % kinds.length] as (typeof kinds)[number]
    const registered = new Date(seat.registered_at)
    const isBought = given.budget !== null
    const currency = given.kind === 'AMOUNT' ? seat.price_currency : null
    const { id } = await db
      .insertInto('vouchers')
      .values({
        ...given,
        code: withCheck(`DEM0${String(index).padStart(7, '0')}`),
        currency,
        holder_id: seat.user_id,
        issued_at: shift(registered, { days: -15 }),
        available_at: shift(registered, { days: -1 }),
        valid_until: midnight(academyDay(registered), 180),
        note: null,
        payment_status: isBought ? 'PAID' : 'FREE',
        price_amount: isBought ? given.budget : null,
        price_currency: isBought ? seat.price_currency : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { price_amount: price } = seat
    const redeemed = worthOf({ ...given, currency, balance: given.budget }, { price, due: price })
    await db
      .insertInto('voucher_entries')
      .values({
        ...{ voucher_id: id, kind: 'USE', uses: -1, redeemed, currency: seat.price_currency },
        amount: isBought ? -redeemed : 0,
        participant_id: seat.id,
        made_at: seat.registered_at,
      })
      .execute()
  }
}
