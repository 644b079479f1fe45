import { type SqlBool, sql } from 'kysely'
import { type Notice, notify } from '#academy/notifications/server/notifications.steps.ts'
import { type Bilingual, type Language, languages } from '#kit/contract/texts/text.ts'
import type { NoticeType } from '#kit/contract/texts/texts.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { dayInEach } from '#kit/server/language/day-in.ts'
import { moneyIn } from '#kit/server/language/money-in.ts'
import { worthInEach } from '#kit/server/language/worth-in.ts'
import { lastDayOf } from '#kit/server/postgres/instant.ts'
import { linkOfHolder } from './vouchers.queries.ts'

/** Notifies the holder of every change of a voucher. */
export const voucherNotices: Listeners = {
  'voucher.redeemed': async (ctx, id, used) => {
    if (!used.with_seat) await notifyOfUse(ctx, id, 'voucher_redeemed', used)
  },
  'voucher.returned': async (ctx, id, used) => {
    if (!used.with_seat) await notifyOfUse(ctx, id, 'voucher_returned', used)
  },
  'voucher.blocked': (ctx, id) => notifyHolders(ctx, [id], 'voucher_blocked'),
  'voucher.unblocked': (ctx, id) => notifyHolders(ctx, [id], 'voucher_unblocked'),
  'voucher.adjusted': (ctx, id) => notifyHolders(ctx, [id], 'voucher_adjusted'),
  'voucher.extended': (ctx, id) => notifyHolders(ctx, [id], 'voucher_extended'),
  'voucher.refunded': (ctx, id) => notifyHolders(ctx, [id], 'voucher_refunded'),
}

/** Ten thousand may get one at once, or lose it: their notifications are queued. */
export const voucherBroadcasts: Listeners = {
  'voucher.issued': (ctx, _, { voucher_ids }) => notifyHolders(ctx, voucher_ids, 'voucher_issued'),
  'voucher.takenBack': (ctx, _, { voucher_ids }) => notifyHolders(ctx, voucher_ids, 'voucher_taken_back'),
}

type Use = { training_id: number; amount: number; currency: string }

async function notifyOfUse(ctx: AnyContext, id: number, type: NoticeType, { training_id, amount, currency }: Use) {
  const { holder_id, link, title } = await holders(ctx)
    .where('vouchers.id', '=', id)
    .innerJoin('trainings', (join) => join.on('trainings.id', '=', training_id))
    .select('trainings.title')
    .executeTakeFirstOrThrow()
  const params = { title, amount: inEach((language) => moneyIn(language, amount, currency)) }
  await notify(ctx, [holder_id], { type, params, link })
}

/** One notification for all with the same text. */
async function notifyHolders(ctx: AnyContext, ids: readonly number[], type: NoticeType): Promise<void> {
  const rows = holders(ctx)
    .where(sql<SqlBool>`vouchers.id = any(${ids})`)
    .select(['kind', 'value', 'currency', 'available_at', 'valid_until'])
  const notices = (await rows.execute()).map(
    ({ holder_id, link, kind, value, currency, available_at, valid_until }) => {
      const worth = worthInEach({ kind, value, currency })
      const from = dayInEach(academyDay(new Date(available_at)))
      const until = dayInEach(lastDayOf(valid_until))
      return { holder_id, notice: { type, link, params: { worth, from, until } } satisfies Notice }
    },
  )
  for (const [notice, alike] of Map.groupBy(notices, ({ notice }) => JSON.stringify(notice)))
    await notify(
      ctx,
      alike.map(({ holder_id }) => holder_id),
      JSON.parse(notice),
    )
}

function holders({ db }: AnyContext) {
  return db.selectFrom('vouchers').select(['holder_id', linkOfHolder.as('link')])
}

function inEach(textIn: (language: Language) => string): Bilingual {
  return Object.fromEntries(languages.map((language) => [language, textIn(language)])) as Bilingual
}
