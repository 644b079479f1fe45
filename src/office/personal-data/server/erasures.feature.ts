import type { Actor, Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import { type AllFeatures, feature } from '#kit/server/http/feature.ts'
import { eachPart } from '#kit/server/jobs/each-part.ts'
import { forgetLastMails } from '#kit/server/mail/mail.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { erasures as calls } from '#office/personal-data/contract/erasures.ts'
import { repeatGuestErasure } from './erasure/erase-guest.ts'
import { executeDue, executeErasure } from './erasure/execute-erasure.ts'
import { requestForInactive } from './erasure/inactive-applicants.ts'
import { type StoredErasure, stillThere, undoneErasures } from './erasure/repeated-erasures.ts'
import { erasureFollows } from './erasures.follows.ts'
import { erasureMails } from './erasures.mail.ts'
import { erasureNotices } from './erasures.notices.ts'
import { erasureData } from './erasures.personal-data.ts'
import { pendingErasures } from './erasures.queries.ts'
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
    follows: erasureFollows,
    mails: erasureMails,
    bell: erasureNotices,
    beforeStart: repeatErasures,
    tasks: { execute: (portal, listeners, id) => executeErasure(portal, listeners, declaredBy(features()), id) },
    schedules: {
      // What is due has a deadline of the law.
      hourly: (portal, listeners, signal) =>
        eachPart(
          [
            () => executeDue(portal, listeners, declaredBy(features()), signal),
            () => requestForInactive(portal, listeners, signal),
            () => forgetLastMails(portal),
          ],
          signal,
        ),
    },
  })

/** Nobody signs in any more who was erased after the backup was made; the rest is done from the queue, once the portal answers. */
async function repeatErasures(portal: Portal): Promise<void> {
  for (const line of await undoneErasures(portal.db, portal.storage))
    await inTransaction(portal.db, async (db) => {
      // Without listeners: everybody was notified before.
      const ctx = contextAt({ ...portal, db }, { atOnce: [], later: [] }, portal.clock())
      for (const id of await repeatedErasures(ctx, line))
        await portal.jobs.send(db, 'task', { name: 'erasures.execute', id })
    })
}

/** Of the person, and of each record that had been merged into theirs and that the backup has as one of its own. */
async function repeatedErasures(ctx: Actor, stored: StoredErasure): Promise<number[]> {
  if (stored.guest) return [await repeatGuestErasure(ctx, stored)].filter((id) => id !== null)
  const { key, former, ...line } = stored
  const ids: number[] = []
  const reached = new Set<string>()
  const nameOf = ({ user, artist }: { user: number | null; artist: number | null }) =>
    user ? `user ${user}` : `artist ${artist}`
  for (const [index, record] of [line, ...former].entries()) {
    const there = await stillThere(ctx.db, record)
    const person = there && !reached.has(nameOf(record)) && (await personOf(ctx.db, there.kind, there.id))
    if (!person) continue
    for (const one of [person, ...person.former]) reached.add(nameOf(one))
    const pending = pendingErasures(ctx.db, person).select('erasures.id')
    const known = await ctx.db
      .updateTable('erasures')
      .set({ due_at: ctx.now, is_settled: true, cause: 'RESTORE' })
      .where('id', 'in', pending)
      .returning('id')
      .executeTakeFirst()
    const repeated = index === 0 ? { key } : {}
    ids.push(known?.id ?? (await requestErasure(ctx, person, { cause: 'RESTORE', repeated })))
  }
  return ids
}
