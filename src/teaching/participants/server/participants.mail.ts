import { formatIban } from '#academy/settings/contract/iban.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { MailName } from '#kit/contract/texts/texts.ts'
import type { Actor } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { moneyIn } from '#kit/server/language/money-in.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { settlementOf } from '#trade/vouchers/server/vouchers.queries.ts'
import { sessionsOf } from './announced-sessions.queries.ts'
import { freeLimitOf } from './seats/free-limit.queries.ts'
import { momentIn, seatFacts, whereOf, write } from './seats/seat-notifications.ts'
import { transferFor } from './seats/transfers.queries.ts'

/** What students are written about their seats. */
export const participantMails: Listeners = {
  'participant.registered': async (ctx, id, { student_package_id }) => {
    const seat = await seatFacts(ctx, 'participants', id)
    const language = seat.language_name
    const pays =
      student_package_id === null
        ? { params: { pays: await paidOtherwise(ctx, id, language) } }
        : { typed: { pays: await paidByPackage(ctx, student_package_id, language) } }
    const { price, currency } = await settlementOf(ctx.db, id)
    await write(ctx, seat, 'seat_registered', {
      params: {
        ...pays.params,
        ...{ price: moneyIn(language, price, currency), limit: await freeLimitOf(ctx, id) },
        sessions: await sessionsOf(ctx, seat),
      },
      typed: { where: whereOf(ctx, seat), ...pays.typed },
      route: `my/trainings/${seat.training_id}`,
    })
  },
  'participant.cancelled': async (ctx, id, { is_told, is_entry_returned, reason }) => {
    if (!is_told) return
    const seat = await seatFacts(ctx, 'participants', id)
    const t = ctx.texts.in(seat.language_name)
    const entry = t(is_entry_returned ? 'mails.seat_entry_returned' : 'mails.seat_entry_kept')
    await write(ctx, seat, 'seat_cancelled', { params: { entry }, quote: reason })
  },
  'participant.released': async (ctx, id, { reason }) =>
    write(ctx, await seatFacts(ctx, 'participants', id), 'seat_released', { quote: reason }),
}

export const waitingListMails: Listeners = {
  'waitingStudent.joined': async (ctx, id, { can_pay }) => {
    if (!can_pay) await write(ctx, await seatFacts(ctx, 'waiting_students', id), 'seat_unpaid')
  },
  'waitingStudent.unpaid': async (ctx, id) => write(ctx, await seatFacts(ctx, 'waiting_students', id), 'seat_unpaid'),
  'waitingStudent.calledOff': async (ctx, id, { reason }) =>
    write(ctx, await seatFacts(ctx, 'waiting_students', id), 'seat_called_off', { quote: reason }),
  'waitingStudent.invited': (ctx, id, offer) => writeOffer(ctx, id, 'seat_invited', offer),
  'waitingStudent.offered': (ctx, id, offer) => writeOffer(ctx, id, 'seat_offered', offer),
  'waitingStudent.linkSent': async (ctx, id, offer) => {
    const { is_invited } = await ctx.db
      .selectFrom('waiting_students')
      .select('is_invited')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await writeOffer(ctx, id, is_invited ? 'seat_invited' : 'seat_offered', offer)
  },
}

type Offer = { offer_ends_at: string; token: string }

async function writeOffer(ctx: Actor, id: number, name: MailName, { offer_ends_at, token }: Offer): Promise<void> {
  const seat = await seatFacts(ctx, 'waiting_students', id)
  const until = momentIn(seat.language_name, seat.time_zone, offer_ends_at)
  const artist = defang(seat.artist ?? ctx.texts.in(seat.language_name)('mails.seat_invited_by_office'))
  await write(ctx, seat, name, { params: { until, artist }, route: `training/offer/${token}` })
}

/** The package whose entry pays for a seat, in a sentence. */
async function paidByPackage({ db, texts }: Actor, packageId: number, language: Language) {
  const { name } = await db
    .selectFrom('student_packages')
    .select('name')
    .where('id', '=', packageId)
    .executeTakeFirstOrThrow()
  const sentence = (typed: string) => texts.in(language)('mails.seat_paid_by', { package: typed })
  return { typed: name[language], sentence }
}

/** What else pays for a seat, and what is still to be paid; nobody is left to guess how. */
async function paidOtherwise(ctx: Actor, participantId: number, language: Language): Promise<string> {
  const t = ctx.texts.in(language)
  const { price, due, redeemed, paid, waived, currency } = await settlementOf(ctx.db, participantId)
  const money = (amount: number) => moneyIn(language, amount, currency)
  const transfer = await transferFor(ctx.db, participantId)
  const how = transfer && {
    account: formatIban(transfer.account),
    recipient: transfer.recipient,
    reference: defang(transfer.title),
  }
  if (price === 0) return t('mails.seat_free')
  return [
    redeemed > 0 && t('mails.seat_paid_by_vouchers', { amount: money(redeemed) }),
    paid > 0 && t('mails.seat_paid_money', { amount: money(paid) }),
    waived > 0 && t('mails.seat_waived', { amount: money(waived) }),
    due > 0 &&
      (how ? t('mails.seat_due_transfer', { left: money(due), ...how }) : t('mails.seat_due', { left: money(due) })),
  ]
    .filter(Boolean)
    .join(' ')
}
