import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { features, listeners, startWork } from '#app/server/app.ts'
import { openPortal } from '#app/server/portal.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { academyForTest } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { tracesOf } from '#testing/fixtures/traces.ts'
import { cloneDatabase } from '#testing/servers/clone.ts'
import { executeDue } from './execute-erasure.ts'

const declared = declaredBy(Object.values(features))

test('whoever was erased is erased again by a portal that starts over a restored backup, and nobody else', async () => {
  const world = await academyForTest()
  // The demo academy as it was a moment ago.
  const backup = await cloneDatabase(inject('academy').connection)
  onTestFinished(backup.drop)
  const { id } = await world.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', cast.student.email)
    .executeTakeFirstOrThrow()
  await world.as.owner.send(erasures.requestUser, { id, is_settled: true })
  world.clock.advance({ days: 8 })
  await executeDue({ ...world.portal, clock: world.clock.now }, listeners, declared)
  // Of somebody with a number that is another's in the backup.
  const line = { user: id + 1, artist: null, made_at: '2020-01-01T00:00:00.000Z', at: '2020-01-02T00:00:00.000Z' }
  await world.portal.storage.create('erasures/9b2f6c1e-8d7a-4c53-9f0e-2a1b3c4d5e6f.json', JSON.stringify(line))

  const restored = await openPortal(world.config, backup.connection)
  onTestFinished(restored.close)
  const blocked = await restored.db.selectFrom('users').select('is_blocked').where('id', '=', id).executeTakeFirst()
  expect(blocked).toEqual({ is_blocked: true })
  const { count } = await restored.db
    .selectFrom('erasures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('cause', '=', 'RESTORE')
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
  await startWork(restored)
  const name = `${cast.student.first_name} ${cast.student.last_name}`
  await vi.waitFor(async () => {
    const left = await restored.db.selectFrom('erasures').select('id').where('done_at', 'is', null).execute()
    expect(left).toEqual([])
  }, 30_000)
  await restored.db.deleteFrom('mails').where('is_forgotten', '=', true).execute()
  const kept = ['certificates.holder', 'certificates.search']
  expect((await tracesOf(restored.db, [cast.student.email, name])).filter((place) => !kept.includes(place))).toEqual([])
})
