import type { Context } from '#server/kit/http/context.ts'
import type { Db, Generated, Json } from '#server/kit/postgres/database.ts'

declare module '#server/kit/postgres/database.ts' {
  interface Tables {
    audit_log: {
      id: Generated<number>
      event: string
      subject_id: number | null
      user_id: number | null
      details: Json<Record<string, unknown>>
      ip: string | null
      at: Instant
    }
  }
}

/** Every event with its details; each feature adds its own by declaration merging. Names are past tense: `proArtist.accepted`. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their events into it.
export interface Events {}

// biome-ignore lint/suspicious/noExplicitAny: a listener serves strangers' and users' requests alike.
type AnyContext = Context<any>

export type Listeners = {
  [Name in keyof Events]?: (ctx: AnyContext, subjectId: number, details: Events[Name]) => Promise<void>
}

type AnyListeners = Record<string, (ctx: AnyContext, subjectId: number, details: unknown) => Promise<void>>

/** Writes one line of the audit log and calls the event's listeners: all of it stands or falls with the request's transaction. */
export async function recordEvent(
  ctx: AnyContext,
  listeners: readonly Listeners[],
  event: string,
  subjectId: number,
  details: Record<string, unknown>,
): Promise<void> {
  await (ctx.db as Db)
    .insertInto('audit_log')
    .values({
      event,
      subject_id: subjectId,
      user_id: ctx.user?.id ?? null,
      details: withoutSecrets(details),
      ip: ctx.client.ip,
      at: ctx.now,
    })
    .execute()
  for (const heard of listeners) await (heard as AnyListeners)[event]?.(ctx, subjectId, details)
}

/** Links and tokens reach the mail, never the log. */
function withoutSecrets(details: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(details).filter(([key]) => !/token|link|password/i.test(key)))
}
