import { beforeAll, expect, test } from 'vitest'
import { listeners } from '#app/server/app.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { daysLater } from '#kit/contract/values/time-zone.ts'
import type { Listeners } from '#kit/server/http/feature.ts'
import { profile } from '#network/profile/contract/profile.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { officeSize } from '#testing/fixtures/cast.ts'
import { insertDocument } from '#testing/make/make-artists.ts'
import { inTransactionOf } from '#testing/servers/locks.ts'
import { notifyOfExpiry } from './document-expiry.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const notifyOfDocuments = (hearing = listeners) => notifyOfExpiry({ ...world.portal, clock: world.clock.now }, hearing)
const dayIn = (days: number) => daysLater(academyDay(world.clock.now()), days)

/** An artist with one certificate, and their notifications about documents. */
async function artistWith(valid_until: string) {
  const { visitor, id: userId } = await world.person('pro-artist')
  const { id } = (await visitor.send(profile.get, {})).data
  const document = await insertDocument(world.db, id, world.clock.now(), { valid_until })
  // Read past the session, which ends while the days go by.
  const notified = async () =>
    (await world.db.selectFrom('notifications').select('type').where('user_id', '=', userId).orderBy('id').execute())
      .map(({ type }) => type)
      .filter((type) => type.startsWith('document_'))
  return { id, visitor, document, notified }
}

const soon = 'document_expires'
const over = 'document_expired'

test('an artist is notified of a document a month before it expires and when it has expired, once each', async () => {
  const { id, notified } = await artistWith(dayIn(31))
  await notifyOfDocuments()
  expect(await notified()).toEqual([])
  world.clock.advance({ days: 1 })
  await Promise.all([notifyOfDocuments(), notifyOfDocuments()])
  await notifyOfDocuments()
  expect(await notified()).toEqual([soon])
  world.clock.advance({ days: 30 })
  await notifyOfDocuments()
  expect(await notified()).toEqual([soon])
  world.clock.advance({ days: 1 })
  await notifyOfDocuments()
  await notifyOfDocuments()
  expect(await notified()).toEqual([soon, over])
  const toOffice = await world.db
    .selectFrom('notifications')
    .select('type')
    .where('link', '=', `proartist/${id}`)
    .execute()
  expect(toOffice).toEqual(Array(officeSize).fill({ type: 'document_missing' }))
})

test('another day is another reason to notify', async () => {
  const { visitor, document, notified } = await artistWith(dayIn(5))
  await notifyOfDocuments()
  await visitor.send(profile.updateDocument, { id: document.id, valid_until: dayIn(10) })
  await notifyOfDocuments()
  expect(await notified()).toEqual([soon, soon])
})

test('where a newer document of the kind exists, nobody is notified of the old one', async () => {
  const { id, notified } = await artistWith(dayIn(5))
  await insertDocument(world.db, id, world.clock.now(), { valid_until: dayIn(400) })
  await notifyOfDocuments()
  expect(await notified()).toEqual([])
})

test('nobody is notified of a disabled artist', async () => {
  const { id } = await artistWith(dayIn(-5))
  await world.db.updateTable('pro_artists').set({ activation_status: 0 }).where('id', '=', id).execute()
  await notifyOfDocuments()
  const notified = await world.db
    .selectFrom('audit_log')
    .select('id')
    .where('subject_id', '=', id)
    .where('event', '=', 'proArtist.documentExpired')
    .execute()
  expect(notified).toEqual([])
})

test('each notification is a transaction of its own: a failure reverts no other', async () => {
  const [one, other] = [await artistWith(dayIn(3)), await artistWith(dayIn(4))]
  const failing: Listeners = {
    'proArtist.documentExpiresSoon': async (_ctx, id) => {
      if (id === other.id) throw new Error('The connection is lost.')
    },
  }
  await expect(notifyOfDocuments({ ...listeners, atOnce: [...listeners.atOnce, failing] })).rejects.toThrow(
    'The connection is lost.',
  )
  expect([await one.notified(), await other.notified()]).toEqual([[soon], []])
  await notifyOfDocuments()
  expect([await one.notified(), await other.notified()]).toEqual([[soon], [soon]])
})

test('a notification locks nothing that it reads: an ALTER TABLE does not wait', async () => {
  const one = await artistWith(dayIn(3))
  const upgrade = await inTransactionOf(world)
  const upgrading: Listeners = {
    'proArtist.documentExpiresSoon': async () => {
      await upgrade.query(
        `set local lock_timeout = '2s'; lock table pro_artist_documents in access exclusive mode; rollback`,
      )
    },
  }
  await notifyOfDocuments({ ...listeners, later: [], atOnce: [upgrading, ...listeners.atOnce] })
  expect(await one.notified()).toEqual([soon])
})
