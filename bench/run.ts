import { parseArgs } from 'node:util'
import { startPortalProcess } from '#testing/portal-process.ts'
import { measureAlikePictures } from './alike-pictures.ts'
import { measureCalendar } from './calendar-month.ts'
import { measureCertificates } from './certificates-printed.ts'
import type { Figure } from './figures.ts'
import { measureFirstAnswers } from './first-answers.ts'
import { type Growth, growthFigures, measureGrowth } from './growth.ts'
import { measureImports } from './import-file.ts'
import { measureLargeAnswers } from './large-answers.ts'
import { measureOfficeLists } from './office-lists.ts'
import { measurePhotographs } from './photographs.ts'
import { startBareServer } from './processes.ts'
import { measurePublicProfile } from './public-profile.ts'
import { measureRates } from './rates.ts'
import { measureRedemptions } from './redemptions.ts'
import { reportOf, writeGrowth, writeReport } from './report.ts'
import { measureScrolling } from './scrolling.ts'
import { measureTelling } from './telling.ts'
import { measureTexts } from './texts-screen.ts'
import { measureVouchers } from './vouchers-issued.ts'
import { dataDir, prepareArtists, prepareWorld, signIn, type World } from './world.ts'

const { values } = parseArgs({ options: { artists: { type: 'string' } } })
if (values.artists) await growth(Number(values.artists))
else await everything()

async function everything(): Promise<void> {
  console.log('Preparing a hundred thousand artists …')
  await prepareWorld()
  // Strangers are counted by their address, and all of these have one.
  const portal = await startPortalProcess(dataDir, { REQUESTS_PER_MINUTE: '1000000' })
  try {
    const world = await signIn()
    // Large answers first, while the process is young: memory that other questions left behind would hide what these take.
    const large = told(await measureLargeAnswers(world, portal))
    const rates = told(await ratesBesideBare(world, portal.url))
    const first = told(await measureFirstAnswers(world, portal.url))
    const lists = told(await measureOfficeLists(world, portal.url))
    const certificates = told(await measureCertificates(world, portal))
    const photographs = told(await measurePhotographs(portal))
    const scrolling = told(await measureScrolling(portal.url))
    const texts = told(await measureTexts(portal.url))
    const imports = told(await measureImports(portal.url))
    const vouchers = told(await measureVouchers(world.connection, portal.url))
    const alike = told(await measureAlikePictures(world, portal.url))
    const calendar = told(await measureCalendar(world.connection, portal.url))
    const profile = told(await measurePublicProfile(world.connection, portal.url))
    const redemptions = told(await measureRedemptions(world, portal))
    await writeReport(
      await reportOf(
        [
          ...rates,
          ...first,
          ...lists,
          ...large,
          ...certificates,
          ...photographs,
          ...scrolling,
          ...texts,
          ...imports,
          ...vouchers,
          ...calendar,
          ...alike,
          ...profile,
          ...redemptions,
        ],
        world.connection,
      ),
    )
  } finally {
    await portal.end('SIGTERM')
  }
}

/** How lists do as they grow, tenfold each time, up to so many artists. */
async function growth(most: number): Promise<void> {
  const sizes: Growth[] = []
  const telling: Figure[] = []
  for (let artists = 1000; artists <= most; artists *= 10) {
    console.log(`Preparing ${artists.toLocaleString('en')} artists …`)
    const folder = await prepareArtists(artists)
    const portal = await startPortalProcess(folder)
    try {
      const world = await signIn(folder)
      sizes.push(await measureGrowth(portal.url, world.office, artists))
      if (artists === 100_000) telling.push(...told(await measureTelling(portal, world)))
    } finally {
      await portal.end('SIGTERM')
    }
  }
  await writeGrowth(sizes, [...told(growthFigures(sizes)), ...telling])
}

async function ratesBesideBare(world: World, url: string): Promise<Figure[]> {
  const bare = await startBareServer(world.connection)
  try {
    return await measureRates(world, { portal: Number(new URL(url).port), bare: bare.port })
  } finally {
    await bare.end()
  }
}

function told(figures: Figure[]): Figure[] {
  for (const { name, wanted, measured, beside, isMet } of figures)
    console.log(`${isMet ? '✓' : '✗'} ${name}: ${measured}, wanted ${wanted} (${beside})`)
  return figures
}
