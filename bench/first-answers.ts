import { type Figure, median } from './figures.ts'
import { timed } from './timed.ts'
import type { Reader, World } from './world.ts'

const rounds = 30

/** What a day in the office begins with: the dashboard, and each group of what Ctrl K finds. */
export async function measureFirstAnswers({ office }: World, url: string): Promise<Figure[]> {
  const timeOf = async (path: string) => {
    const times: number[] = []
    for (let round = 0; round < rounds; round++)
      times.push(await timed(`${url}${path}`, office[round % office.length] as Reader))
    return median(times)
  }
  const searches = (path: string, query: object) =>
    words.map((filter) => `${path}?${new URLSearchParams({ ...query, filter, itemsPerPage: '8', total: 'later' })}`)
  const artists = ['LIST', 'INVITATION', 'VERIFICATION'].flatMap((context) =>
    searches('/api/proartist', { params: JSON.stringify({ context }), sortBy: 'name' }),
  )
  const slowestOf = async (name: string, paths: string[]) => {
    let most = 0
    for (const path of paths) most = Math.max(most, await timeOf(path))
    return figure(`Ctrl K finds ${name}`, 50, most, `the slowest of ${paths.length} searches`)
  }
  return [
    figure('The dashboard’s data', 30, await timeOf('/api/dashboard/user-data'), 'the office’s queues'),
    figure(
      'Its charts',
      30,
      await timeOf('/api/dashboard/charts'),
      'twelve months of applications, trainings and sales',
    ),
    await slowestOf('artists', artists),
    await slowestOf('users', searches('/api/users', { sortBy: 'name' })),
    await slowestOf('texts', searches('/api/texts', { sortBy: 'key' })),
  ]
}

/** Common and rare, at the beginning of the alphabet and far from it, with and without diacritics. */
const words = ['an', 'nowak', 'nowak an', 'zielin', 'Świątek', 'zapis', 'many.1234', 'qqq']

function figure(name: string, most: number, time: number, detail: string): Figure {
  return { name, wanted: `≤ ${most} ms`, measured: `${time.toFixed(1)} ms`, detail, isMet: time <= most }
}
