import type { Context } from '#kit/server/http/context.ts'

/** The office's addresses for people who cannot write to it in the portal. */
export async function officeAddresses({ db, config }: Pick<Context, 'db' | 'config'>): Promise<string[]> {
  const { emails } = await db
    .selectFrom('settings')
    .select('dedicated_terms_emails as emails')
    .executeTakeFirstOrThrow()
  return emails.length > 0 ? emails : [addressIn(config.mailReplyTo ?? config.mailFrom)]
}

/** The address alone of a sender that may have a name: `Atelier <office@…>`. */
function addressIn(sender: string): string {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender
}
