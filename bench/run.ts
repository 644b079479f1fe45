import { writeFile } from 'node:fs/promises'
import { startPortalProcess } from '#testing/portal-process.ts'
import type { Figure } from './figures.ts'
import { measureLargeAnswers } from './large-answers.ts'
import { startBareServer } from './processes.ts'
import { measureRates } from './rates.ts'
import { reportOf } from './report.ts'
import { measureScrolling } from './scrolling.ts'
import { dataDir, prepareWorld, signIn, type World } from './world.ts'

const report = 'docs/benchmarks.md'

console.log('Preparing a hundred thousand artists …')
await prepareWorld()
const portal = await startPortalProcess(dataDir)
try {
  const world = await signIn()
  // Large answers first, while the process is young: memory that other questions left behind would hide what these take.
  const large = told(await measureLargeAnswers(world, portal))
  const rates = told(await ratesBesideBare(world))
  const scrolling = told(await measureScrolling(portal.url))
  await writeFile(report, await reportOf([...rates, ...large, ...scrolling], world.connection))
  console.log(`Written to ${report}.`)
} finally {
  await portal.end('SIGTERM')
}

async function ratesBesideBare(world: World): Promise<Figure[]> {
  const bare = await startBareServer(world.connection)
  try {
    return await measureRates(world, { portal: Number(new URL(portal.url).port), bare: bare.port })
  } finally {
    await bare.end()
  }
}

function told(figures: Figure[]): Figure[] {
  for (const { name, wanted, measured, beside, isMet } of figures)
    console.log(`${isMet ? '✓' : '✗'} ${name}: ${measured}, wanted ${wanted} (${beside})`)
  return figures
}
