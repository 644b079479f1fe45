import type { Actor, Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import { oneByOne } from '#kit/server/jobs/one-by-one.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import {
  attendanceDue,
  attendanceOverdue,
  type Due,
  formsDue,
  reviewsDue,
  seatsDue,
  vouchersDue,
} from './due.queries.ts'

type Nothing = Record<string, never>
declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'proArtist.formReminded': Nothing
    'participant.confirmationAwaited': Nothing
    'training.attendanceAwaited': Nothing
    'training.attendanceOverdue': Nothing
    'voucher.expiryReminded': Nothing
  }
}

const occasions = {
  'proArtist.formReminded': formsDue,
  'participant.confirmationAwaited': seatsDue,
  'training.attendanceAwaited': attendanceDue,
  'training.attendanceOverdue': attendanceOverdue,
  'voucher.expiryReminded': vouchersDue,
  'participant.reviewAwaited': reviewsDue,
} as const
type Reminder = keyof typeof occasions

/**
 * Reminds people of what waits for them: of each occasion once, also after a downtime, and with any number of portals.
 */
export async function remind(portal: Portal, listeners: AllListeners, signal?: AbortSignal): Promise<void> {
  const now = portal.clock()
  const all: [Reminder, Due][] = []
  for (const event of Object.keys(occasions) as Reminder[])
    for (const due of await occasions[event](portal.db, now)) all.push([event, due])
  const remindOne = (db: Db, [event, due]: [Reminder, Due]) =>
    remindOnce(contextAt({ ...portal, db }, listeners, now), event, due)
  await oneByOne(portal, all, remindOne, signal)
}

async function remindOnce(ctx: Actor, event: Reminder, { id, occasion }: Due): Promise<void> {
  const { numInsertedOrUpdatedRows: isFirst } = await ctx.db
    .insertInto('reminders')
    .values({ event, subject_id: id, occasion, at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (isFirst) await ctx.record(event, id, {})
}
