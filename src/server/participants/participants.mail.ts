import type { Language } from '#contract/kit/text.ts'
import type { Listeners } from '#server/kit/http/feature.ts'
import { moneyIn } from '#server/kit/language/money-in.ts'
import { defang } from '#server/kit/mail/defang.ts'
import { dueFor } from '../vouchers/vouchers.queries.ts'
import type { Acting } from './free-seats.steps.ts'
import { limitOf, momentIn, placeAndTimes, toldOf, write } from './seat-letters.ts'

/** What students are written about their seats. */
export const participantMails: Listeners = {
  'participant.registered': async (ctx, id, { student_package_id }) => {
    const told = await toldOf(ctx, 'participants', id)
    const pays = await paysFor(ctx, id, student_package_id, told.language_name)
    const { accepted_at } = await ctx.db
      .selectFrom('participants')
      .select('accepted_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { price, currency } = await dueFor(ctx.db, id)
    await write(ctx, told, 'seat_registered', {
      params: {
        ...{ pays, price: moneyIn(told.language_name, price, currency), limit: limitOf(ctx, told, accepted_at) },
        ...(await placeAndTimes(ctx, told)),
      },
      route: `my/trainings/${told.training_id}`,
    })
  },
  'participant.cancelled': async (ctx, id, { is_told, is_entry_returned, reason }) => {
    if (!is_told) return
    const told = await toldOf(ctx, 'participants', id)
    const t = ctx.texts.in(told.language_name)
    const entry = t(is_entry_returned ? 'mails.seat_entry_returned' : 'mails.seat_entry_kept')
    await write(ctx, told, 'seat_cancelled', { params: { entry }, quote: reason })
  },
  'participant.released': async (ctx, id, { reason }) =>
    write(ctx, await toldOf(ctx, 'participants', id), 'seat_released', { quote: reason }),
}

export const waitingListMails: Listeners = {
  'waitingStudent.joined': async (ctx, id, { can_pay }) => {
    if (!can_pay) await write(ctx, await toldOf(ctx, 'waiting_students', id), 'seat_unpaid')
  },
  'waitingStudent.calledOff': async (ctx, id, { reason }) =>
    write(ctx, await toldOf(ctx, 'waiting_students', id), 'seat_called_off', { quote: reason }),
  'waitingStudent.invited': async (ctx, id, { offer_ends_at, token }) => {
    const told = await toldOf(ctx, 'waiting_students', id)
    const until = momentIn(told.language_name, told.time_zone, offer_ends_at)
    const artist = defang(told.artist ?? ctx.texts.in(told.language_name)('mails.seat_invited_by_office'))
    await write(ctx, told, 'seat_invited', { params: { until, artist }, route: `training/offer/${token}` })
  },
  'waitingStudent.offered': async (ctx, id, { offer_ends_at, token }) => {
    const told = await toldOf(ctx, 'waiting_students', id)
    const until = momentIn(told.language_name, told.time_zone, offer_ends_at)
    await write(ctx, told, 'seat_offered', { params: { until }, route: `training/offer/${token}` })
  },
}

async function paysFor(ctx: Acting, participantId: number, id: number | null, language: Language): Promise<string> {
  const t = ctx.texts.in(language)
  if (id === null) {
    const { price, due, currency } = await dueFor(ctx.db, participantId)
    if (due === price) return t('mails.seat_paid_otherwise')
    const amount = moneyIn(language, price - due, currency)
    return t('mails.seat_paid_by_vouchers', { amount, left: moneyIn(language, due, currency) })
  }
  const { name } = await ctx.db
    .selectFrom('student_packages')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return t('mails.seat_paid_by', { package: name[language] })
}
