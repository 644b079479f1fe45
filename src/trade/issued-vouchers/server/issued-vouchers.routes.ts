import { sql } from 'kysely'
import { allRows } from '#kit/contract/list.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { largestAmount } from '#kit/contract/values/money.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, failFields, found } from '#kit/server/http/errors.ts'
import { Attachment } from '#kit/server/http/files/attachment.ts'
import { type CsvColumn, csvOf } from '#kit/server/lists/csv.ts'
import { decimal, minute, nameOfCode } from '#kit/server/lists/csv-values.ts'
import { readLongList } from '#kit/server/lists/list.ts'
import { endOf } from '#kit/server/postgres/midnight.ts'
import { mayDo, type VoucherAct } from '#trade/issued-vouchers/contract/issued-vouchers.flow.ts'
import { issuedVouchers, type VoucherDetails } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import {
  voucherKinds,
  voucherPayments,
  voucherSources,
  voucherStates,
} from '#trade/vouchers/contract/voucher-states.ts'
import { voucherState } from '#trade/vouchers/server/vouchers.queries.ts'
import {
  adjustVoucher,
  blockVoucher,
  extendVoucher,
  issueVouchers,
  refundVoucher,
  unblockVoucher,
} from '#trade/vouchers/server/vouchers.steps.ts'
import { accountOf, countHeld, holderOf, holdsLike, termsToIssue } from './issued-voucher.steps.ts'
import {
  holderEmail,
  holderName,
  issuedVoucher,
  lastDay,
  sums,
  visibleVouchers,
  voucherList,
  voucherTotals,
} from './issued-vouchers.queries.ts'
import { printVouchers } from './voucher-sheets.ts'

const subject = (ctx: Context, { id }: { id: number }) =>
  visibleVouchers(ctx).select('vouchers.id').where('vouchers.id', '=', id).executeTakeFirst()

const answer = async (ctx: Context, id: number) => ({ data: found(await issuedVoucher(ctx, id)) })

export const issuedVoucherRoutes = routes(issuedVouchers, {
  list: (ctx, query) => readLongList(ctx.db, byDefault(query), voucherList(ctx, query)),

  export: (ctx, query) => {
    const all = { ...byDefault(query), page: 1, itemsPerPage: allRows }
    return csvOf(ctx.db, all, voucherList(ctx, all), {
      name: `${ctx.t('issuedVouchers.export_name')}-${academyDay(ctx.now)}`,
      columns: columnsFor(ctx),
    })
  },

  totals: async (ctx, query) => ({ data: await voucherTotals(ctx, query) }),

  get: { subject, handle: (ctx, { id }) => answer(ctx, id) },

  holding: async (ctx, { studentId = null, artistId = null }) => {
    const holder = await accountOf(ctx.db, { student_id: studentId, pro_artist_id: artistId }).executeTakeFirst()
    return { data: { count: holder ? await countHeld(ctx, holder.id) : 0 } }
  },

  issue: async (ctx, { student_id, pro_artist_id, is_again, ...terms }) => {
    const holder_id = await holderOf(ctx.db, { student_id, pro_artist_id })
    if (terms.source === 'BENEFIT' && pro_artist_id === null) failFields({ source: 'voucher_benefit_artist' })
    const voucher = { ...(await termsToIssue(ctx, terms)), holder_id }
    if (!is_again && (await holdsLike(ctx, voucher))) fail('voucher_again')
    const [id] = await issueVouchers(ctx, [voucher])
    return answer(ctx, id as number)
  },

  block: act('block', (ctx, { id, reason }) => blockVoucher(ctx, id, reason)),
  unblock: act('unblock', (ctx, { id, reason }) => unblockVoucher(ctx, id, reason)),
  adjust: act('adjust', async (ctx, { id, ...change }: Change, before) => {
    if (change.amount !== 0 && before.balance === null) failFields({ amount: 'voucher_no_budget' })
    if (change.amount > 0 && (before.budget ?? 0) + change.amount > largestAmount)
      failFields({ amount: 'voucher_big_budget' })
    await adjustVoucher(ctx, id, change)
  }),

  extend: act('extend', async (ctx, { id, valid_until, reason }: Extension, before) => {
    const end = await endOf(ctx.db, valid_until)
    if (end <= before.valid_until || end <= ctx.now.toISOString()) failFields({ valid_until: 'voucher_not_later' })
    await extendVoucher(ctx, id, { valid_until: end, reason })
  }),

  refund: act('refund', (ctx, { id, reason }) => refundVoucher(ctx, id, reason)),

  pdf: {
    subject,
    handle: async (ctx, { id }) => {
      const { code } = found(await issuedVoucher(ctx, id))
      const body = await printVouchers(ctx, [id])
      return new Attachment({
        name: `${ctx.t('issuedVouchers.sheet_title')}-${code}.pdf`,
        mime: 'application/pdf',
        body,
      })
    },
  },
})

type Reason = { id: number; reason: string }
type Change = Reason & { uses: number; amount: number }
type Extension = Reason & { valid_until: string }

/** What the office does with one voucher, where its state allows it. Its step locks it and looks again. */
function act<Input extends Reason>(
  name: VoucherAct,
  step: (ctx: Context, input: Input, before: VoucherDetails) => Promise<unknown>,
) {
  return {
    subject,
    handle: async (ctx: Context, input: Input) => {
      await ctx.db.selectFrom('vouchers').select('id').where('id', '=', input.id).forNoKeyUpdate().execute()
      const before = found(await issuedVoucher(ctx, input.id))
      if (!mayDo(name, before)) fail('voucher_state')
      await step(ctx, input, before)
      return answer(ctx, input.id)
    },
  }
}

/** The latest one first. */
function byDefault<Query extends { sortBy?: string | null; descending: 0 | 1 }>(query: Query) {
  return query.sortBy ? query : { ...query, sortBy: 'issued_at' as const, descending: 1 as const }
}

function columnsFor({ t, now, language }: Context): CsvColumn[] {
  const { issued, outstanding, redeemed, currency } = sums(now)
  const names = <Code extends string>(codes: readonly Code[], nameOf: (code: Code) => string) =>
    Object.fromEntries(codes.map((code) => [code, nameOf(code)]))
  const text = (heading: string, value: CsvColumn['value']) => ({ heading, value, isText: true })
  const plain = (heading: string, value: CsvColumn['value']) => ({ heading, value, isText: false })
  const amount = (heading: string, value: CsvColumn['value']) =>
    plain(heading, decimal(sql`round(${value} / 100.0, 2)`, language))
  return [
    text(t('issuedVouchers.code'), sql.ref('vouchers.code')),
    text(t('issuedVouchers.holder'), holderName),
    text(t('issuedVouchers.export_email'), holderEmail),
    plain(
      t('issuedVouchers.kind'),
      nameOfCode(
        sql.ref('vouchers.kind'),
        names(voucherKinds, (kind) => t(`issuedVouchers.kind_${kind}`)),
      ),
    ),
    plain(
      t('issuedVouchers.value'),
      decimal(
        sql`case vouchers.kind when 'PERCENT' then vouchers.value else vouchers.value / 100.0 end::numeric(14, 2)`,
        language,
      ),
    ),
    plain(
      t('issuedVouchers.state'),
      nameOfCode(
        voucherState(now),
        names(voucherStates, (state) => t(`vouchers.state_${state}`)),
      ),
    ),
    plain(
      t('issuedVouchers.source'),
      nameOfCode(
        sql.ref('vouchers.source'),
        names(voucherSources, (source) => t(`vouchers.source_${source}`)),
      ),
    ),
    plain(
      t('issuedVouchers.payment'),
      nameOfCode(
        sql.ref('vouchers.payment_status'),
        names(voucherPayments, (status) => t(`issuedVouchers.payment_${status}`)),
      ),
    ),
    amount(t('issuedVouchers.total_issued'), issued),
    amount(t('issuedVouchers.total_outstanding'), outstanding),
    amount(t('issuedVouchers.total_redeemed'), redeemed),
    text(t('issuedVouchers.export_currency'), currency),
    plain(t('issuedVouchers.export_uses_left'), sql.ref('vouchers.uses_left')),
    plain(t('issuedVouchers.export_max_usages'), sql.ref('vouchers.max_usages')),
    plain(t('issuedVouchers.export_issued_at'), minute(sql.ref('vouchers.issued_at'))),
    plain(t('issuedVouchers.export_available_at'), minute(sql.ref('vouchers.available_at'))),
    plain(t('issuedVouchers.valid_until'), lastDay),
    plain(t('issuedVouchers.export_refunded_at'), minute(refundedAt)),
    text(t('issuedVouchers.note'), sql`coalesce(vouchers.note, '')`),
  ]
}

const refundedAt = sql`(
  select max(made_at) from voucher_entries where voucher_entries.kind = 'REFUND' and voucher_id = vouchers.id
)`
