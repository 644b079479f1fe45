import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

/** Starts a process that parts from its parent, as a database does, and says its number. */
const program = `
  const { guard } = await import(${JSON.stringify(new URL('./guard.ts', import.meta.url).href)})
  guard()
  const { spawn } = await import('node:child_process')
  const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
  console.log(child.pid + ' ' + process.env.TMPDIR)
  setInterval(() => {}, 1000)
`

test.runIf(process.platform === 'linux').each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'what a fire has started ends with it, and its files go: %s',
  async (signal) => {
    const fire = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = await once(fire.stdout, 'data')
    const [pid, folder] = String(said).trim().split(' ') as [string, string]
    expect([isRunning(pid), existsSync(folder)]).toEqual([true, true])
    fire.kill(signal)
    await vi.waitFor(() => expect([isRunning(pid), existsSync(folder)]).toEqual([false, false]), 10_000)
  },
)

function isRunning(pid: string): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}
