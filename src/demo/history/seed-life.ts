import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { midnight } from '#kit/server/postgres/midnight.ts'
import type { DemoEnrolment } from '../records/demo-enrolments.ts'
import { type DemoPackageKey, demoPackages } from '../records/demo-packages.ts'
import { type DemoSale, saleStatus } from '../records/demo-sales.ts'
import type { DemoStudent } from '../records/demo-students.ts'
import { enterPortfolio } from '../seed/seed-portfolio.ts'
import { enterStudents } from '../seed/seed-students.ts'
import { enterTrainings } from '../seed/seed-trainings.ts'
import { enterVouchers } from '../seed/seed-vouchers.ts'
import { at, price, type World, withIds } from '../seed/seed-world.ts'
import { enterReports } from './seed-reports.ts'

/** Enters students, packages, trainings and what came of them; the artists' figures follow by themselves. */
export async function enterLife(world: World): Promise<void> {
  const studentIds = await enterStudents(world)
  const saleIds = await enterSales(world, studentIds)
  const participantIds = await enterTrainings({ ...world, studentIds, saleIds })
  await enterReviews(world, participantIds)
  await enterReports(world, participantIds)
  await enterVouchers(world)
  await enterPortfolio(world)
}

async function enterSales(world: World, studentIds: Map<DemoStudent, number>): Promise<Map<DemoSale, number>> {
  const { db, life, artists } = world
  const packageIds = await enterPackages(world)
  const artistIds = new Map(artists.map(({ id, person }) => [fullName(person), id]))
  const rows = life.sales.map((sale) => {
    const { entries, validity_days, price: zloty } = demoPackages[sale.package]
    return {
      student_id: studentIds.get(sale.student) as number,
      package_id: packageIds.get(sale.package) as number,
      pro_artist_id: sale.seller === null ? null : (artistIds.get(sale.seller) as number),
      ...price(zloty),
      payment_status: sale.payment,
      entries_refunded: sale.payment === 'REFUNDED' ? entries - sale.used : 0,
      refunded_amount: sale.payment === 'REFUNDED' ? price(zloty).price_amount : null,
      entries_total: entries,
      entries_used: sale.used,
      activates_at: sale.activated === null ? null : at(world, sale.activated),
      expires_at: sale.activated === null ? null : midnight(dayOf(world, sale.activated + validity_days), 1),
      status: saleStatus(sale),
      sold_at: at(world, sale.sold),
    }
  })
  const saleIds = withIds(life.sales, await db.insertInto('student_packages').values(rows).returning('id').execute())
  await enterPause(world, saleIds)
  return saleIds
}

const dayOf = (world: World, days: number) => academyDay(new Date(at(world, days)))

/** Somebody is away for two weeks: their package rests since three days ago. */
async function enterPause(world: World, saleIds: Map<DemoSale, number>): Promise<void> {
  const { db, life } = world
  const sale = life.sales.findLast((one) => saleStatus(one) === 'ACTIVE') as DemoSale
  const id = saleIds.get(sale) as number
  await db
    .insertInto('student_package_pauses')
    .values({
      student_package_id: id,
      starts_on: dayOf(world, -3),
      ends_on: dayOf(world, 10),
      reason: 'Wyjazd, zgłoszony telefonicznie.',
      created_at: at(world, -3.2),
    })
    .execute()
  const expires_at = midnight(dayOf(world, (sale.activated ?? 0) + demoPackages[sale.package].validity_days + 14), 1)
  await db.updateTable('student_packages').set({ expires_at }).where('id', '=', id).execute()
}

async function enterPackages(world: World): Promise<Map<DemoPackageKey, number>> {
  const keys = Object.keys(demoPackages) as DemoPackageKey[]
  const rows = keys.map((key) => {
    const { name, description, entries, price: zloty, validity_days, ...more } = demoPackages[key]
    const dates = { created_at: at(world, -400), updated_at: at(world, 'isWithdrawn' in more ? -150 : -400) }
    return {
      ...{ name, description, entries, validity_days },
      ...price(zloty),
      is_active: !('isWithdrawn' in more),
      ...dates,
    }
  })
  return withIds(keys, await world.db.insertInto('packages').values(rows).returning('id').execute())
}

async function enterReviews(world: World, participantIds: Map<DemoEnrolment, number>): Promise<void> {
  const { db, life } = world
  const participants = await db.selectFrom('participants').select(['id', 'training_id']).execute()
  const trainingIds = new Map(participants.map(({ id, training_id }) => [id, training_id]))
  const rows = life.reviews.map(({ enrolment, written, replied, ...review }) => {
    const participant_id = participantIds.get(enrolment) as number
    const dates = { created_at: at(world, written), replied_at: replied === null ? null : at(world, replied) }
    return { ...review, participant_id, training_id: trainingIds.get(participant_id) as number, ...dates }
  })
  await db.insertInto('reviews').values(rows).execute()
}
