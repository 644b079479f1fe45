import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { academyDay, academyZone } from '#kit/contract/values/academy-zone.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { type ChartName, dashboard } from '#office/dashboard/contract/dashboard.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { insertArtist } from '#testing/make/make-artists.ts'
import { refundOf, soldTo } from '#testing/make/make-sales.ts'
import type { Visitor } from '#testing/visitor.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

async function chart(name: ChartName, visitor: Visitor = world.as.office) {
  const { charts } = await visitor.send(dashboard.charts, {})
  return charts.find((one) => one.name === name)
}

const params = JSON.stringify({ context: 'APPLICATION' })
const lastDay = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString()
const totalOf = async (query: { appliedFrom?: string; appliedTo?: string }, visitor: Visitor = world.as.office) =>
  (await visitor.send(artists.list, { params, itemsPerPage: 1, ...query })).meta.total

/** Who applied on some days and was erased since is in no list. */
async function erasedIn({ from = '2000-01-01', to = '2999-12-31' } = {}): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from erased_applications
    where (applied_at at time zone 'Europe/Warsaw')::date between ${from} and ${to}
  `.execute(world.db)
  return rows[0]?.count ?? 0
}

test('every month counts just the applications that the list of its days has, and those erased since, by the clock of the academy', async () => {
  const { COMPLETED: _, ...waiting } = invitationStatus
  const months = (await chart('applications'))?.months.map(({ month }) => month) ?? []
  const [month = ''] = months.slice(-3)
  const before = await chart('applications')
  // In the academy it is the first of the month already, or still the last.
  const first = sql<Date>`(${`${month}-01`}::date)::timestamp at time zone 'Europe/Warsaw'`
  for (const invitation_status of Object.values(waiting)) {
    const id = await insertArtist(world.db, { invitation_status })
    await sql`update pro_artists set applied_at = ${first} where id = ${id}`.execute(world.db)
  }
  const late = await insertArtist(world.db)
  await sql`update pro_artists set applied_at = ${first} - interval '1 second' where id = ${late}`.execute(world.db)

  const after = await chart('applications')
  const grown = (name: string) =>
    (after?.months.find(({ month }) => month === name)?.count ?? 0) -
    (before?.months.find(({ month }) => month === name)?.count ?? 0)
  expect(months).toHaveLength(12)
  expect(months.at(-1)).toBe(academyDay(world.clock.now()).slice(0, 7))
  expect([grown(month), grown(months.at(-4) ?? '')]).toEqual([5, 1])
  const counted = async (from: string, to?: string) =>
    Number(await totalOf({ appliedFrom: from, ...(to && { appliedTo: to }) })) +
    (await erasedIn({ from, ...(to && { to }) }))
  expect(await erasedIn()).toBeGreaterThan(0)
  for (const { month, count } of after?.months ?? [])
    expect(await counted(`${month}-01`, lastDay(month).slice(0, 10)), month).toBe(count)
  expect(await counted(`${months[0]}-01`)).toBe(after?.total)
  expect(await counted(after?.before.from ?? '', after?.before.to)).toBe(after?.before.count)
})

test('a reader who sees a part of the artists counts that part, and one who sees no rows gets no chart', async () => {
  const taken = ['can-view-all-pro-artists', 'can-view-student-packages']
  await world.db.deleteFrom('role_permissions').where('permission', 'in', taken).execute()
  const [whole, part] = [await chart('applications', world.as.owner), await chart('applications')]
  expect(part?.total).toBeLessThan(whole?.total ?? 0)
  expect(await totalOf({ appliedFrom: `${part?.months[0]?.month}-01` })).toBe(part?.total)
  expect((await world.as.office.send(dashboard.charts, {})).charts.map(({ name }) => name)).toEqual([
    'applications',
    'trainings',
  ])
  expect(await world.as.artist.send(dashboard.charts, {})).toEqual({ charts: [] })
  expect(await world.as.student.send(dashboard.charts, {})).toEqual({ charts: [] })
})

test('trainings count by the day that they were completed on, packages by the day that they were sold, unless taken back', async () => {
  const [trainings, packages] = [await chart('trainings', world.as.owner), await chart('packages', world.as.owner)]
  expect([trainings?.total, packages?.total].every((total) => Number(total) > 0)).toBe(true)
  for (const { month, count } of packages?.months ?? []) {
    const days = { soldFrom: `${month}-01`, soldTo: lastDay(month).slice(0, 10) }
    const { meta } = await world.as.owner.send(studentPackages.list, { ...days, cancelled: 0, itemsPerPage: 1 })
    expect(meta.total, month).toBe(count)
  }
  const moved = sql`where id = (select max(id) from student_packages where status <> 'CANCELLED' and sold_at > now() - interval '300 days')`
  await sql`update student_packages set status = 'CANCELLED' ${moved}`.execute(world.db)
  expect((await chart('packages', world.as.owner))?.total).toBe(Number(packages?.total) - 1)
})

test('a cancellation takes a package out of the figure of its month, even a past one; the list of the month still has it, and when it was cancelled', async () => {
  const { owner } = world.as
  const month = (await chart('packages', owner))?.months.at(-3)?.month ?? ''
  const counted = async () => (await chart('packages', owner))?.months.find((one) => one.month === month)?.count ?? 0
  const { account } = await world.person('client')
  const { id } = await soldTo(world.db, account.email, { sold_at: new Date(`${month}-10T12:00:00Z`) })
  const before = await counted()
  const reason = 'Kupiony dwa razy.'
  await owner.send(studentPackages.cancel, { id, reason, is_withdrawal: false })
  expect(await counted()).toBe(before - 1)
  await owner.send(studentPackages.refund, { id, ...refundOf(3) })
  expect(await counted()).toBe(before - 1)

  const days = { soldFrom: `${month}-01`, soldTo: lastDay(month).slice(0, 10) }
  const { text } = await owner.call(studentPackages.export, { ...days, filter: account.email })
  const [heading, line] = text.slice(1).split('\r\n')
  expect(heading).toContain('"Anulowany (czas w Warszawie)"')
  expect(line).toMatch(/;"Zwrócony";"Anulowany";/)
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: academyZone })
  expect(line?.split(';').at(-2)).toBe(clock.format(world.clock.now()))
})

test('what was sold right after midnight is of the same month in the chart, the list, and the exported file, with the last day of its validity', async () => {
  const { owner } = world.as
  const { account } = await world.person('client')
  const month = (await chart('packages', owner))?.months.at(-2)?.month ?? ''
  const { rows: days } = await sql<{ sold_at: Date; expires_at: Date }>`
    select (${`${month}-01`} || ' 00:30')::timestamp at time zone ${academyZone} as sold_at,
      '2031-08-01'::timestamp at time zone ${academyZone} as expires_at
  `.execute(world.db)
  const counted = async () => (await chart('packages', owner))?.months.find((one) => one.month === month)?.count ?? 0
  const before = await counted()
  await soldTo(world.db, account.email, { ...days[0] })
  expect(await counted()).toBe(before + 1)
  const query = { soldFrom: `${month}-01`, soldTo: `${month}-01`, filter: account.email }
  expect((await owner.send(studentPackages.list, query)).meta.total).toBe(1)
  const [, line] = (await owner.call(studentPackages.export, query)).text.trim().split('\r\n')
  expect(line).toContain(`;${month}-01 00:30;2031-07-31;`)
})

test('a range of days that ends before it begins is a 422 that names it', async () => {
  const answer = await world.as.office.attempt(artists.list, { appliedFrom: '2026-03-02', appliedTo: '2026-03-01' })
  expect(answer).toMatchObject({ status: 422, body: { errors: { appliedFrom: [expect.any(String)] } } })
})
