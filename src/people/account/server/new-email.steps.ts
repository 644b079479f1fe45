import { passwordRoute } from '#kit/contract/session.ts'
import type { Context } from '#kit/server/http/context.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo, type Recipient } from '#kit/server/mail/mail-to.ts'
import { accountLinkDays } from './account.steps.ts'
import { emailToken } from './email-link.ts'

/** For a user without a password. */
type Invitation = { name: 'account_ready' | 'user_invited'; token: string }

/**
 * The old address is notified of a new one, too, so that its owner can object. The new one has to be confirmed, by
 * choosing a password or by a link that does nothing else.
 */
export async function notifyNewEmail(
  ctx: Context,
  person: Recipient & { id: number },
  email: string,
  invitation: Invitation | null,
): Promise<void> {
  const mail = mailTo(person)
  const params = { ...mail.params, email, days: accountLinkDays }
  await sendMail(ctx, { ...mail, params, name: 'email_changed' })
  const [name, route] = invitation
    ? ([invitation.name, passwordRoute(invitation.token, email)] as const)
    : (['email_confirmation', `confirm-email/${emailToken(ctx.config, { id: person.id, email })}`] as const)
  await sendMail(ctx, { ...mail, to: email, params, name, route })
}
