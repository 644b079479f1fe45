import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { shift } from '#kit/server/postgres/instant.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { decisionKinds, decisions } from '#office/decisions/contract/decisions.ts'
import { type Role, roles } from '#people/roles/contract/roles.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { type Academy, academy } from '#testing/academy.ts'

/* What waits for a yes or a no of its reader, of all kinds in one order. */

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const list = (input = {}) => world.as.office.send(decisions.list, { most: 1000, ...input })

test('what has a deadline comes first, and of each the longest waiting', async () => {
  const { data } = await list()
  const order = data.map(({ due, since }) => [due === null ? 1 : 0, Date.parse(due ?? since)] as const)
  expect(order).toEqual(order.toSorted(([one, at], [other, then]) => one - other || at - then))
  expect(new Set(data.filter(({ due }) => due).map(({ kind }) => kind))).toEqual(new Set(['abuse', 'content']))
  const [report] = data
  expect(report?.due).toBe(shift(new Date(report?.since ?? ''), { days: 14 }))
})

test('everything is there that the counters count, with whom and what it is about', async () => {
  const { data, kinds } = await list()
  const counters = await world.as.office.send(dashboard.counters, {})
  expect(kinds.map(({ kind }) => kind)).toEqual([...decisionKinds])
  for (const { kind, count } of kinds) {
    expect(count, kind).toBeGreaterThan(0)
    expect(data.filter((row) => row.kind === kind).length, kind).toBe(count)
  }
  expect(counters.decisionsCount).toBe(data.length)
  const { queues } = await world.as.office.send(dashboard.mine, {})
  expect(queues[0]?.name).toBe('abuse')
  for (const { kind, count } of kinds) expect(queues.find(({ name }) => name === kind)?.count).toBe(count)
  for (const { kind, person, title } of data)
    expect(
      person !== null && (title !== null || kind === 'invitations' || kind === 'verification' || kind === 'content'),
      kind,
    ).toBe(true)
})

test('one kind can be requested, and a page of a long list', async () => {
  const { data, kinds } = await list({ kind: 'trainings', most: 1 })
  expect(data.map(({ kind }) => kind)).toEqual(['trainings'])
  expect(kinds.length).toBe(decisionKinds.length)
  expect((await list({ most: 3 })).data).toEqual((await list()).data.slice(0, 3))
})

test('nobody finds what they may not decide on', async () => {
  const nothing = { data: [], kinds: [] }
  expect(await world.as.artist.send(decisions.list, {})).toEqual(nothing)
  expect(await world.as.student.send(decisions.list, {})).toEqual(nothing)
  const { data: all } = await world.as.owner.send(roles.list, {})
  const office = all.find(({ name }) => name === 'administrator') as Role
  const update = (permissions: Role['permissions']) => world.as.owner.send(roles.update, { id: office.id, permissions })
  // Without sight of all trainings nobody decides on one.
  await update(['can-moderate-portfolio', 'can-accept-pro-artist-training'])
  onTestFinished(async () => void (await update(office.permissions)))
  const { data, kinds } = await list()
  expect(kinds.map(({ kind }) => kind)).toEqual(['portfolio'])
  expect(data.map(({ kind }) => kind)).toContain('portfolio')
  expect(data.every(({ kind }) => kind === 'portfolio')).toBe(true)
  expect((await list({ kind: 'abuse' })).data).toEqual([])
})

test('a decided item is not in the list, and is again when the decision is undone', async () => {
  const { data } = await list({ kind: 'portfolio' })
  const { id } = data[0] ?? { id: 0 }
  const work = (await world.as.office.send(portfolio.get, { id })).data
  const after = await world.as.office.send(portfolio.reject, { id, revision: work.revision, reason: 'Nieostre.' })
  expect((await list({ kind: 'portfolio' })).data.map((row) => row.id)).not.toContain(id)
  await world.as.office.send(portfolio.reopen, { id, revision: after.data.revision })
  expect((await list({ kind: 'portfolio' })).data.map((row) => row.id)).toContain(id)
})
