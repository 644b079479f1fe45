import type { Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import { type AllFeatures, feature } from '#kit/server/http/feature.ts'
import { forgetLastMails } from '#kit/server/mail/mail.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { erasures as calls } from '#office/personal-data/contract/erasures.ts'
import { executeDue, executeErasure } from './erasure/execute-erasure.ts'
import { requestForInactive } from './erasure/inactive-applicants.ts'
import { stillThere, undoneErasures } from './erasure/repeated-erasures.ts'
import { erasureMails } from './erasures.mail.ts'
import { erasureNotices } from './erasures.notices.ts'
import { erasureData } from './erasures.personal-data.ts'
import { erasureRoutes } from './erasures.routes.ts'
import { requestErasure } from './erasures.steps.ts'
import { personOf } from './person.ts'

/** Who is erased: on request, by the clock, and once more after a restored backup. */
export const erasures = (features: AllFeatures) =>
  feature({
    personalData: erasureData,
    merging: {
      references: {
        erasures: { user_id: 'record', student_id: 'record', artist_id: 'record', requested_by: 'act' },
      },
    },
    rights: {
      'can-erase-people': { holders: [], group: 'office' },
    },
    records: { erasure: { texts: ['erasures'], name: null, choice: null } },
    details: {
      hidden: ['settled'],
      labels: { 'erasure.cause': 'erasures.column_cause' },
      choices: { 'erasure.cause': 'erasures.cause_' },
    },
    calls: erasureRoutes(features),
    // Who declines the terms is who leaves.
    openBeforeTerms: [calls.previewOwn, calls.requestOwn],
    mails: erasureMails,
    bell: erasureNotices,
    beforeStart: repeatErasures,
    tasks: { execute: (portal, listeners, id) => executeErasure(portal, listeners, declaredBy(features()), id) },
    schedules: {
      hourly: async (portal, listeners) => {
        await requestForInactive(portal, listeners)
        await forgetLastMails(portal)
        await executeDue(portal, listeners, declaredBy(features()))
      },
    },
  })

/** Nobody signs in any more who was erased after the backup was made; the rest is done from the queue, once the portal answers. */
async function repeatErasures(portal: Portal): Promise<void> {
  for (const { key, ...line } of await undoneErasures(portal.db, portal.storage)) {
    const person = await stillThere(portal.db, line)
    if (!person) continue
    await inTransaction(portal.db, async (db) => {
      const known = await db
        .updateTable('erasures')
        .set({ due_at: portal.clock(), is_settled: true, cause: 'RESTORE' })
        .where('key', '=', key)
        .where('done_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      const someone = await personOf(db, person.kind, person.id)
      // Without listeners: everybody was notified before.
      const ctx = contextAt({ ...portal, db }, { atOnce: [], later: [] }, portal.clock())
      const id = known?.id ?? (someone && (await requestErasure(ctx, someone, { cause: 'RESTORE', repeated: { key } })))
      if (id) await portal.jobs.send(db, 'task', { name: 'erasures.execute', id })
    })
  }
}
