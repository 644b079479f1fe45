import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type MailText = { to: string; subject: string; text: string; html: string; headers: ReadonlyMap<string, string> }

/**
 * A mail server that accepts and stores every email, for tests to read as its recipient would; it never responds for
 * the recipient `hangsAt`, and refuses each recipient in `refuses` with its reason; those in `refusesRead` once it has read the email.
 */
export async function startMailSink(
  port = 0,
  hangsAt?: string,
  refuses: Record<string, string> = {},
  refusesRead: Record<string, string> = {},
) {
  const mails: MailText[] = []
  let isHanging = false
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 200,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const reason = refuses[address]
      if (address === hangsAt) isHanging = true
      else if (reason) done(Object.assign(new Error(reason), { responseCode: 550 }))
      else done()
    },
    onData: async (stream, session, done) => {
      const raw = (await buffer(stream)).toString('latin1')
      const reason = session.envelope.rcptTo.map(({ address }) => refusesRead[address]).find(Boolean)
      if (reason) return done(Object.assign(new Error(reason), { responseCode: 554 }))
      for (const { address } of session.envelope.rcptTo) mails.push({ to: address, ...read(raw) })
      done()
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    isHanging: () => isHanging,
    mailsTo: (to: string) => mails.filter((mail) => mail.to === to),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function read(raw: string): Omit<MailText, 'to'> {
  const { headers } = split(raw)
  const parts = partsOf(raw)
  return {
    subject: decodedWords(headers.get('subject') ?? ''),
    text: parts.get('text/plain') ?? '',
    html: parts.get('text/html') ?? '',
    headers,
  }
}

/** Every readable part of an email by its type, however deep it lies. */
function partsOf(raw: string, found = new Map<string, string>()): Map<string, string> {
  const { headers, body } = split(raw)
  const type = headers.get('content-type') ?? 'text/plain'
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1]
  if (!boundary)
    return found.set(type.split(';')[0] ?? '', decoded(body, headers.get('content-transfer-encoding') ?? ''))
  for (const part of body.split(`--${boundary}`).slice(1, -1)) partsOf(part.replace(/^\r\n/, ''), found)
  return found
}

function split(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { headers, body: raw.slice(end + 4) }
}

function decoded(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString()
  if (/quoted-printable/i.test(encoding)) return fromQuoted(body.replace(/=\r\n/g, ''))
  return Buffer.from(body, 'latin1').toString()
}

function decodedWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : fromQuoted(word.replace(/_/g, ' ')),
    )
}

function fromQuoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
