import { sql } from 'kysely'
import type { MailName } from '#kit/contract/texts/texts.ts'
import type { Actor } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { sessionsOf } from '#teaching/participants/server/announced-sessions.queries.ts'
import { linkFor } from './sign-ups.steps.ts'

/** What people who signed up are written: the link that proves their email, and each answer. A seat has a mail of its own. */
export const signUpMails: Listeners = {
  'signUp.made': (ctx, id) => write(ctx, id, 'sign_up_proof'),
  'signUp.released': (ctx, id) => write(ctx, id, 'sign_up_released'),
  'signUp.listed': (ctx, id) => write(ctx, id, 'sign_up_listed'),
  'signUp.refused': (ctx, id, { reason }) => write(ctx, id, 'sign_up_refused', reason),
  'signUp.lapsed': (ctx, id) => write(ctx, id, 'sign_up_lapsed'),
}

async function write(ctx: Actor, id: number, name: MailName, quote: string | null = null): Promise<void> {
  const {
    email,
    first_name,
    language_name: language,
    title,
    ...training
  } = await ctx.db
    .selectFrom('sign_ups')
    .innerJoin('trainings', 'trainings.id', 'sign_ups.training_id')
    .select(['first_name', 'language_name', 'title', 'training_id', 'time_zone'])
    // Who has an account is written to where that is.
    .select(
      sql<string>`coalesce(
        (select users.email from students join users on users.id = user_id where students.id = student_id), sign_ups.email
      )`.as('email'),
    )
    .where('sign_ups.id', '=', id)
    .executeTakeFirstOrThrow()
  const when = await sessionsOf(ctx, { ...training, language_name: language })
  await sendMail(ctx, {
    ...{ to: email, language, name, quote, route: await linkFor(ctx, id) },
    params: { first_name: defang(first_name), when },
    typed: { title: defang(title[language]) },
  })
}
