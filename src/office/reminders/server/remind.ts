import type { Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
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
export async function remind(portal: Portal, listeners: AllListeners): Promise<void> {
  const now = portal.clock()
  for (const event of Object.keys(occasions) as Reminder[])
    for (const due of await occasions[event](portal.db, now)) await remindOnce(portal, listeners, now, event, due)
}

/** Each in a transaction of its own: what fails for one is tried again for that one alone. */
function remindOnce(
  portal: Portal,
  listeners: AllListeners,
  now: Date,
  event: Reminder,
  { id, occasion }: Due,
): Promise<void> {
  return inTransaction(portal.db, async (db) => {
    const { numInsertedOrUpdatedRows: isFirst } = await db
      .insertInto('reminders')
      .values({ event, subject_id: id, occasion, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (isFirst) await contextAt({ ...portal, db }, listeners, now).record(event, id, {})
  })
}
