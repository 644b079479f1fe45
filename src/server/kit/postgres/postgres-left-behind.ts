import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/**
 * Ends the server that a killed portal left behind: its transactions are on disk, so stopping it loses nothing, and the one
 * started after it has the settings of today.
 */
export async function stopLeftBehind(cluster: string): Promise<{ wasRunning: boolean }> {
  const lockFile = lockFileOf(cluster)
  const pid = postmasterOf(cluster)
  if (pid === null) return { wasRunning: false }
  const wasRunning = isServing(pid, cluster)
  if (wasRunning) await stop(pid, cluster)
  if (existsSync(lockFile) && isAlive(pid)) disown(lockFile)
  return { wasRunning }
}

/** The number of the process that all others of the server come from, or came from. */
export function postmasterOf(cluster: string): number | null {
  try {
    return Number.parseInt(readFileSync(lockFileOf(cluster), 'utf8'), 10)
  } catch {
    return null
  }
}

function lockFileOf(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

async function stop(pid: number, cluster: string) {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal)
    for (let tries = 0; tries < 1000; tries++) {
      if (!isServing(pid, cluster)) return
      await setTimeout(10)
    }
  }
}

/** Whether the process is the server of this very cluster: the number may have gone to a stranger, or to the dead whom nobody buried. */
function isServing(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'stat=,args=', '-p', String(pid)], { encoding: 'utf8' })
    return !stdout.startsWith('Z') && stdout.includes(`-D ${cluster}`)
  }
  try {
    // A server works in its cluster's folder; a zombie has no folder, a stranger's cannot be read.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
  } catch {
    return false
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * PostgreSQL takes any living process of that number for its own and refuses to start, but excepts its parent: this process.
 * Removing the file instead would also remove its guard against old backends that still use the shared memory.
 */
function disown(lockFile: string) {
  writeFileSync(lockFile, readFileSync(lockFile, 'utf8').replace(/^\d+/, String(process.pid)))
}
