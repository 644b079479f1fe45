import { parseArgs } from 'node:util'
import { type PortalProcess, startPortalProcess } from '#testing/servers/portal-process.ts'
import { startWebhookReceiver } from '#testing/servers/webhook-receiver.ts'
import { measureAlikePictures } from './alike-pictures.ts'
import { measureCalendar } from './calendar-month.ts'
import { measureCertificates } from './certificates-printed.ts'
import { measureDuplicates } from './duplicates-found.ts'
import type { Figure } from './figures.ts'
import { measureFirstAnswers } from './first-answers.ts'
import { type Growth, growthFigures, measureGrowth } from './growth.ts'
import { measureImports } from './import-file.ts'
import { measureLargeAnswers } from './large-answers.ts'
import { measureOfficeLists } from './office-lists.ts'
import { measurePhotographs } from './photographs.ts'
import { startBareServer } from './processes.ts'
import { measurePublicPages } from './public-pages.ts'
import { measurePublicProfile } from './public-profile.ts'
import { measureRates } from './rates.ts'
import { measureRedemptions } from './redeeming.ts'
import { reportOf, writeGrowth, writeReport } from './report.ts'
import { measureScrolling } from './scrolling.ts'
import { measureTelling } from './telling.ts'
import { measureTexts } from './texts-screen.ts'
import { measureVouchers } from './vouchers-issued.ts'
import { measureWebhooks } from './webhooks-sent.ts'
import { type Connection, dataDir, prepareArtists, prepareWorld, signIn, type World } from './world.ts'

/** Large answers come first, while the process is young: memory that other questions left behind would hide what these take. */
const parts = {
  large: ({ world, portal }) => measureLargeAnswers(world, portal),
  rates: ({ world, portal }) => ratesWithBaseline(world, portal.url),
  first: ({ world, portal }) => measureFirstAnswers(world, portal.url),
  lists: ({ world, portal }) => measureOfficeLists(world, portal.url),
  certificates: ({ world, portal }) => measureCertificates(world, portal),
  scrolling: ({ portal }) => measureScrolling(portal.url),
  texts: ({ portal }) => measureTexts(portal.url),
  imports: ({ portal }) => measureImports(portal.url),
  vouchers: ({ world, portal }) => measureVouchers(world.connection, portal.url),
  duplicates: ({ world }) => measureDuplicates(world),
  alike: ({ world, portal }) => measureAlikePictures(world, portal.url),
  calendar: ({ world, portal }) => measureCalendar(world.connection, portal.url),
  profile: ({ world, portal }) => measurePublicProfile(world.connection, portal.url),
  pages: ({ world, portal }) => measurePublicPages(world.connection, portal.url),
  redemptions: ({ world, portal }) => measureRedemptions(world, portal),
} satisfies Record<string, (measured: Measured) => Promise<Figure[]>>

type Measured = { world: World; portal: PortalProcess }

const { values } = parseArgs({ options: { artists: { type: 'string' }, only: { type: 'string' } } })
if (values.artists) await growth(Number(values.artists))
else await measure(values.only?.split(','))

/** All parts, or only those named, which leave the report as it is. */
async function measure(only?: string[]): Promise<void> {
  const names = [...Object.keys(parts), 'photographs', 'webhooks']
  const unknown = only?.filter((name) => !names.includes(name)) ?? []
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}; there are ${names.join(', ')}.`)
  const isWanted = (name: string) => !only || only.includes(name)
  console.log('Preparing a hundred thousand artists …')
  await prepareWorld()
  const figures: Figure[] = []
  const { connection } = await duringPortal(async (portal) => {
    const world = await signIn()
    for (const [name, part] of Object.entries(parts))
      if (isWanted(name)) figures.push(...printed(await part({ world, portal })))
    return world
  })
  // A limit of memory for everything together: what other parts leave behind is not theirs.
  if (isWanted('photographs')) figures.push(...printed(await duringPortal(measurePhotographs)))
  if (isWanted('webhooks')) figures.push(...printed(await webhooksSent(connection)))
  if (!only) await writeReport(await duringPortal(() => reportOf(figures, connection)))
}

async function duringPortal<Result>(run: (portal: PortalProcess) => Promise<Result>, settings = {}): Promise<Result> {
  // Strangers are counted by their address, and all of these have one.
  const portal = await startPortalProcess(dataDir, { REQUESTS_PER_MINUTE: '1000000', ...settings })
  try {
    return await run(portal)
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
      if (artists === 100_000) telling.push(...printed(await measureTelling(portal, world)))
    } finally {
      await portal.end('SIGTERM')
    }
  }
  await writeGrowth(sizes, [...printed(growthFigures(sizes)), ...telling])
}

/** To a program in the portal's own network, which has to be allowed when it starts. */
async function webhooksSent(connection: Connection): Promise<Figure[]> {
  const receiver = await startWebhookReceiver()
  try {
    const settings = { WEBHOOK_RECEIVERS: receiver.origin }
    return await duringPortal((portal) => measureWebhooks(portal, connection, receiver), settings)
  } finally {
    receiver.close()
  }
}

async function ratesWithBaseline(world: World, url: string): Promise<Figure[]> {
  const bare = await startBareServer(world.connection)
  try {
    return await measureRates(world, { portal: Number(new URL(url).port), bare: bare.port })
  } finally {
    await bare.end()
  }
}

function printed(figures: Figure[]): Figure[] {
  for (const { name, wanted, measured, detail, isMet } of figures)
    console.log(`${isMet ? '✓' : '✗'} ${name}: ${measured}, wanted ${wanted} (${detail})`)
  return figures
}
