import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { certificateNumber } from '#teaching/certificates/contract/certificate-number.ts'
import { toPrint } from './certificates.queries.ts'

/** The details of a certificate that its events carry. */
export type CertificateFacts = { number: string; student_id: number | null; title: string; replaced?: string }

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'certificate.issued': CertificateFacts
    'certificate.revoked': CertificateFacts & { reason: string }
    'certificate.corrected': CertificateFacts & { replaced: string; reason: string }
  }
}

type Services = Pick<Context<unknown>, 'db' | 'now' | 'record'>
type Certificate = Insertable<Tables['certificates']>

/** Issues a certificate for a participant who passed, unless they have a valid one already; returns its id. */
export async function issueCertificate(ctx: Services, participantId: number): Promise<number> {
  const valid = await lockValid(ctx.db, participantId)
  if (valid) return valid.id
  const printed = found(await toPrint(ctx.db).where('participants.id', '=', participantId).executeTakeFirst())
  const { id, ...details } = await enter(ctx, printed)
  await ctx.record('certificate.issued', id, details)
  return id
}

/** Takes a participant's valid certificate back, if there is one. */
export async function revokeCertificate(ctx: Services, participantId: number, reason: string): Promise<void> {
  const valid = await lockValid(ctx.db, participantId)
  if (valid) await revoke(ctx, valid.id, reason)
}

/** Revokes a certificate: its number still shows its content, and that it is not valid. */
export async function revoke(ctx: Services, id: number, reason: string): Promise<void> {
  const { state, number, student_id, title } = await lock(ctx.db, id)
  if (state !== 'VALID') fail('certificate_over')
  await ctx.db
    .updateTable('certificates')
    .set({ revoked_at: ctx.now, revocation_reason: reason })
    .where('id', '=', id)
    .execute()
  await ctx.record('certificate.revoked', id, { number, student_id, title, reason })
}

type Correction = Partial<
  Pick<Certificate, 'holder' | 'title' | 'artist' | 'place' | 'first_day' | 'last_day' | 'minutes' | 'technique'>
>

/**
 * Issues another certificate instead of a valid one, which refers to its replacement from now on; returns the new one's
 * id.
 */
export async function correctCertificate(
  ctx: Services,
  id: number,
  corrected: Correction,
  reason: string,
): Promise<number> {
  const { state, number: replaced, ...row } = await lock(ctx.db, id)
  if (state !== 'VALID') fail('certificate_over')
  const before: Record<string, unknown> = row
  if (Object.entries(corrected).every(([name, value]) => before[name] === value)) fail('certificate_unchanged')
  await ctx.db.updateTable('certificates').set({ replaced_at: ctx.now }).where('id', '=', id).execute()
  const { id: newId, ...details } = await enter(ctx, { ...row, ...corrected, replaces_id: id })
  await ctx.record('certificate.corrected', newId, { ...details, replaced, reason })
  return newId
}

/** A participant's valid certificate. Who else would issue or revoke one meanwhile waits. */
async function lockValid(db: Db, participantId: number) {
  await db.selectFrom('participants').select('id').where('id', '=', participantId).forUpdate().executeTakeFirst()
  return db
    .selectFrom('certificates')
    .select('id')
    .where('participant_id', '=', participantId)
    .where('state', '=', 'VALID')
    .executeTakeFirst()
}

async function lock(db: Db, id: number) {
  return db
    .selectFrom('certificates')
    .select([
      ...(['number', 'state', 'participant_id', 'training_id', 'student_id', 'language', 'holder', 'title'] as const),
      ...(['artist', 'technique', 'place', 'first_day', 'last_day', 'minutes'] as const),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Under a new number: should the lot draw one that there is, it draws again. */
async function enter({ db, now }: Services, printed: Omit<Certificate, 'number' | 'issued_at'>) {
  for (;;) {
    const entered = await db
      .insertInto('certificates')
      .values({ ...printed, number: drawNumber(now), issued_at: now })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning(['id', 'number', 'student_id', 'title'])
      .executeTakeFirst()
    if (entered) return entered
  }
}

export function drawNumber(now: Date): string {
  return certificateNumber(Number(academyDay(now).slice(0, 4)), randomBytes(7))
}
