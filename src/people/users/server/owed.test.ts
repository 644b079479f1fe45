import { beforeAll, expect, test } from 'vitest'
import { artists } from '#network/artists/contract/artists.ts'
import { users } from '#people/users/contract/users.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { insertArtist } from '#testing/make/make-artists.ts'
import { studentOf } from '#testing/make/make-sales.ts'
import { voucherOf } from '#testing/make/make-vouchers.ts'
import { issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'

/* Debts to a user are settled before an account is deleted, or nobody knows whom to pay. */

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const paid = { payment_status: 'PAID', price_amount: 30_000, price_currency: 'PLN' } as const
const reason = 'Ustalone przez telefon.'

async function settle(id: number) {
  await world.as.office.send(issuedVouchers.block, { id, reason })
  await world.as.office.send(issuedVouchers.refund, { id, reason })
}

test('a student with a paid voucher keeps role and account until it is paid back; a free one holds nobody', async () => {
  const { office } = world.as
  const { id, account } = await world.person('client')
  await studentOf(world.db, account.email)
  await voucherOf(world.db, account.email)
  expect((await office.send(users.get, { id })).data.student).toBeNull()
  const voucher = await voucherOf(world.db, account.email, paid)
  const { data } = await office.send(users.get, { id })
  expect(data.student).not.toBeNull()
  const refused = { status: 409, body: { code: 'account_of_student' } }
  expect(await office.call(users.update, { ...data, role: 'administrator' })).toMatchObject(refused)
  expect(await office.call(users.remove, { id })).toMatchObject(refused)
  await settle(voucher.id)
  expect((await office.call(users.remove, { id })).status).toBe(204)
})

test('so does an artist, and any other user with one', async () => {
  const { office } = world.as
  const { id: userId, account } = await world.person('administrator')
  const voucher = await voucherOf(world.db, account.email, paid)
  const owed = { status: 409, body: { code: 'account_owed' } }
  expect(await office.call(users.remove, { id: userId })).toMatchObject(owed)
  const id = await insertArtist(world.db, {})
  await world.db.updateTable('pro_artists').set({ user_id: userId }).where('id', '=', id).execute()
  const role = world.db.selectFrom('roles').select('id').where('name', '=', 'pro-artist')
  await world.db.updateTable('user_roles').set({ role_id: role }).where('user_id', '=', userId).execute()
  expect(await office.call(artists.remove, { id })).toMatchObject(owed)
  await settle(voucher.id)
  expect((await office.call(artists.remove, { id })).status).toBe(204)
})
