import { Resolver } from 'node:dns/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { openStorage } from '#kit/server/files/open-storage.ts'
import { openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { reachRunningDatabase } from '#kit/server/postgres/replicas/reach-database.ts'
import { type Config, readConfig } from '#kit/server/start/config.ts'
import { openLog } from '#kit/server/start/log.ts'
import { readArguments } from '#kit/server/start/read-arguments.ts'
import { reportFailure, StartError } from '#kit/server/start/start-error.ts'
import { examine, exitCodeOf, type Line } from './doctor/examine.ts'
import { type Place, usualNeeds } from './doctor/finding.ts'

/*
 * `npm run doctor`: the portal's problems, and how to fix them; with or without a running portal. It changes nothing.
 */

async function run(): Promise<void> {
  const options = { json: { type: 'boolean', default: false } } as const
  const { values } = readArguments({ options }, 'Usage: npm run doctor [-- --json]')
  const config = readConfig(process.env)
  const { db, away, stop } = await reach(config)
  try {
    const resolver = new Resolver({ timeout: 3000, tries: 2 })
    const storage = openStorage(config)
    const { version: nodeVersion } = process
    const place = { config, db, away, storage, resolver, clock: () => new Date(), nodeVersion, needs: usualNeeds }
    const lines = await examine(place)
    process.stdout.write(values.json ? `${JSON.stringify(lines, null, 2)}\n` : inWords(lines))
    process.exitCode = exitCodeOf(lines)
  } finally {
    await db?.destroy()
    await stop()
  }
}

/** An embedded database that does not run is started for as long as this takes; one that is not there yet is not made. */
async function reach(config: Config): Promise<Pick<Place, 'db' | 'away'> & { stop: () => Promise<void> }> {
  try {
    if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
      throw new StartError(`there is none in ${config.dataDir} yet.`)
    const reached = await reachRunningDatabase(config, openLog({ logLevel: 'silent' }))
    const db = openDatabase(openPool({ ...reached.connection, max: 2 }))
    try {
      await db.connection().execute(async () => {})
      return { db, away: '', stop: reached.stop }
    } catch (error) {
      await db.destroy()
      await reached.stop()
      throw error
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return { db: null, away: message || String(code), stop: async () => {} }
  }
}

const marks = {
  ok: ['green', 'ok     '],
  warning: ['yellow', 'warning'],
  failure: ['red', 'FAILURE'],
  skipped: ['gray', 'skipped'],
} as const

function inWords(lines: Line[]): string {
  const width = Math.max(...lines.map(({ name }) => name.length))
  const texts = lines.map(({ name, state, message, todo }) => {
    const [color, mark] = marks[state]
    const then = todo ? `\n${' '.repeat(width + 11)}→ ${todo}` : ''
    return `${styleText(color, mark)}  ${name.padEnd(width)}  ${message}${then}`
  })
  const count = (state: Line['state']) => lines.filter((line) => line.state === state).length
  const sum = `${count('ok')} ok, ${count('warning')} warnings, ${count('failure')} failures, ${count('skipped')} skipped`
  return `${[...texts, '', sum].join('\n')}\n`
}

run().catch((error) => {
  reportFailure(error)
  process.exitCode = 2
})
