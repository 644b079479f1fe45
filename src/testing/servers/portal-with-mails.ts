import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { socketFolder } from '#kit/server/postgres/server/socket-folder.ts'
import { startDemoPortal } from '#testing/servers/demo-portal.ts'
import { type MailText, startMailSink } from '#testing/servers/mail-sink.ts'

export type PortalWithMails = Awaited<ReturnType<typeof startPortalWithMails>>

/**
 * A portal with an untouched demo academy of its own, its mails in a sink and access to its database; `end` removes all
 * of them.
 */
export async function startPortalWithMails(settings: Record<string, string> = {}) {
  const sink = await startMailSink()
  const { url, server, dataDir, end } = await startDemoPortal({ SMTP_URL: sink.url, ...settings })
  return {
    url,
    server,
    mailsTo: sink.mailsTo,
    /**
     * The newest email to an address, awaited until there are so many; with the route of its button. Where other tests
     * cause other emails to the same address, `leadsTo` selects one.
     */
    mailTo: async (
      address: string,
      { leadsTo = '', mentions = '', count = 1 } = {},
    ): Promise<MailText & { route: string }> => {
      const end = Date.now() + 15_000
      for (;;) {
        const found = sink
          .mailsTo(address)
          .map((mail) => ({ ...mail, route: /#(\/\S+)/.exec(mail.text)?.[1]?.replace(/\?lang=.*/, '') ?? '' }))
          .filter(({ route, text }) => route.startsWith(leadsTo) && text.includes(mentions))
        const newest = found.at(-1)
        if (newest && found.length >= count) return newest
        if (Date.now() > end) throw new Error(`Of ${count} letters to ${address} there are ${found.length}.`)
        await setTimeout(100)
      }
    },
    /** Queries the portal's own database, to change what takes days otherwise. */
    query: (statement: string, values?: unknown[]) => query(dataDir, statement, values),
    end: async () => {
      await end()
      await sink.close()
    },
  }
}

async function query(dataDir: string, statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ host: socketFolder(dataDir), port: 5432, user: 'atelier', database: 'atelier' })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}
