import { sql } from 'kysely'
import type { MailName } from '#kit/contract/texts/texts.ts'
import type { Actor } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { moneyIn } from '#kit/server/language/money-in.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { onCorrectedEmail } from '#network/applications/server/corrected-emails.steps.ts'
import { sessionsOf } from '#teaching/participants/server/announced-sessions.queries.ts'
import { placeOf } from '#teaching/trainings/contract/trainings.place.ts'
import { countingPrice } from '#teaching/trainings/server/trainings.queries.ts'
import { ownSignUp, signUpsOf, waitingFor } from './sign-ups.queries.ts'
import { linkFor } from './sign-ups.steps.ts'

/**
 * What people who signed up are written: the link that proves their email, each answer, and what changes at the training that they wait
 * for. A seat has a mail of its own.
 */
export const signUpMails: Listeners = {
  'signUp.made': (ctx, id) => write(ctx, id, 'sign_up_proof'),
  'signUp.released': (ctx, id) => write(ctx, id, 'sign_up_released'),
  'signUp.listed': (ctx, id) => write(ctx, id, 'sign_up_listed'),
  'signUp.refused': (ctx, id, { reason }) => write(ctx, id, 'sign_up_refused', { quote: reason }),
  'signUp.lapsed': async (ctx, id) => {
    const { state, cancel_reason } = await ctx.db
      .selectFrom('sign_ups')
      .innerJoin('trainings', 'trainings.id', 'training_id')
      .select(['trainings.state', 'cancel_reason'])
      .where('sign_ups.id', '=', id)
      .executeTakeFirstOrThrow()
    if (state === 'CANCELLED') await write(ctx, id, 'sign_up_called_off', { quote: cancel_reason })
    else await write(ctx, id, 'sign_up_lapsed')
  },
  'training.rescheduled': (ctx, id, { is_verified, former_price }) =>
    writeToWaiting(ctx, id, is_verified ? 'sign_up_rescheduled' : 'sign_up_change_waits', former_price),
  'training.changeAccepted': (ctx, id, { former_price }) =>
    writeToWaiting(ctx, id, 'sign_up_change_accepted', former_price),
  'training.changeRejected': (ctx, id) => writeToWaiting(ctx, id, 'sign_up_change_rejected', null),
  ...onCorrectedEmail(async (ctx, userId) => {
    const own = await signUpsOf(ctx.db, userId).select('sign_ups.id').orderBy('sign_ups.id').execute()
    for (const { id } of own) if ((await ownSignUp(ctx, id)).may_withdraw) await write(ctx, id, 'sign_up_link')
  }),
}

/** Those who have a seat are written to as participants. */
async function writeToWaiting(
  ctx: Actor,
  trainingId: number,
  name: MailName,
  formerPrice: number | null,
): Promise<void> {
  for (const { id } of await waitingFor(ctx.db, trainingId)) await write(ctx, id, name, { formerPrice })
}

type More = { quote?: string | null; formerPrice?: number | null }

async function write(
  ctx: Actor,
  id: number,
  name: MailName,
  { quote = null, formerPrice = null }: More = {},
): Promise<void> {
  const {
    email,
    first_name,
    language_name: language,
    title,
    venue,
    price_amount,
    price_currency,
    ...training
  } = await ctx.db
    .selectFrom('sign_ups')
    .innerJoin('trainings', 'trainings.id', 'sign_ups.training_id')
    .select(['first_name', 'language_name', 'title', 'training_id', 'time_zone', 'venue'])
    .select([countingPrice.as('price_amount'), 'price_currency'])
    // Who has an account is written to where that is.
    .select(
      sql<string>`coalesce(
        (select users.email from students join users on users.id = user_id where students.id = student_id), sign_ups.email
      )`.as('email'),
    )
    .where('sign_ups.id', '=', id)
    .executeTakeFirstOrThrow()
  const money = (amount: number) => moneyIn(language, amount, price_currency)
  const now = money(price_amount)
  const price =
    formerPrice === null
      ? now
      : ctx.texts.in(language)('mails.price_and_former', { after: now, before: money(formerPrice) })
  const where = venue ? defang(placeOf(venue)) : ctx.texts.in(language)('trainings.online')
  const when = await sessionsOf(ctx, { ...training, language_name: language })
  await sendMail(ctx, {
    ...{ to: email, language, name, quote, route: await linkFor(ctx, id) },
    params: { first_name: defang(first_name), when, price },
    typed: { title: defang(title[language]), where },
  })
}
