import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { runningProcesses, secondsOf, withDescendants } from '../../src/testing/costs/process-tree.ts'

export type Measured = { status: number; output: string; clock: number; processor: number }

/** Runs a shell command, and returns what it took: seconds of the clock, and of the processor by all processes that it started. */
export async function runMeasured(command: string, options: SpawnOptions & { isSilent: boolean }): Promise<Measured> {
  const begin = performance.now()
  const { isSilent, ...rest } = options
  // The shell knows to the millisecond what it waited for, on every system.
  const child = spawn(`{ ${command}\n} ${isSilent ? '2>&1' : ''} 3>&-; status=$?; times >&3; exit $status`, {
    ...rest,
    shell: true,
    stdio: ['ignore', isSilent ? 'pipe' : 'inherit', 'inherit', 'pipe'],
  })
  const stopped = watch(child.pid as number)
  const [[status], output, times] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    child.stdout ? text(child.stdout) : '',
    text(child.stdio[3] as Readable),
  ])
  return {
    status: status ?? 1,
    output,
    clock: (performance.now() - begin) / 1000,
    processor: stopped(secondsIn(times)),
  }
}

/** What `times` prints: minutes and seconds of the shell and of its children, for the programs and for the system. */
function secondsIn(times: string): number {
  const parts = [...times.matchAll(/(\d+)m([\d.]+)s/g)]
  return parts.reduce((total, [, minutes, seconds]) => total + Number(minutes) * 60 + Number(seconds), 0)
}

/**
 * A process that outlives its parent is waited for by nobody who counts: the helpers of a browser, the database of a portal that
 * was killed. What a step has used may only grow; what the sum of its processes falls by ended in that way.
 */
function watch(root: number) {
  const members = new Set<string>()
  let last = 0
  let lost = 0
  const look = () => {
    const running = runningProcesses()
    const known = running.filter(({ id, pid }) => pid === root || members.has(id))
    const all = withDescendants(known, running)
    for (const { id } of all) members.add(id)
    return secondsOf(all)
  }
  const heed = (now: number) => {
    lost += Math.max(0, last - now)
    last = now
  }
  const timer = setInterval(() => {
    const now = look()
    // A child that was waited for between two readings is in neither: the next look has it.
    heed(now < last ? look() : now)
  }, 500)
  return (waitedFor: number) => {
    clearInterval(timer)
    heed(waitedFor + look())
    return lost + last
  }
}
