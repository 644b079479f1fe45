import { cpus } from 'node:os'
import { type Done, faultsOf } from './load.ts'

/** All that was done, and what was killed, in milliseconds of the run. */
export type Fire = { done: Done[]; killed: { name: string; at: number; backAt: number }[]; rate: number }

/** In milliseconds: until then somebody is answered again. */
const wanted = 5000

/** Prints what was found, and answers whether all is well. */
export async function report({ done, killed, rate }: Fire): Promise<boolean> {
  const slow = done.filter((one) => waitOf(one) > wanted)

  console.log(`${done.length} acts at ${rate} a second, ${killed.length} kills; ${cpus().length} cores`)
  console.log(
    table(
      ['act', 'acts', 'sent again', 'median', 'longest'],
      kindsOf(done).map((kind) => lineOf(kind, done)),
    ),
  )
  console.log(
    table(
      ['killed', 'times', 'back after', 'acts that were sent again', 'longest wait'],
      partsOf({ done, killed, rate }),
    ),
  )
  const findings = { ...(await faultsOf(done)), 'longer than 5 s': slow }
  for (const [name, acts] of Object.entries(findings)) {
    console.log(`${acts.length === 0 ? '✓' : '✗'} ${name}: ${acts.length}`)
    for (const one of acts.slice(0, 5))
      console.log(
        `  ${one.kind} at ${seconds(one.begun)}: ${one.status} after ${seconds(waitOf(one))}, ${one.refused.slice(0, 8).join(' ')}`,
      )
  }
  return Object.values(findings).every((acts) => acts.length === 0)
}

const waitOf = ({ begun, ended }: Done) => ended - begun
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
const kindsOf = (done: Done[]) => [...new Set(done.map(({ kind }) => kind))]

function lineOf(kind: string, done: Done[]): string[] {
  const acts = done.filter((one) => one.kind === kind)
  const waits = acts.map(waitOf).sort((one, other) => one - other)
  const again = acts.filter(({ tries }) => tries > 1).length
  const median = waits[Math.floor(waits.length / 2)] ?? 0
  return [kind, String(acts.length), String(again), `${Math.round(median)} ms`, seconds(waits.at(-1) ?? 0)]
}

/** Requests that wait between a kill and the next wait because of it. */
function partsOf({ done, killed }: Fire): string[][] {
  return [...new Set(killed.map(({ name }) => name))].map((name) => {
    const own = killed.filter((one) => one.name === name)
    const touched = own.flatMap(({ at }) => {
      const end = killed.find((one) => one.at > at)?.at ?? Number.POSITIVE_INFINITY
      return done.filter(({ ended, begun, tries }) => ended >= at && begun < end && tries > 1)
    })
    const back = Math.max(...own.map(({ at, backAt }) => backAt - at))
    const longest = Math.max(0, ...touched.map(waitOf))
    return [name, String(own.length), seconds(back), String(touched.length), seconds(longest)]
  })
}

function table(head: string[], lines: string[][]): string {
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
