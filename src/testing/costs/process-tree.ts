import { readdirSync, readFileSync } from 'node:fs'

/** `seconds` of the processor: the process's own, and those of its children that ended and that it waited for. */
type Process = { id: string; pid: number; parent: number; seconds: number }

/** What a process and all that it started have used of the processor so far; of other systems than Linux only this process is known. */
export function processorSeconds(pid = process.pid): number {
  if (process.platform === 'linux') {
    const running = runningProcesses()
    return secondsOf(
      withDescendants(
        running.filter((process) => process.pid === pid),
        running,
      ),
    )
  }
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

export function withDescendants(processes: Process[], running: Process[]): Set<Process> {
  const children = Map.groupBy(running, ({ parent }) => parent)
  const all = new Set(processes)
  // The loop reaches what it adds.
  for (const { pid } of all) for (const child of children.get(pid) ?? []) all.add(child)
  return all
}

export function secondsOf(processes: Iterable<Process>): number {
  let total = 0
  for (const { seconds } of processes) total += seconds
  return total
}

/** All processes that run now; none where the system is not Linux. */
export function runningProcesses(): Process[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = statOf(pid)
      if (!stat) return []
      // The name before the last parenthesis may hold spaces and parentheses of its own.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15).map(Number)
      const ticks = user + system + childrenUser + childrenSystem
      // A number is given again to a later process; with its start it is not.
      return [
        { id: `${pid} ${fields[19]}`, pid: Number(pid), parent: Number(fields[1]), seconds: ticks / ticksPerSecond },
      ]
    })
}

/** Linux uses this unit for every program, independent of the kernel's own. */
const ticksPerSecond = 100

function statOf(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1')
  } catch {
    // It has ended meanwhile.
    return null
  }
}
