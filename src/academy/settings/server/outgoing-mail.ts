import { daysOfRefusals, type MailState, mostRefusals } from '#academy/settings/contract/mail-state.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import {
  mailTransport,
  noteFailure,
  noteSuccess,
  noteTest,
  problemOf,
  readDelivery,
  replyAddress,
  senderOf,
} from '#kit/server/mail/delivery.ts'
import { unsentMails } from '#kit/server/mail/mail.ts'
import { shift } from '#kit/server/postgres/instant.ts'

/** Whether mail leaves, and what waits if it does not. */
export async function mailStateOf({
  db,
  config,
  texts,
  now,
}: Pick<Context, 'db' | 'config' | 'texts' | 'now'>): Promise<MailState> {
  const { failing_since, problem } = await readDelivery(db)
  const unsent = await unsentMails(db)
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('oldest_at')])
    .executeTakeFirstOrThrow()
  const refused = await db
    .selectFrom('mails')
    .select(['id', 'to', 'subject', 'refused_at', 'refusal'])
    .where('refused_at', '>=', shift(now, { days: -daysOfRefusals }))
    .orderBy('refused_at', 'desc')
    .limit(mostRefusals)
    .$castTo<MailState['refused'][number]>()
    .execute()
  const without = config.isDemo ? 'DEMO' : 'NOT_SET'
  const state = config.smtpUrl ? (failing_since ? 'FAILS' : 'LEAVES') : without
  const known = config.smtpUrl ? { failing_since, problem } : { failing_since: null, problem: null }
  return { state, ...known, ...unsent, refused, from: senderOf(config, texts), reply_to: replyAddress(config, texts) }
}

const refusals = {
  UNREACHABLE: 'mail_unreachable',
  CERTIFICATE: 'mail_certificate',
  SIGN_IN: 'mail_sign_in',
  REFUSED: 'mail_refused',
} as const

/** Sends a mail to the user at once, without the queue: the response shows whether the mail server accepted it. */
export async function sendTestMail({ db, config, texts, t, now, user }: Context): Promise<void> {
  const transport = (await mailTransport(config)) ?? fail('mail_not_set')
  try {
    await transport.sendMail({
      from: senderOf(config, texts),
      to: user.email,
      replyTo: replyAddress(config, texts) ?? undefined,
      subject: t('settings.mail_test_subject'),
      text: t('settings.mail_test_body'),
    })
  } catch (error) {
    const problem = problemOf(error) ?? 'REFUSED'
    await noteFailure(db, now, problem)
    fail(refusals[problem])
  }
  await noteSuccess(db)
  await noteTest(db, now)
}
