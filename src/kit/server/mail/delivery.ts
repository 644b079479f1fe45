import type { Transporter } from 'nodemailer'
import type { MailProblem } from '#kit/contract/values/mail-problems.ts'
import type { Texts } from '#kit/server/language/texts.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type { Config } from '#kit/server/start/config.ts'

/** The SMTP transport, and the problem of the last delivery that failed. */

/** In milliseconds, for each step: a working server takes a second or two. A failed job is retried. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** The SMTP transport; null without a mail server. */
export async function mailTransport(
  { smtpUrl }: Config,
  options: { requireTLS?: boolean } = {},
): Promise<Transporter | null> {
  if (!smtpUrl) return null
  // Loaded where mail leaves, and nowhere else.
  const { createTransport } = await import('nodemailer')
  return createTransport({ url: smtpUrl, ...timeouts, ...options })
}

/** The sender that people see: an address without a name of its own has the academy's. */
export function senderOf({ mailFrom }: Config, texts: Pick<Texts, 'constants'>): string {
  const { academy } = texts.constants()
  return mailFrom.includes('<') ? mailFrom : `${academy.replace(/[<>"@,]/g, ' ')} <${mailFrom}>`
}

/** Where replies arrive: at the address of the configuration, or else at the academy's own; null: nowhere. */
export function replyAddress(config: Config, texts: Pick<Texts, 'constants'>): string | null {
  return config.mailReplyTo ?? (texts.constants().office_email || null)
}

/** `originalCode` is Node's own, where nodemailer has one code for all faults of a connection. */
type Refusal = { code?: string; originalCode?: string; command?: string; response?: string }

/** Of a server whose certificate is not accepted (https://nodejs.org/api/tls.html#x509-certificate-error-codes). */
const certificateFaults = new Set([
  'CERT_CHAIN_TOO_LONG',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_REJECTED',
  'CERT_REVOKED',
  'CERT_SIGNATURE_FAILURE',
  'CERT_UNTRUSTED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'HOSTNAME_MISMATCH',
  'INVALID_CA',
  'INVALID_PURPOSE',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

/** The problem of the mail server, if it is one: what it refuses about one mail is no problem of others. */
export function problemOf(error: unknown): MailProblem | null {
  const { code, originalCode } = error as Refusal
  if (code === 'EAUTH') return 'SIGN_IN'
  if (originalCode && certificateFaults.has(originalCode)) return 'CERTIFICATE'
  if (isAboutOneMail(error as Refusal)) return null
  return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'REFUSED' : 'UNREACHABLE'
}

/** The mail server's reason, where it refuses this one mail for good (5xx). */
export function refusalOf(error: unknown): string | null {
  const { response = '' } = error as Refusal
  return isAboutOneMail(error as Refusal) && isForGood(response) ? response.slice(0, 500) : null
}

/**
 * The mail server's reason, where it has refused this mail for a day once it had read it, without the code of a reason, and took others
 * meanwhile: then it is about this one.
 */
export async function refusalAmongOthers(
  db: Db,
  mail: { id: number; refusing_since: string | null },
  error: unknown,
  now: Date,
): Promise<string | null> {
  const { code, response = '' } = error as Refusal
  const isUnexplained = code === 'EMESSAGE' && isForGood(response) && !hasStatus.test(response)
  if (!isUnexplained || ofAllMails.test(response)) return null
  const { refusing_since } = mail
  if (refusing_since === null) {
    await db.updateTable('mails').set({ refusing_since: now }).where('id', '=', mail.id).execute()
    return null
  }
  if (Date.parse(refusing_since) > Date.parse(shift(now, { days: -1 }))) return null
  const other = db.selectFrom('mails').select('id').where('sent_at', '>', refusing_since).limit(1)
  return (await other.executeTakeFirst()) ? response.slice(0, 500) : null
}

const isForGood = (response: string) => /^5\d\d[ -]/.test(response)

/**
 * A refusal of the recipient, or of a mail that the server has read, for its recipient, size, or content. All others, as by policy (5.7,
 * relaying), are about the portal's own mail server and settings: such mails wait until these are mended.
 */
function isAboutOneMail({ code, command, response = '' }: Refusal): boolean {
  if (code === 'EENVELOPE') return command === 'RCPT TO' && !isPolicy(response)
  return code === 'EMESSAGE' && ownStatus.test(response) && !ofSender.test(response)
}

/** A full mailbox or a quota of the account that sends: some servers report it with the same codes. */
const ofSender = /submission|sender/i

/** Words of servers that give no code, for what is wrong with all mails or with too many of them. */
const ofAllMails = /submission|sender|relay|policy|quota|limit|too many/i

/** An enhanced status code (RFC 3463). */
const hasStatus = /^\d{3}[ -]\d\.\d+\.\d+\b/

/** Enhanced status codes (RFC 3463) of the recipient's address and mailbox, of a mail that is too large, and of its content. */
const ownStatus = /^\d{3}[ -]\d\.(1\.([1-46]|10)|2\.[1-4]|3\.4|6\.\d+)\b/

function isPolicy(response: string): boolean {
  return /^\d{3}[ -]5\.7\.\d/.test(response) || /\brelay/i.test(response)
}

/** Since when mail fails, and why; the first failure counts until something leaves again. */
export async function noteFailure(db: Db, now: Date, problem: MailProblem): Promise<void> {
  await db
    .updateTable('mail_delivery')
    .set(({ fn, val }) => ({ failing_since: fn.coalesce('failing_since', val(now)), problem }))
    .execute()
}

export async function noteSuccess(db: Db): Promise<void> {
  await db
    .updateTable('mail_delivery')
    .set({ failing_since: null, problem: null })
    .where('failing_since', 'is not', null)
    .execute()
}

/** A mail that was sent to try it out was accepted. */
export async function noteTest(db: Db, now: Date): Promise<void> {
  await db.updateTable('mail_delivery').set({ tested_at: now }).execute()
}

/** Whether what is written now leaves now. The demo has a mailbox of its own instead. */
export async function mailLeaves(db: Db, { smtpUrl, isDemo }: Config): Promise<boolean> {
  if (!smtpUrl) return isDemo
  return (await readDelivery(db)).failing_since === null
}

export function readDelivery(db: Db) {
  return db.selectFrom('mail_delivery').select(['failing_since', 'problem']).executeTakeFirstOrThrow()
}
