import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { decisions, type WaitingDecision } from '#office/decisions/contract/decisions.ts'
import { type Role, roles } from '#people/roles/contract/roles.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import type { Visitor } from '#testing/visitor.ts'
import { forgetViewers } from './viewers.steps.ts'

/* Two who decide know what the other has open. */

let world: Academy
let work: Pick<WaitingDecision, 'kind' | 'id'>
let report: typeof work
beforeAll(async () => {
  world = await academy()
  const { data } = await world.as.office.send(decisions.list, { most: 1000 })
  const first = (kind: WaitingDecision['kind']) => ({ kind, id: data.find((row) => row.kind === kind)?.id ?? 0 })
  work = first('portfolio')
  report = first('abuse')
  return world.close
})

const view = async (visitor: Visitor, item: typeof work | null) =>
  (await visitor.send(decisions.viewers, { item })).data
const rows = () => world.db.selectFrom('decision_viewers').select(['user_id', 'kind', 'record_id']).execute()
const named = ({ first_name, last_name }: typeof cast.office) => ({ first_name, last_name })

test('each knows what the other has open, and nobody meets themselves', async () => {
  const { office, owner } = world.as
  expect(await view(office, work)).toEqual([])
  expect(await view(owner, work)).toEqual([{ ...work, ...named(cast.office) }])
  expect(await view(office, report)).toEqual([{ ...work, ...named(cast.owner) }])
  expect(await view(owner, null)).toEqual([{ ...report, ...named(cast.office) }])
  expect(await view(office, null)).toEqual([])
  expect(await rows()).toEqual([])
})

test('a viewer who stops polling is not shown after a minute, and deleted later', async () => {
  const { office, owner } = world.as
  await view(office, work)
  world.clock.advance({ seconds: 40 })
  expect(await view(owner, null)).toHaveLength(1)
  await view(office, work)
  world.clock.advance({ seconds: 40 })
  expect(await view(owner, null)).toHaveLength(1)
  world.clock.advance({ seconds: 10 })
  expect(await view(owner, null)).toEqual([])
  expect(await rows()).toHaveLength(1)
  await forgetViewers(world.db, world.clock.now())
  expect(await rows()).toEqual([])
})

test('who may not decide on something is neither shown there nor shows anybody', async () => {
  const { office, owner, artist, student } = world.as
  await view(owner, report)
  for (const visitor of [artist, student]) expect(await view(visitor, report)).toEqual([])
  const { data: all } = await owner.send(roles.list, {})
  const role = all.find(({ name }) => name === 'administrator') as Role
  const update = (permissions: Role['permissions']) => owner.send(roles.update, { id: role.id, permissions })
  await update(['can-moderate-portfolio'])
  onTestFinished(async () => void (await update(role.permissions)))
  expect(await view(office, report)).toEqual([])
  expect(await view(owner, report)).toEqual([])
  await view(office, work)
  expect(await view(owner, work)).toEqual([{ ...work, ...named(cast.office) }])
  expect(await view(office, work)).toEqual([{ ...work, ...named(cast.owner) }])
})
