import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import { shift } from '#kit/server/postgres/instant.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'terms.announced': { version: string; effective_from: string }
  }
}

/** How long the office may still delete a new version, or add its other language, before anybody is notified of it. */
const graceHours = 1

/** Notifies the people whom a new version binds, once. One whose day is near does not wait. */
export async function announceTerms(portal: Portal, listeners: AllListeners): Promise<void> {
  const now = portal.clock()
  const waiting = await portal.db
    .selectFrom('terms_versions')
    .select('id')
    .where('announced_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('created_at', '<=', shift(now, { hours: -graceHours })),
        eb('effective_from', '<=', academyDay(new Date(shift(now, { days: 1 })))),
      ]),
    )
    .execute()
  for (const { id } of waiting) await announce(portal, listeners, now, id)
}

function announce(portal: Portal, listeners: AllListeners, now: Date, id: number): Promise<void> {
  return portal.db.transaction().execute(async (db) => {
    const announced = await db
      .updateTable('terms_versions')
      .set({ announced_at: now })
      .where('id', '=', id)
      .where('announced_at', 'is', null)
      .returning(['name as version', 'effective_from'])
      .executeTakeFirst()
    if (announced) await contextAt({ ...portal, db }, listeners, now).record('terms.announced', id, announced)
  })
}
