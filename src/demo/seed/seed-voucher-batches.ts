import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context, Portal } from '#kit/server/http/context.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { endOf } from '#kit/server/postgres/midnight.ts'
import { readUser } from '#kit/server/session/session.ts'
import type { VoucherTerms } from '#trade/issued-vouchers/contract/voucher-terms.ts'
import { countRows, enterRecipients, planBatch, readRecipients } from '#trade/issued-vouchers/server/batch-plan.ts'
import { bringOut } from '#trade/issued-vouchers/server/batch-run.ts'
import { termsToIssue } from '#trade/issued-vouchers/server/issued-voucher.steps.ts'
import { issueVouchers } from '#trade/vouchers/server/vouchers.steps.ts'
import { demoAccounts } from '../records/demo-accounts.ts'
import { contextThen } from './seed-context.ts'

/** The office thanked those who learned in autumn, with an address too many; and a gift voucher that was paid for ran out unused. */
export async function enterVoucherBatches(portal: Portal, userIds: ReadonlyMap<string, number>): Promise<void> {
  const { db } = portal
  const office = userIds.get(demoAccounts.find(({ email }) => email.startsWith('office'))?.email ?? '') as number
  const user = await readUser(db, office)
  const before = (days: number) => new Date(shift(portal.clock(), { days: -days }))
  const people = await db
    .selectFrom('students')
    .select(['user_id', 'email'])
    .where('status', '=', 'ACTIVE')
    .where('email', 'not like', '%@atelier.test')
    .orderBy('id')
    .limit(9)
    .execute()

  const [gifted, ...thanked] = people
  const sold = contextThen(portal, before(190), user)
  await issueVouchers(sold, [
    {
      ...{ holder_id: gifted?.user_id as number, kind: 'AMOUNT', value: 50_000, currency: 'PLN', source: 'ADMIN' },
      price: { amount: 50_000, currency: 'PLN' },
      note: 'Voucher prezentowy, opłacony przelewem.',
      valid_until: await endOf(db, academyDay(before(5))),
    },
  ])

  const then = before(9)
  const ctx = contextThen(portal, then, user) as Context
  const terms: VoucherTerms = {
    ...{ source: 'ADMIN', kind: 'PERCENT', percent: 15, amount: null, max_usages: 1, budget: null, price: null },
    valid_until: academyDay(new Date(shift(then, { days: 180 }))),
    note: 'Za udział w jesiennych szkoleniach.',
  }
  const { id } = await db
    .insertInto('voucher_batches')
    .values({
      ...{ name: 'Podziękowanie za jesień', user_id: office, created_at: then },
      terms: JSON.stringify(terms) as never,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const list = [...thanked.map(({ email }) => email), thanked[0]?.email, 'kasia.literowka@example.com'].join('\n')
  await enterRecipients(db, id, readRecipients(list))
  await planBatch(ctx, id, await termsToIssue(ctx, terms))
  await countRows(db, id)
  const outcome = await bringOut(ctx, { id, name: 'Podziękowanie za jesień', terms, is_again: false }, async () => {})
  await db.updateTable('voucher_batches').set(outcome).where('id', '=', id).execute()
}
