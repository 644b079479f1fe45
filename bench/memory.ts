import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The memory of a process, in bytes; 0 where it has just ended. */
export function resident(pid: number): number {
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)]).stdout.toString()) * 1024
}

/** What a process takes of the machine, in bytes: of what it shares with others (such as a library) its part only. 0 where it has just ended. */
export function share(pid: number): number {
  try {
    const [, kilobytes] = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+) kB/m) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return 0
  }
}

/** The processes that another has started to run this program. */
export function childrenOf(pid: number, program: string): number[] {
  const listed = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)]).stdout.toString()
  return listed
    .split('\n')
    .filter((line) => line.includes(program))
    .map((line) => Number.parseInt(line, 10))
}
