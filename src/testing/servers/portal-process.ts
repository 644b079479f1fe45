import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#testing/servers/free-port.ts'
import type { Server } from '#testing/visitor.ts'

/** The portal as it runs in earnest: a process of its own, with the embedded database unless the settings name another, reached by HTTP. */
export async function startPortalProcess(dataDir: string, settings: Record<string, string> = {}, cwd?: string) {
  const { PORT: port = String(await freePort()) } = settings
  const given = { PORT: port, ATELIER_DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings }
  const variables = Object.entries(given).map(([name, value]) => `${name}=${value}`)
  // `env` becomes the portal itself, with the settings added to those of the tests.
  const program = ['-u', 'DATABASE_URL', ...variables, process.execPath, mainIn(cwd)]
  const portal = spawn('env', program, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const exit = once(portal, 'exit') as Promise<[code: number | null, signal: string | null]>
  let output = ''
  const isReady = new Promise<void>((resolve) => {
    for (const stream of [portal.stdout, portal.stderr])
      stream.on('data', (chunk) => {
        output += chunk
        if (output.includes('Atelier is ready')) resolve()
      })
  })
  const endedEarly = exit.then(([code]) => {
    throw new Error(`The portal ended with ${code} before it was ready:\n${output}`)
  })
  await Promise.race([isReady, endedEarly])
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    pid: portal.pid as number,
    server: overHttp(url),
    output: () => output,
    /** How it ended, once it has. */
    ended: exit,
    end: (signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT') => {
      portal.kill(signal)
      return exit
    },
  }
}

export type PortalProcess = Awaited<ReturnType<typeof startPortalProcess>>

/** What visitors speak to: the same as the server in this process, only that the way there is a real one. */
export function overHttp(base: string): Server {
  return {
    inject: async ({ method = 'GET', url = '/', headers = {}, payload }) => {
      const isJson = typeof payload === 'object' && !Buffer.isBuffer(payload)
      const response = await fetch(`${base}${url}`, {
        method,
        headers: { ...(headers as Record<string, string>), ...(isJson && { 'content-type': 'application/json' }) },
        body: isJson ? JSON.stringify(payload) : (payload as string | undefined),
      })
      const cookies = response.headers.getSetCookie()
      return {
        statusCode: response.status,
        headers: { ...Object.fromEntries(response.headers), 'set-cookie': cookies },
        body: await response.text(),
      }
    },
  }
}

/** A version from before the features were laid out by floors has it elsewhere. */
function mainIn(cwd = '.'): string {
  const main = 'src/app/server/main.ts'
  return existsSync(join(cwd, main)) ? main : 'src/server/main.ts'
}
