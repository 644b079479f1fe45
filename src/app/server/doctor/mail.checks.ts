import { sql } from 'kysely'
import { mailTransport, problemOf, readDelivery } from '#kit/server/mail/delivery.ts'
import { asking, type Check, type Checks, failure, fine, type Place, skipped, warning } from './finding.ts'
import { isLocal } from './settings.checks.ts'

const notSet = skipped('SMTP_URL is not set.')

/** The way of mails. None is sent. */
export const mailChecks: Checks = {
  'mail.set': async ({ config: { smtpUrl, isDemo } }) =>
    smtpUrl || isDemo
      ? fine(smtpUrl ? 'There is a mail server.' : 'The demo shows its mails on a page.')
      : failure('SMTP_URL is not set: no mail leaves.', 'Set SMTP_URL; what waits leaves then.'),

  'mail.handshake': async ({ config }) => {
    if (!config.smtpUrl) return notSet
    return (await handshake(config, {})) ?? fine('The mail server answers, and takes the account.')
  },

  'mail.encryption': async ({ config }) => {
    if (!config.smtpUrl) return notSet
    const { protocol, hostname } = new URL(config.smtpUrl)
    if (protocol === 'smtps:' || isLocal(hostname)) return fine('Mails leave encrypted, or stay on this machine.')
    const failed = await handshake(config, { requireTLS: true })
    if (!failed) return fine('Mails leave encrypted.')
    return (await handshake(config, {}))
      ? skipped('The mail server does not answer.')
      : failure('The mail server takes mails, and the password, readable.', 'Use smtps://, or a server with STARTTLS.')
  },

  'mail.reply_to': async ({ config }) =>
    config.mailReplyTo || config.isDemo
      ? fine('Answers to mails arrive somewhere.')
      : warning('MAIL_REPLY_TO is not set: answers to mails go to the sender.', 'Give an address that people read.'),

  'mail.spf': records('', /^v=spf1\b/i, 'SPF', 'v=spf1 … -all, as the mail provider says'),
  'mail.dmarc': records('_dmarc.', /^v=DMARC1\b/i, 'DMARC', 'v=DMARC1; p=none; rua=mailto:… to begin with'),

  'mail.dkim': async ({ config, resolver }) => {
    if (!config.smtpUrl) return notSet
    const domain = domainOf(config)
    try {
      await resolver.resolveTxt(`_domainkey.${domain}`)
      return fine(`${domain} publishes keys of DKIM.`)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // The name itself has no record; there is one below it (RFC 8020).
      if (code === 'ENODATA') return fine(`${domain} publishes keys of DKIM.`)
      return code === 'ENOTFOUND' ? missing('DKIM', domain, 'the key that the mail provider gives') : noAnswer
    }
  },

  'mail.delivery': asking(async (db, { config }) => {
    if (!config.smtpUrl) return notSet
    const { failing_since, problem } = await readDelivery(db)
    return failing_since === null
      ? fine('No mail failed to leave since the last one that left.')
      : failure(
          `Since ${failing_since} no mail has left (${problem}).`,
          'Look at mail.handshake. The owner can send a test mail from the settings.',
        )
  }),

  'mail.waiting': asking(async (db, { config }) => {
    if (!config.smtpUrl) return notSet
    const { rows } = await sql<{ count: number; hours: number | null }>`
      select count(*)::int as count, (extract(epoch from now() - min(created_at)) / 3600)::float8 as hours
      from mails where sent_at is null and refused_at is null
    `.execute(db)
    const { count = 0, hours = null } = rows[0] ?? {}
    return (hours ?? 0) < 1
      ? fine(`${count} mails wait, none for long.`)
      : warning(
          `${count} mails wait, the oldest for ${Math.round(hours ?? 0)} hours.`,
          'Look for "job failed" in the log; they are tried again by themselves.',
        )
  }),
}

type Mailing = Place['config']

/** Connects, greets, signs in; null where all of it works. */
async function handshake(config: Mailing, options: { requireTLS?: boolean }) {
  const transport = await mailTransport(config, options)
  try {
    await transport?.verify()
    return null
  } catch (error) {
    return failure(`The mail server refuses: ${(error as Error).message}`, todoAbout(error))
  } finally {
    transport?.close()
  }
}

function todoAbout(error: unknown): string {
  const problem = problemOf(error)
  if (problem === 'SIGN_IN') return 'Check user and password in SMTP_URL.'
  return problem === 'CERTIFICATE'
    ? 'Renew the certificate of the mail server, or give in SMTP_URL the host that it is for.'
    : 'Check host and port in SMTP_URL, and the firewall.'
}

function records(prefix: string, pattern: RegExp, what: string, example: string): Check {
  return async ({ config, resolver }) => {
    if (!config.smtpUrl) return notSet
    const domain = domainOf(config)
    try {
      const found = (await resolver.resolveTxt(`${prefix}${domain}`)).map((parts) => parts.join(''))
      const count = found.filter((text) => pattern.test(text)).length
      if (count === 1) return fine(`${domain} publishes ${what}.`)
      if (count > 1) return warning(`${domain} publishes ${what} ${count} times, which counts as none.`, 'Leave one.')
      return missing(what, domain, example)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      return code === 'ENODATA' || code === 'ENOTFOUND' ? missing(what, domain, example) : noAnswer
    }
  }
}

const noAnswer = skipped('DNS does not answer here.')

function missing(what: string, domain: string, example: string) {
  return warning(
    `${domain} publishes no ${what}: mails may be taken for spam.`,
    `Publish it in the DNS of ${domain} (TXT: ${example}).`,
  )
}

function domainOf({ mailFrom }: Mailing): string {
  return mailFrom.replace(/^.*@/, '').replace(/>$/, '')
}
