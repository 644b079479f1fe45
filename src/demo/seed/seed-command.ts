import { openPortal } from '#app/server/portal.ts'
import { readConfig } from '#kit/server/start/config.ts'
import { readArguments } from '#kit/server/start/read-arguments.ts'
import { reportFailure, StartError } from '#kit/server/start/start-error.ts'
import { seedArtists } from '../volume/seed-many-artists.ts'
import { seedNotifications } from '../volume/seed-many-notifications.ts'
import { seedDemo } from './seed.ts'

const usage = 'Usage: npm run seed -- [--artists 100000] [--notifications 100000 --people 1000]'

/** Makes the demo academy where there is none, and as many further artists and notifications as the options request. */
async function seed(): Promise<void> {
  const { values } = readArguments(
    {
      options: {
        artists: { type: 'string', default: '0' },
        notifications: { type: 'string', default: '0' },
        people: { type: 'string', default: '1000' },
      },
    },
    usage,
  )
  const [artists, notifications, people] = [values.artists, values.notifications, values.people].map(Number) as [
    number,
    number,
    number,
  ]
  const isFine = [artists, notifications, people].every((number) => Number.isInteger(number) && number >= 0)
  if (!isFine || (notifications > 0 && people === 0)) throw new StartError('These are no numbers to seed with.', usage)

  const config = readConfig(process.env)
  if (!config.isDemo) throw new StartError('Only a demo portal is filled with people who do not exist.')
  const portal = await openPortal(config)
  try {
    await seedDemo(portal)
    if (artists > 0) await seedArtists(portal.db, artists)
    if (notifications > 0) await seedNotifications(portal, notifications, people)
    process.stdout.write(
      `The demo academy is there, with ${artists} artists and ${notifications} notifications more.\n`,
    )
  } finally {
    await portal.close()
  }
}

seed().catch(reportFailure)
