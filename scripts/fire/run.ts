import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { overHttp } from '#testing/servers/portal-process.ts'
import { actsOn } from './acts.ts'
import { guard } from './guard.ts'
import { load } from './load.ts'
import { burn, type Part, startParts } from './parts.ts'
import { type Fire, report } from './report.ts'

/*
 * `npm run fire`: several portals and all that they stand on, each killed in turn while people use them. Afterwards it counts what
 * was acknowledged, and looks whether it is there, once.
 */

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '50' }, rate: { type: 'string', default: '50' } },
})
const [kills, rate] = [Number(values.kills), Number(values.rate)]
/** In milliseconds between two kills: longer than anybody is to wait. */
const calm = 6000

guard()
const folder = await mkdtemp(join(tmpdir(), 'atelier-fire-'))
const parts = await startParts(folder)
console.log(`${parts.all.map(({ name }) => name).join(', ')}: all run at ${parts.url}`)
const db = openDatabase(openPool({ ...parts.database, max: 4 }))
try {
  const seconds = (kills * (calm + 3000)) / 1000
  const next = await actsOn(db, overHttp(parts.url), Math.ceil(seconds * rate * 1.5))
  const killed: Fire['killed'] = []
  const start = performance.now()
  const burning = (async () => {
    await setTimeout(calm)
    for (let kill = 0; kill < kills; kill++) {
      const part = parts.all[kill % parts.all.length] as Part
      const at = performance.now() - start
      await burn(part)
      const backAt = performance.now() - start
      killed.push({ name: part.name, at, backAt })
      console.log(`${kill + 1}: ${part.name} was killed; served again after ${Math.round(backAt - at)} ms`)
      await part.restore?.()
      await setTimeout(calm)
    }
  })()
  const done = await load(next, rate, burning)
  await burning
  process.exitCode = (await report({ done, killed, rate })) ? 0 : 1
} finally {
  await db.destroy()
  await parts.stop()
  await rm(folder, { recursive: true, force: true })
}
