import { sql } from 'kysely'
import type { EventName } from '#kit/contract/texts/texts.ts'
import type { AllListeners, AnyContext, Listeners } from '#kit/server/http/feature.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Events } from './events.ts'

/**
 * Writes a line of the audit log and calls the event's listeners, both in the request's transaction. Broadcast listeners run from the
 * queue after its commit.
 */
export async function recordEvent(
  ctx: AnyContext,
  allListeners: AllListeners,
  event: string,
  subjectId: number,
  details: Record<string, unknown>,
): Promise<void> {
  const db: Db = ctx.db
  const { id: audit_id } = await db
    .insertInto('audit_log')
    .values({
      event,
      subject_id: subjectId,
      user_id: ctx.user?.viewed_by ?? ctx.user?.id ?? null,
      token_id: ctx.tokenId,
      details: withoutSecrets(details),
      ip: ctx.client.ip || null,
      at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await callListeners(allListeners.atOnce, ctx, event, subjectId, details)
  if (!allListeners.later.some((listeners) => event in listeners)) return
  await db.insertInto('broadcasts').values({ audit_id }).execute()
  await ctx.jobs.send(db, 'broadcast', { audit_id })
}

/** Writes many lines of one event that nobody listens to, in one statement. */
export async function recordMany<Name extends keyof Events & EventName>(
  { db, user, tokenId, client, now }: AnyContext,
  event: Name,
  subjects: readonly { id: number; details: Events[Name] }[],
): Promise<void> {
  const lines = subjects.map(({ id, details }) => ({ id, details: withoutSecrets(details as Record<string, unknown>) }))
  await sql`
    insert into audit_log (event, subject_id, user_id, token_id, details, ip, at)
    select ${event}, id, ${user?.viewed_by ?? user?.id ?? null}::int, ${tokenId}::int, details, ${client.ip || null}, ${now}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as lines (id int, details jsonb)
  `.execute(db)
}

type AnyListeners = Record<string, (ctx: AnyContext, subjectId: number, details: unknown) => Promise<void>>

export async function callListeners(
  all: readonly Listeners[],
  ctx: AnyContext,
  event: string,
  subjectId: number,
  details: unknown,
): Promise<void> {
  for (const listeners of all) await (listeners as AnyListeners)[event]?.(ctx, subjectId, details)
}

const secret = /token|password|secret|hash|recovery/i

/** Removes tokens, passwords and personal links, which are for the mail and never for the log. */
export function withoutSecrets(details: Record<string, unknown>): Record<string, unknown> {
  return withoutFields(details, (name) => secret.test(name) || /link/i.test(name))
}

/** Inside an edited row, fields named `link` are data and no secret. */
function withoutFields(value: object, isSecret = (name: string) => secret.test(name)): Record<string, unknown> {
  const fields = Object.entries(value).filter(([name]) => !isSecret(name))
  return Object.fromEntries(fields.map(([name, item]) => [name, cleaned(item)]))
}

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isSecretChange(item)).map(cleaned)
  const isRow = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isRow ? withoutFields(value) : value
}

/** `{ field: 'password', before, after }` */
function isSecretChange(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'field' in item && secret.test(String(item.field))
}
