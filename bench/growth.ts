import { students } from '#people/students/contract/students.ts'
import {
  moderationSortable,
  portfolioModeration,
} from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'
import { reviewSortable, reviews } from '#reputation/reviews/contract/reviews.ts'
import { certificates } from '#teaching/certificates/contract/certificates.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { type Figure, median } from './figures.ts'
import { timed } from './timed.ts'
import type { Reader } from './world.ts'

/** The queries of a page of the network: every order and filter of its screen, and words. */
const orders = [
  'name',
  'invitation_status',
  'email',
  'city',
  'country',
  'level',
  'years_of_experience',
  'applied_at',
  'status_changed_at',
  'average_rating',
  'trainings_sold',
  'trainings_uncompleted',
  'activation_status',
  'pro_team',
]
const filters = [
  {},
  { proArtistStatus: 1 },
  { proArtistStatus: 4 },
  { countryId: 17 },
  { proArtistActivationStatus: 0 },
  { proTeam: 1 },
  { trainingsSoldFrom: 10 },
  { trainingsUncompletedFrom: 5 },
  { proArtistStatus: 2, proTeam: 1, trainingsSoldFrom: 5 },
  { filter: 'a' },
  { filter: 'zo' },
  { filter: 'nowak' },
  { filter: 'anna nowak' },
  { filter: 'many.1234' },
]
/** The same of the two queues, in each of which are a tenth as many or fewer. */
const queues = { INVITATION: [0, 1, 2], VERIFICATION: [4, 5] }
const inQueue = (context: keyof typeof queues) => {
  const params = JSON.stringify({ context })
  const filters = [
    {},
    ...queues[context].map((invitationStatus) => ({ invitationStatus })),
    { countryId: 17 },
    { filter: 'nowak' },
  ]
  return filters.map((filter) => ({ params, ...filter }))
}
const narrowings = [...filters, ...inQueue('INVITATION'), ...inQueue('VERIFICATION')]
const rounds = 3

/** The lists that grow with the network: who learns, what was bought, and what is taught. */
const others = {
  Students: {
    path: students.list.path,
    orders: ['name', 'email', 'country_id', 'status', 'created_at'],
    filters: [{}, { hasEntries: 1 }, { hasEntries: 0 }, { status: 'ACTIVE' }],
  },
  'Sold packages': {
    path: studentPackages.list.path,
    orders: ['student', 'name', 'price', 'payment_status', 'status', 'sold_at', 'expires_at'],
    filters: [{}, { status: 'ACTIVE' }, { payment: 'UNPAID' }, { unclaimed: 1 }, { cancelled: 0 }],
  },
  Trainings: {
    path: trainings.list.path,
    orders: ['name', 'artist', 'technique', 'state', 'starts_at', 'city', 'seats_left', 'price', 'state_changed_at'],
    filters: [
      {},
      { state: 'PUBLISHED' },
      { technique: 'SCALP' },
      { seatsLeft: 1 },
      { artistId: 7 },
      { filter: 'technik' },
    ],
  },
  Reviews: {
    path: reviews.list.path,
    orders: reviewSortable,
    filters: [{}, { rating: 5 }, { status: 'HIDDEN' }, { replied: 0 }, { artistId: 7 }, { filter: 'nowak' }],
  },
  Vouchers: {
    path: issuedVouchers.list.path,
    orders: ['holder', 'code', 'value', 'issued_at', 'available_at', 'valid_until'],
    filters: [
      {},
      { state: 'ACTIVE' },
      { kind: 'PERCENT' },
      { source: 'REVIEW' },
      { unclaimed: 1 },
      { filter: 'nowak' },
    ],
  },
  Works: {
    path: portfolioModeration.list.path,
    orders: moderationSortable,
    filters: [{}, { status: 'PENDING' }, { technique: 'SCALP' }, { artistId: 7 }],
  },
  Certificates: {
    path: certificates.list.path,
    orders: ['number', 'holder', 'title', 'artist', 'last_day', 'issued_at', 'state'],
    filters: [{}, { state: 'VALID' }, { technique: 'SCALP' }, { studentId: 7 }, { filter: 'nowak' }],
  },
}
type Other = keyof typeof others
const otherNames = Object.keys(others) as Other[]

export type Growth = {
  artists: number
  rows: Map<string, number>
  slowest: { name: string; time: number }
  total: number
  page10000: number
  /** Of those lists, the median over their orders and filters. */
  others: Record<Other, number>
}

/** How long the rows of a page take, by query; each the best of three, as other work of the machine only adds to it. */
export async function measureGrowth(url: string, office: Reader[], artists: number): Promise<Growth> {
  // Nobody sends more requests than the rate limit of one person allows.
  let requests = 0
  const time = async (path: string, query: object) => {
    const times: number[] = []
    for (let round = 0; round < rounds; round++)
      times.push(
        await timed(
          `${url}${path}?${new URLSearchParams(query as never)}`,
          office[requests++ % office.length] as Reader,
        ),
      )
    return Math.min(...times)
  }
  const page = { itemsPerPage: 25, total: 'later' }
  const rows = new Map<string, number>()
  for (const sortBy of orders)
    for (const descending of [0, 1])
      for (const filter of narrowings) {
        const query = { ...page, sortBy, descending, ...filter }
        rows.set(`${sortBy}${descending ? ' ↓' : ' ↑'} ${JSON.stringify(filter)}`, await time('/api/proartist', query))
      }
  const typical = async ({ path, orders, filters }: (typeof others)[Other]) => {
    const times: number[] = []
    for (const sortBy of orders)
      for (const descending of [0, 1])
        for (const filter of filters) times.push(await time(path, { ...page, sortBy, descending, ...filter }))
    return median(times)
  }
  const medians: [Other, number][] = []
  for (const other of otherNames) medians.push([other, await typical(others[other])])
  const [name, slowest] = [...rows].reduce((one, other) => (other[1] > one[1] ? other : one))
  return {
    artists,
    rows,
    slowest: { name, time: slowest },
    total: await time('/api/proartist/counts', {}),
    page10000: await time('/api/proartist', {
      ...page,
      page: Math.min(10_000, Math.floor(artists / 25)),
      sortBy: 'name',
    }),
    others: Object.fromEntries(medians) as Growth['others'],
  }
}

export function typicalOf({ rows }: Growth): number {
  return median([...rows.values()])
}

export function ninetyFifthOf({ rows }: Growth): number {
  const sorted = [...rows.values()].toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
}

/** The exponent with which the time grows as the artists do: 0 is not at all, 1 as fast as they. */
function slopeOf(sizes: Growth[], timeOf: (growth: Growth) => number): number {
  const points = sizes.map((size) => [Math.log(size.artists), Math.log(timeOf(size))] as const)
  const mean = (which: 0 | 1) => points.reduce((sum, point) => sum + point[which], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const above = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  return above / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
}

export function growthFigures(sizes: Growth[]): Figure[] {
  const largest = sizes.at(-1) as Growth
  const slope = slopeOf(sizes, typicalOf)
  const detail = `${largest.rows.size} pairs of an order and a filter at ${largest.artists.toLocaleString('en')} artists`
  const slow = [...largest.rows.values()].filter((time) => time > 25).length
  return [
    {
      name: 'Rows of a page, growth with the artists',
      wanted: 'slope ≤ 0.15',
      measured: slope.toFixed(2),
      detail: 'log-log, of the median',
      isMet: slope <= 0.15,
    },
    {
      name: 'Rows of a page, every order and filter',
      wanted: '≤ 25 ms',
      measured: `${slow} take longer, at most ${Math.round(largest.slowest.time)} ms`,
      detail,
      isMet: slow === 0,
    },
    ...otherNames.map((name) => {
      const growth = slopeOf(sizes, (size) => size.others[name])
      return {
        name: `${name}, growth with the artists`,
        wanted: 'slope ≤ 0.15',
        measured: growth.toFixed(2),
        detail: `${largest.others[name].toFixed(1)} ms at ${largest.artists.toLocaleString('en')} artists`,
        isMet: growth <= 0.15,
      }
    }),
  ]
}
