import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { midnight } from '#kit/server/postgres/midnight.ts'
import { enterRedemptions } from './seed-redemptions.ts'
import { enterSeatPayments } from './seed-seat-payments.ts'
import { at, type World, withIds } from './seed-world.ts'

export async function enterVouchers(world: World): Promise<void> {
  const { db, life } = world
  const users = await db.selectFrom('users').select(['id', 'email']).execute()
  const userIds = new Map(users.map(({ id, email }) => [email, id]))
  const rows = life.vouchers.map(
    ({ holder, issued, available, valid, budget, uses, paid, blocked: _, refunded: __, ...voucher }) => ({
      ...voucher,
      max_usages: uses ?? 1,
      budget: budget ?? null,
      payment_status: paid ? ('PAID' as const) : ('FREE' as const),
      price_amount: paid ?? null,
      price_currency: paid ? 'PLN' : null,
      holder_id: userIds.get(holder) as number,
      currency: voucher.kind === 'AMOUNT' ? 'PLN' : null,
      issued_at: at(world, issued),
      available_at: at(world, available),
      valid_until: midnight(academyDay(new Date(at(world, valid))), 1),
    }),
  )
  const ids = withIds(life.vouchers, await db.insertInto('vouchers').values(rows).returning('id').execute())
  const entries = life.vouchers.flatMap((voucher) => {
    const kind = voucher.blocked ? ('BLOCK' as const) : ('REFUND' as const)
    const reason = voucher.blocked ?? voucher.refunded
    const uses = kind === 'REFUND' ? -1 : 0
    return reason ? [{ voucher_id: ids.get(voucher) as number, kind, uses, reason, made_at: at(world, -1) }] : []
  })
  await db.insertInto('voucher_entries').values(entries).execute()
  await enterRedemptions(world)
  await enterSeatPayments(world)
}
