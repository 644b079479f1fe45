import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/**
 * Stops the orphaned server of a killed portal. Its transactions are on disk, so nothing is lost, and the server started next has
 * the current settings.
 */
export async function stopOrphan(cluster: string): Promise<{ wasRunning: boolean }> {
  const lockFile = lockFileOf(cluster)
  const pid = postmasterOf(cluster)
  if (pid === null) return { wasRunning: false }
  const wasRunning = isServing(pid, cluster)
  if (wasRunning) await stop(pid, cluster)
  if (existsSync(lockFile) && isAlive(pid)) replacePid(lockFile)
  return { wasRunning }
}

/** The process id of the server's main process (postmaster), which may have ended. */
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

/** Whether the process is the server of this cluster: its id may have been reused, or belong to a zombie. */
function isServing(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'stat=,args=', '-p', String(pid)], { encoding: 'utf8' })
    return !stdout.startsWith('Z') && stdout.includes(`-D ${cluster}`)
  }
  try {
    // A server's working directory is its cluster; a zombie has none, and that of another user's process is unreadable.
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
 * PostgreSQL refuses to start while the process in its lock file is alive, except its own parent: this process. Removing the file
 * instead would also remove the guard against old backends that still use the shared memory.
 */
function replacePid(lockFile: string) {
  writeFileSync(lockFile, readFileSync(lockFile, 'utf8').replace(/^\d+/, String(process.pid)))
}
