import { spawnSync } from 'node:child_process'

/** The memory of a process, in bytes; 0 where it has just ended. */
export function resident(pid: number): number {
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)]).stdout.toString()) * 1024
}

/** The processes that another has started to run this program. */
export function childrenOf(pid: number, program: string): number[] {
  const listed = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)]).stdout.toString()
  return listed
    .split('\n')
    .filter((line) => line.includes(program))
    .map((line) => Number.parseInt(line, 10))
}
