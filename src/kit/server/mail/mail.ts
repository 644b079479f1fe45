import { fillPath } from '#kit/contract/endpoint.ts'
import { shadesOf } from '#kit/contract/look/accent.ts'
import { publicPath } from '#kit/contract/public-path.ts'
import { registered } from '#kit/contract/registered.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { MailName, TextKey } from '#kit/contract/texts/texts.ts'
import { unsubscribePath } from '#kit/contract/unsubscribe-path.ts'
import type { Context, Portal } from '#kit/server/http/context.ts'
import { queuedJobs } from '#kit/server/jobs/jobs.ts'
import type { Look } from '#kit/server/language/texts.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import {
  mailTransport,
  noteFailure,
  noteSuccess,
  problemOf,
  refusalAmongOthers,
  refusalOf,
  replyAddress,
  senderOf,
} from './delivery.ts'
import { type MailContent, mailHtml, mailText, markCid } from './mail-layout.ts'
import { spokenRoute } from './spoken-route.ts'
import { chosenKind, readerAt, unsubscribeToken } from './unsubscribing.ts'

export type MailText = {
  to: string
  /** The recipient's language, not that of the user who caused the mail. */
  language: Language
  name: MailName
  params?: Record<string, string | number>
  /** Params that a person typed: a training's title, the place where it is held; or a sentence with one in it. */
  typed?: Record<string, string | { typed: string; sentence: (typed: string) => string }>
  /** A hash route of the application (`pro-artist-form/…`), shown as a button. */
  route?: string
  /** A person's message to the recipient, quoted, and who wrote it where that is not the office as such. */
  quote?: string | null
  author?: string
  /** Where the answer arrives, if not at the academy. */
  replyTo?: string
  /** Of the form that it comes of: the same form sent again is the same mail. */
  key?: string
  /** To the academy's own address, which is proven by being in its settings. */
  isToAcademy?: true
  /** The last mail to somebody who was erased. */
  isForgotten?: boolean
}

type Sending = Pick<Context<unknown>, 'db' | 'texts' | 'config' | 'jobs' | 'now'>

/**
 * Renders a mail and queues it in the caller's transaction (transactional outbox): it is sent after the commit, even if the portal dies
 * in between. Recipients who have unsubscribed from its kind get none, and neither do erased ones.
 */
export async function sendMail(ctx: Sending, message: MailText): Promise<void> {
  if (message.to.endsWith(noMailbox)) return
  const kind = chosenKind(registered().mailKinds[message.name])
  const reader = kind || message.quote || message.typed ? await readerAt(ctx.db, message.to) : null
  if (kind && reader?.unwanted_mails.includes(kind)) return
  const token = kind && reader ? unsubscribeToken(ctx.config, { user_id: reader.id, kind }) : null
  // Nobody has shown yet that the address of this account is its owner's: what people wrote waits in the portal.
  const leavesOut = reader?.email_proven_at === null && !message.isToAcademy
  const content = contentOf(ctx, message, { leavesOut, token })
  const mail = await ctx.db
    .insertInto('mails')
    .values({
      to: message.to,
      reply_to: message.replyTo ?? null,
      key: message.key ?? null,
      subject: content.subject,
      text: mailText(content),
      html: mailHtml(content),
      unsubscribe_url: token && `${ctx.config.publicUrl}${fillPath(unsubscribePath, { token })}`,
      created_at: ctx.now,
      sent_at: null,
      is_forgotten: message.isForgotten ?? false,
    })
    .onConflict((conflict) => conflict.column('key').where('key', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (mail) await ctx.jobs.send(ctx.db, 'mail', { id: mail.id })
}

type Rendering = {
  /** Without what people wrote. */
  leavesOut: boolean
  /** Of the link that unsubscribes from mails of its kind; null: from these nobody can. */
  token: string | null
}

/** The parts of a mail, in its recipient's language. */
function contentOf({ texts, config }: Sending, message: MailText, { leavesOut, token }: Rendering): MailContent {
  const { language, route } = message
  const t = texts.in(language)
  const typed = typedParams(message.typed, leavesOut ? t('mails.in_portal') : null)
  const textOf = (part: string) => t(`mails.${message.name}_${part}` as TextKey, { ...message.params, ...typed })
  const addressIn = (target: string) => addressOf(config, spokenRoute(target, language))
  return {
    language,
    subject: textOf('subject'),
    paragraphs: textOf('body').split('\n\n'),
    quote: !leavesOut && message.quote ? { text: message.quote, author: message.author ?? null } : null,
    button: route ? { label: textOf('button'), url: addressIn(route), hint: t('mails.button_hint') } : null,
    academy: texts.constants().academy,
    accent: accentOf(texts.look()),
    hasMark: texts.look().mark !== null,
    footer: [t('mails.footer'), t('answers.imprint')].filter(Boolean).join('\n'),
    privacy: { label: t('mails.privacy_notice'), url: `${config.publicUrl}${publicPath('privacy', language)}` },
    unsubscribe: token === null ? null : { label: t('mails.unsubscribe'), url: addressIn(`unsubscribe/${token}`) },
  }
}

/** The address that an erased account is left with ends so. */
const noMailbox = '@deleted.invalid'

/** Of buttons, as the portal shows them. */
function accentOf({ accent }: Look): MailContent['accent'] {
  if (accent === null) return { light: '#8c1c30', dark: '#a92a41' }
  const { light, dark } = shadesOf(accent)
  return { light: light.accent, dark: dark.accent }
}

/** The mark as it is when the mail leaves, shown in its text and in no list of attachments. */
function inlineMark({ mark }: Look) {
  if (mark === null) return []
  const cid = markCid.slice('cid:'.length)
  return [{ cid, content: mark, filename: 'mark.png', contentType: 'image/png', contentDisposition: 'inline' as const }]
}

/** What was typed, or the note in place of it. */
function typedParams(typed: MailText['typed'] = {}, note: string | null): Record<string, string> {
  const params = Object.entries(typed).map(([name, param]) => {
    if (typeof param === 'string') return [name, note ?? param] as const
    return [name, param.sentence(note ?? param.typed)] as const
  })
  return Object.fromEntries(params)
}

/** The public URL of a screen: from the settings, never from a request's Host header. */
export function addressOf(config: { publicUrl: string }, route: string): string {
  return `${config.publicUrl}/#/${route}`
}

/** Sends queued mails by SMTP. Without an SMTP server they stay in the table, where the demo's mailbox shows them. */
export async function deliverMails({ config, db, jobs, clock, texts }: Portal): Promise<void> {
  const transport = await mailTransport(config)
  if (!transport) return
  const host = new URL(config.publicUrl).hostname
  await jobs.work('mail', async ({ id }) => {
    const mail = await unsent(db, id)
    if (!mail) return
    // The Message-ID is the same in retries, so that a mailbox can recognize a duplicate, if the portal dies right after sending.
    const { to, subject, text, html, reply_to } = mail
    const replyTo = reply_to ?? replyAddress(config, texts) ?? undefined
    const messageId = `<mail-${id}-${Date.parse(mail.created_at)}@${host}>`
    try {
      await transport.sendMail({
        from: senderOf(config, texts),
        to,
        replyTo,
        subject,
        text,
        html,
        attachments: html.includes(markCid) ? inlineMark(texts.look()) : [],
        headers: headersOf(mail.unsubscribe_url),
        messageId,
      })
    } catch (error) {
      const refusal = refusalOf(error) ?? (await refusalAmongOthers(db, mail, error, clock()))
      if (refusal) return close(db, id, { refused_at: clock(), refusal })
      const problem = problemOf(error)
      if (problem) await noteFailure(db, clock(), problem)
      throw error
    }
    await noteSuccess(db)
    await close(db, id, { sent_at: clock() })
  })
  await queueUnsent({ config, db, jobs })
}

/** Queues every mail that waits without a job: its last attempt failed days ago, or its job expired while there was no mail server. */
export async function queueUnsent({ config, db, jobs }: Pick<Portal, 'config' | 'db' | 'jobs'>): Promise<void> {
  if (!config.smtpUrl) return
  // One snapshot for both: a mail that leaves in between would be queued again otherwise.
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const queued = new Set((await queuedJobs(transaction, 'mail')).map(({ id }) => id))
      const unsent = await unsentMails(transaction).select('id').where('text', 'is not', null).orderBy('id').execute()
      for (const { id } of unsent) if (!queued.has(id)) await jobs.send(transaction, 'mail', { id })
    })
}

/** The mails that wait: neither sent nor refused. */
export function unsentMails(db: Db) {
  return db.selectFrom('mails').where('sent_at', 'is', null).where('refused_at', 'is', null)
}

/** The content of a mail is deleted once it was sent, or has failed for good. */
async function close(
  db: Db,
  id: number,
  end: { sent_at: Date } | { refused_at: Date; refusal: string },
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('id', '=', id)
    .where('is_forgotten', '=', true)
    .executeTakeFirst()
  if (numDeletedRows > 0n) return
  await db
    .updateTable('mails')
    .set({ ...end, text: null, html: null, unsubscribe_url: null })
    .where('id', '=', id)
    .execute()
}

/** None that still waits is sent; returns how many these were. */
export async function refuseUnsentMails(db: Db, refusal: string, now: Date): Promise<number> {
  await db.deleteFrom('mails').where('is_forgotten', '=', true).execute()
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ refused_at: now, refusal, text: null, html: null, unsubscribe_url: null })
    .where('sent_at', 'is', null)
    .where('refused_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** A week is as long as a mail to somebody who was erased waits for a mail server. */
export async function forgetLastMails({ db, clock }: Pick<Portal, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('is_forgotten', '=', true)
    .where('created_at', '<', shift(clock(), { days: -7 }))
    .execute()
}

/** The headers of one-click unsubscribe, for which mail programs show a button (RFC 8058). */
function headersOf(unsubscribeUrl: string | null) {
  if (!unsubscribeUrl) return {}
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

async function unsent(db: Db, id: number) {
  const mail = await unsentMails(db).selectAll().where('id', '=', id).executeTakeFirst()
  return mail && mail.text !== null && mail.html !== null ? { ...mail, text: mail.text, html: mail.html } : null
}
