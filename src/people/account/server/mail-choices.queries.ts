import type { User } from '#kit/contract/session.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { MailChoices } from '#people/account/contract/account.ts'
import { type ChosenMailKind, mailKindsFor } from '#people/account/contract/mail-kinds.ts'
import { chooseMailKind } from '#people/session/server/user-rows.steps.ts'

/** The kinds of mails that may reach the reader, with their choice for each. */
export async function mailChoicesOf({ db, user }: Context): Promise<MailChoices> {
  const unwanted = (await unwantedMailsOf(db, user.id)) ?? []
  const { chosen, required } = mailKindsFor(user)
  return { chosen: chosen.map((kind) => ({ kind, is_sent: !unwanted.includes(kind) })), required }
}

export async function unwantedMailsOf(db: Db, userId: number): Promise<string[] | undefined> {
  const row = await db.selectFrom('users').select('unwanted_mails').where('id', '=', userId).executeTakeFirst()
  return row?.unwanted_mails
}

export async function chooseMails(
  { db, record }: Context<User | null>,
  userId: number,
  kind: ChosenMailKind,
  isSent: boolean,
): Promise<void> {
  if (!(await chooseMailKind(db, userId, kind, isSent))) return
  await record('user.mailsChosen', userId, { changes: [{ field: `mails_${kind}`, before: !isSent, after: isSent }] })
}
