import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/*
 * What `npm run fire` and its like start (servers, portals, a proxy, a store) ends with them, also where they were killed: a separate process waits
 * for that. It knows what was started by a mark in the environment and by the temporary folder, which also
 * servers have that leave their parents.
 */

const name = 'ATELIER_FIRE'
const isLinux = process.platform === 'linux'

/** From here on all that is started is ended, and what is written into the temporary folder is removed, once this process has ended. */
export function guard(): void {
  const mark = randomUUID()
  const folder = mkdtempSync(join(tmpdir(), 'fire-'))
  const guardian = spawn(process.execPath, [import.meta.filename, mark, folder, ...starters()], {
    // Of a session of its own: a Ctrl-C in the terminal is not for it.
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  guardian.unref()
  ;(guardian.stdin as unknown as { unref(): void }).unref()
  process.env[name] = mark
  process.env.TMPDIR = folder
}

/** This process, and npm and its shell where they started it: who kills npm means what it runs. */
function starters(): string[] {
  if (!isLinux || !process.env.npm_lifecycle_event) return [String(process.pid)]
  const parent = process.ppid
  return [process.pid, parent, parentOf(parent)].filter((pid) => pid !== null && pid > 1).map(String)
}

function parentOf(pid: number): number | null {
  const parent = /^PPid:\s*(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1]
  return parent ? Number(parent) : null
}

/** Empty where the process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/**
 * With all below them: a server that writes its title over its environment is known by its files, and its workers by it. Elsewhere
 * the environment of a process cannot be read, and none is found.
 */
function marked(mark: string, folder: string): number[] {
  if (!isLinux) return []
  const pids = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => pid !== process.pid)
  const found = new Set(
    pids.filter(
      (pid) =>
        read(`/proc/${pid}/environ`).split('\0').includes(`${name}=${mark}`) ||
        read(`/proc/${pid}/cmdline`).includes(`${folder}/`),
    ),
  )
  const children = Map.groupBy(pids, parentOf)
  // The loop reaches what it adds.
  for (const pid of found) for (const child of children.get(pid) ?? []) found.add(child)
  return [...found].filter((pid) => !/^State:\s*Z/m.test(read(`/proc/${pid}/status`)))
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended meanwhile.
  }
}

async function wait(mark: string, folder: string, own: number, others: number[]): Promise<void> {
  const isOver = new Promise<void>((resolve) => process.stdin.resume().once('end', resolve))
  const isAlone = (async () => {
    if (others.length === 0) return isOver
    while (others.every((pid) => read(`/proc/${pid}/status`) !== '')) await setTimeout(500, null, { ref: false })
  })()
  await Promise.race([isOver, isAlone])
  kill(own)
  // One may just have been starting another.
  for (let pids = marked(mark, folder); pids.length > 0; pids = marked(mark, folder)) {
    for (const pid of pids) kill(pid)
    await setTimeout(100)
  }
  rmSync(folder, { recursive: true, force: true })
  process.exit()
}

if (import.meta.main) {
  const [mark, folder, own, ...others] = process.argv.slice(2) as [string, string, string, ...string[]]
  await wait(mark, folder, Number(own), others.map(Number))
}
