import { formatIban } from '#academy/settings/contract/iban.ts'
import type { Actor } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { moneyIn } from '#kit/server/language/money-in.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { sessionsOf } from '#teaching/participants/server/announced-sessions.queries.ts'
import { freeLimitOf } from '#teaching/participants/server/seats/free-limit.queries.ts'
import { transferFor } from '#teaching/participants/server/seats/transfers.queries.ts'
import { settlementOf } from '#trade/vouchers/server/vouchers.queries.ts'
import { type Concerned, concernedByPrice } from './price-changes.queries.ts'
import { linkFor } from './sign-ups.steps.ts'

/** Another price is mailed to those who have signed up and not paid: what it means for them, and how they give up what they have. */
export const priceChangeMails: Listeners = {
  'training.repriced': async (ctx, trainingId, { before, after, currency, is_rescheduled }) => {
    const { title, time_zone } = await ctx.db
      .selectFrom('trainings')
      .select(['title', 'time_zone'])
      .where('id', '=', trainingId)
      .executeTakeFirstOrThrow()
    for (const person of await concernedByPrice(ctx.db, trainingId, before)) {
      // The mail about another time or place names both prices, too.
      if (is_rescheduled && person.kind !== 'SEAT' && person.sign_up_id !== null) continue
      const { email, first_name, language_name: language } = person
      const prices = { before: moneyIn(language, before, currency), after: moneyIn(language, after, currency) }
      const when = await sessionsOf(ctx, { training_id: trainingId, time_zone, language_name: language })
      await sendMail(ctx, {
        ...{ to: email, language, name: 'price_changed', route: await routeFor(ctx, trainingId, person) },
        params: { first_name: defang(first_name), when, ...prices, meaning: await meaningFor(ctx, person, prices) },
        typed: { title: defang(title[language]) },
      })
    }
  },
}

/** Where they give up the seat, the place on the list or the request: by a link of their own, or signed in. */
async function routeFor(ctx: Actor, trainingId: number, { kind, sign_up_id }: Concerned): Promise<string> {
  if (sign_up_id !== null) return linkFor(ctx, sign_up_id)
  return kind === 'SEAT' ? `my/trainings/${trainingId}` : 'my/trainings'
}

type Prices = { before: string; after: string }

async function meaningFor(ctx: Actor, person: Concerned, prices: Prices): Promise<string> {
  const t = ctx.texts.in(person.language_name)
  if (person.kind === 'REQUEST') return t('mails.price_for_request', prices)
  if (person.participant_id === null) return t('mails.price_for_list', prices)
  const { due, paid, redeemed, currency } = await settlementOf(ctx.db, person.participant_id)
  const left = moneyIn(person.language_name, due, currency)
  const how = await transferFor(ctx.db, person.participant_id)
  const pays = how
    ? t('mails.seat_due_transfer', {
        ...{ left, account: formatIban(how.account), recipient: how.recipient, reference: defang(how.title) },
      })
    : t('mails.seat_due', { left })
  return [
    t('mails.price_for_seat', prices),
    due > 0 ? pays : t('mails.price_paid'),
    // Of what was paid already something may be lost.
    paid + redeemed > 0 ? await freeLimitOf(ctx, person.participant_id) : t('mails.price_leave'),
  ].join(' ')
}
