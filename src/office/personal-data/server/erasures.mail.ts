import { sql } from 'kysely'
import type { Language } from '#kit/contract/texts/text.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Actor } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo } from '#kit/server/mail/mail-to.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import type { Cause, Erased, Outcome } from '#office/personal-data/contract/erasures.ts'
import { type Person, personOf } from './person.ts'

export type Recipient = { email: string; first_name: string; language_name: Language }

const requested = {
  SELF: 'erasure_requested',
  OFFICE: 'erasure_announced',
  INACTIVITY: 'erasure_inactive',
} as const

/** Emails the person who is going to be erased until when that can be withdrawn. */
export const erasureMails: Listeners = {
  'erasure.requested': mailUndoLink,
  'erasure.linkSent': mailUndoLink,
  'erasure.withdrawn': async (ctx, id, { cause }) => {
    if (cause === 'RESTORE') return
    const { recipient } = await erasureWithRecipient(ctx, id)
    if (recipient) await sendMail(ctx, { ...mailTo(recipient), name: 'erasure_withdrawn' })
  },
}

async function mailUndoLink(ctx: Actor, id: number, { cause, token }: { cause: Cause; token: string }): Promise<void> {
  // They were notified of it before the backup was restored; guests are erased at once.
  if (cause === 'RESTORE' || cause === 'GUEST') return
  const { due_at, recipient } = await erasureWithRecipient(ctx, id)
  if (!recipient) return
  const mail = { ...mailTo(recipient), route: `erasure/${token}` }
  // Its day has passed, and it waits for what has to be settled.
  if (due_at <= ctx.now.toISOString()) return sendMail(ctx, { ...mail, name: 'erasure_on_hold' })
  const date = dayIn(recipient.language_name, academyDay(new Date(due_at)))
  await sendMail(ctx, { ...mail, params: { ...mail.params, date }, name: requested[cause] })
}

/** The last mail: nothing of it stays once it has left. */
export async function mailReceipt(ctx: Actor, recipient: Recipient, { outcomes, trash_days }: Erased): Promise<void> {
  const t = ctx.texts.in(recipient.language_name)
  const lines = (some: readonly Outcome[], descriptionOf: (one: Outcome) => string) =>
    some.map((one) => `– ${descriptionOf(one)}`).join('\n')
  const kind = ({ kind, rows }: Outcome) => `${t(`personalData.kind_${kind}`)}: ${rows}`
  const stays = outcomes.filter(({ because }) => because !== null)
  const mail = mailTo(recipient)
  await sendMail(ctx, {
    ...mail,
    name: 'erasure_done',
    isForgotten: true,
    params: {
      ...mail.params,
      gone: lines(
        summed(
          outcomes.filter(({ fate }) => fate !== 'KEPT'),
          ({ kind }) => kind,
        ),
        kind,
      ),
      kept:
        lines(
          summed(stays, ({ kind, because }) => `${kind} ${because}`),
          (one) => `${kind(one)} (${t(`erasures.because_${one.because as NonNullable<Outcome['because']>}`)})`,
        ) || '—',
      date: dayIn(recipient.language_name, academyDay(new Date(shift(ctx.now, { days: trash_days })))),
    },
  })
}

/** What is deleted of a kind and what is replaced, or stays for one reason, is one line to its reader. */
function summed(outcomes: readonly Outcome[], by: (one: Outcome) => string): Outcome[] {
  return [...Map.groupBy(outcomes, by).values()].map((same) => ({
    ...(same[0] as Outcome),
    rows: same.reduce((sum, { rows }) => sum + rows, 0),
  }))
}

/** Null: they have no address any more. */
export async function recipientOf(db: Db, { user, artist }: Person): Promise<Recipient | null> {
  const { rows } = await sql<Recipient>`
    select email, first_name, language_name from users where id = ${user} and not is_forgotten(id, email)
    union all
    select email, first_name, language_name from pro_artists where ${user}::int is null and id = ${artist}
  `.execute(db)
  return rows[0] ?? null
}

async function erasureWithRecipient({ db }: Actor, id: number) {
  const { user_id, artist_id, due_at } = await db
    .selectFrom('erasures')
    .select(['user_id', 'artist_id', 'due_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const person = user_id ? await personOf(db, 'user', user_id) : await personOf(db, 'artist', artist_id ?? 0)
  return { due_at, recipient: person ? await recipientOf(db, person) : null }
}
