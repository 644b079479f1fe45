import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

/** Starts processes that part from it, as a database does, of which one has nothing but its files in common with it, and a worker below. */
const program = `
  const { guard } = await import(${JSON.stringify(new URL('./guard.ts', import.meta.url).href)})
  guard()
  const { spawn } = await import('node:child_process')
  const { TMPDIR: folder } = process.env
  const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
  const server = spawn('/bin/sh', ['-c', '/bin/sleep 600 & echo $!; wait', folder + '/x'], { detached: true, env: {} })
  server.stdout.once('data', (worker) => console.log([folder, child.pid, server.pid, String(worker).trim()].join(' ')))
  setInterval(() => {}, 1000)
`

test.runIf(process.platform === 'linux').each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'what a fire has started ends with it, and its files go: %s',
  async (signal) => {
    const fire = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(fire.stdout, 'data')
    const [folder, ...pids] = String(line).trim().split(' ') as [string, ...string[]]
    expect([pids.map(isRunning), existsSync(folder)]).toEqual([[true, true, true], true])
    fire.kill(signal)
    await vi.waitFor(
      () => expect([pids.map(isRunning), existsSync(folder)]).toEqual([[false, false, false], false]),
      10_000,
    )
  },
)

function isRunning(pid: string): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}
