import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { redeemVoucher } from '#teaching/participants/server/seats/redemptions.steps.ts'
import { drawVoucherCode } from '#trade/vouchers/contract/voucher-code.ts'
import '#trade/vouchers/server/vouchers.queries.ts'
import type { Academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { portalActs } from '#testing/make/make-certificates.ts'
import { seatAt, trainingOf } from '#testing/make/make-seats.ts'

type Values = Partial<Insertable<Tables['vouchers']>>

/** A voucher of a student by email, or of the demo's student: by default 300 zł, for one use, valid for a month. */
export async function voucherOf(db: Db, email: string | null, values: Values = {}) {
  const now = new Date()
  const holder = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email ?? cast.student.email)
    .executeTakeFirstOrThrow()
  return db
    .insertInto('vouchers')
    .values({
      ...{ code: drawVoucherCode(randomBytes), kind: 'AMOUNT', value: 30_000, holder_id: holder.id, source: 'ADMIN' },
      currency: values.kind === 'PERCENT' && values.budget === undefined ? null : 'PLN',
      issued_at: shift(now, { days: -1 }),
      available_at: shift(now, { hours: -1 }),
      valid_until: shift(now, { days: 30 }),
      ...values,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow()
}

/** Somebody's voucher and their seat at a training of an artist, or of anybody. */
export async function voucherAtTraining(db: Db, artistId: number | null, email: string | null, values: Values = {}) {
  const trainingId = await trainingOf(db, artistId)
  const participant_id = await seatAt(db, trainingId, email ?? cast.student.email)
  return { trainingId, participant_id, ...(await voucherOf(db, email, values)) }
}

/** The same, redeemed; also returns the redemption's id. */
export async function redeemedAt(world: Academy, artistId: number | null, email: string | null, values: Values = {}) {
  const at = await voucherAtTraining(world.db, artistId, email, values)
  const redemption = await redeemVoucher(portalActs(world), { id: at.id }, at.participant_id)
  return { ...at, redemption }
}
