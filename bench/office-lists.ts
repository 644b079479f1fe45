import { audit } from '#office/audit/contract/audit.ts'
import { users } from '#people/users/contract/users.ts'
import { type Figure, median } from './figures.ts'
import { timed } from './timed.ts'
import { type Reader, size, type World } from './world.ts'

const rounds = 10
const perPage = 25

/** Pages of the longest lists of the office: any of a log of a million lines, and accounts in every order. */
export async function measureOfficeLists({ office }: World, url: string): Promise<Figure[]> {
  const slowestOf = async (path: string, queries: Record<string, string>[]) => {
    let slowest = { time: 0, query: '' }
    for (const query of queries) {
      const address = `${url}${path}?${new URLSearchParams({ itemsPerPage: String(perPage), total: 'later', ...query })}`
      const times: number[] = []
      for (let round = 0; round < rounds; round++) times.push(await timed(address, office[round] as Reader))
      const time = median(times)
      if (time > slowest.time) slowest = { time, query: new URLSearchParams(query).toString() }
    }
    return slowest
  }
  const last = Math.floor(size.auditLines / perPage)
  const pages = [1, 2, 100, 1000, last / 4, last / 2, last - 1].map((page) => ({
    sortBy: 'at',
    descending: '1',
    page: String(Math.floor(page)),
  }))
  const orders = ['name', 'email', 'role', 'status', 'created_at', 'signed_in_at'].flatMap((sortBy) =>
    ['0', '1'].map((descending) => ({ sortBy, descending })),
  )
  return [
    figure('Any page of a log of a million lines', await slowestOf(audit.list.path, pages)),
    figure('Accounts in any order', await slowestOf(users.list.path, orders)),
  ]
}

function figure(name: string, { time, query }: { time: number; query: string }): Figure {
  return {
    name,
    wanted: '≤ 50 ms',
    measured: `${time.toFixed(1)} ms`,
    detail: `the slowest: ${query}`,
    isMet: time <= 50,
  }
}
