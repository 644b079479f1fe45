import type { Insertable } from 'kysely'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { Tables } from '#kit/server/postgres/database.ts'
import type { DemoArtist } from './demo-artists.ts'
import { type DemoEnrolment, lastDay } from './demo-enrolments.ts'
import { type DemoPackageKey, demoPackages } from './demo-packages.ts'
import { type Random, randomOf } from './demo-random.ts'
import type { DemoStudent } from './demo-students.ts'

/** A package sold to a student. Times are days from today. */
export type DemoSale = {
  student: DemoStudent
  package: DemoPackageKey
  /** First and last name of the artist; null: the office. */
  seller: string | null
  sold: number
  /** Null while the office has not confirmed it. */
  activated: number | null
  used: number
  payment: 'UNPAID' | 'PAID' | 'REFUNDED'
  isCancelled: boolean
}

/** Every sale, and which of them paid for an enrolment; who is in no pair of `paid` paid for the training alone. */
export function demoSales(artists: DemoArtist[], students: DemoStudent[], enrolments: DemoEnrolment[]) {
  const random = randomOf(30_000)
  const sellers = sellersOf(artists)
  const paid = new Map<DemoEnrolment, DemoSale>()
  const own = ownSales(students[0] as DemoStudent)
  const sales = [...own]
  const inOrder = enrolments.toSorted((one, other) => one.registered - other.registered)
  for (const enrolment of inOrder) {
    const { student } = enrolment
    let sale = sales.find((one) => one.student === student && pays(one, enrolment))
    if (!sale && random.fraction() < 0.85) {
      sale = saleFor(enrolment, sellers, random)
      sales.push(sale)
    }
    if (!sale) continue
    paid.set(enrolment, sale)
    // A student who withdraws, or whose training is cancelled, has the entry back.
    if (enrolment.status !== 'CANCELLED') sale.used += 1
  }
  return { sales: [...sales, ...unusedSales(students, sellers, random)], paid }
}

type Status = Insertable<Tables['student_packages']>['status']

export function saleStatus({ package: key, activated, used, isCancelled }: DemoSale): Status {
  if (isCancelled) return 'CANCELLED'
  if (activated === null) return 'PENDING'
  if (used === demoPackages[key].entries) return 'USED_UP'
  return activated + demoPackages[key].validity_days <= 0 ? 'EXPIRED' : 'ACTIVE'
}

/** What the demo's student sees: a year with entries left, and a second package that waits for the office. */
function ownSales(student: DemoStudent): DemoSale[] {
  const sale = { student, used: 0, isCancelled: false }
  return [
    { ...sale, package: 'year', seller: 'Maja Żurawska', sold: -52, activated: -51.2, payment: 'PAID' },
    { ...sale, package: 'pair', seller: 'Amara Okafor', sold: -1.3, activated: null, payment: 'UNPAID' },
  ]
}

function pays(
  { package: key, activated, used, isCancelled }: DemoSale,
  { registered, training }: DemoEnrolment,
): boolean {
  if (activated === null || isCancelled || used === demoPackages[key].entries) return false
  return activated <= registered && lastDay(training) + 1 < activated + demoPackages[key].validity_days
}

/** Bought to go to a training: often from the artist who holds it. */
function saleFor({ student, registered, training }: DemoEnrolment, sellers: Sellers, random: Random): DemoSale {
  const sold = registered - random.between(2, 12)
  const isFromArtist = random.fraction() < 0.45 && sellers.wasThere(training.artist, sold)
  return {
    student,
    package: random.pick(['firstStep', 'firstStep', 'pair', 'three', 'three', 'year']),
    seller: isFromArtist ? training.artist : sellers.pick(sold, random),
    sold,
    activated: sold + random.between(0.1, 1.9),
    used: 0,
    payment: 'PAID',
    isCancelled: false,
  }
}

const pendingCount = 6
const cancelledCount = 5

/** Packages that nobody has used yet: those of the last days wait for the office, some were given back, some ran out. */
function unusedSales(students: DemoStudent[], sellers: Sellers, random: Random): DemoSale[] {
  const buyers = students.slice(1).filter(({ status }) => status === 'ACTIVE')
  return Array.from({ length: 44 }, (_, index) => {
    const isPending = index < pendingCount
    const isCancelled = !isPending && index < pendingCount + cancelledCount
    const sold = isPending ? -random.between(0.2, 7) : -random.between(8, 240)
    return {
      student: buyers[random.whole(0, buyers.length - 1)] as DemoStudent,
      package: sold < -150 ? random.pick(['spring', 'firstStep']) : random.pick(['firstStep', 'pair', 'three', 'year']),
      seller: sellers.pick(sold, random),
      sold,
      activated: isPending ? null : sold + random.between(0.1, 1.9),
      used: 0,
      payment: isCancelled ? 'REFUNDED' : isPending || index < 14 ? 'UNPAID' : 'PAID',
      isCancelled,
    }
  })
}

type Sellers = ReturnType<typeof sellersOf>

const sales = { ARTIST: 1, SENIOR_ARTIST: 5, MASTER: 8, GRAND_MASTER: 12 }
const officeSales = 10

/** Who sells: the higher the level, the more. */
function sellersOf(artists: DemoArtist[]) {
  const people = artists
    .filter(({ person }) => person.level && !person.isDisabled)
    // Nobody sells in the first days, which also evens out that the office works on weekdays.
    .map(({ person, days }) => ({
      name: fullName(person),
      since: 5 - days,
      level: person.level,
    }))
  const wasThere = (name: string, day: number) => people.some((one) => one.name === name && one.since < day)
  const pick = (day: number, random: Random): string | null => {
    const present = people.filter(({ since }) => since < day)
    const tickets = present.flatMap(({ name, level }) => Array<string>(sales[level as keyof typeof sales]).fill(name))
    return (
      [...tickets, ...Array<null>(officeSales).fill(null)][random.whole(0, tickets.length + officeSales - 1)] ?? null
    )
  }
  return { wasThere, pick }
}
