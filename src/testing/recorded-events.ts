import { features } from '#app/server/app.ts'
import { sourceFiles } from '#testing/source-files.ts'

const files = sourceFiles().filter(({ path }) => /^src\/.*\/server\//.test(path) && !path.endsWith('.test.ts'))
const declaration = /interface Events \{\n([\s\S]*?)\n {2}\}/g
const namesIn = (text: string) => [...text.matchAll(/'(\w+\.\w+)':/g)].map((match) => match[1] as string)

/** Every event that the features declare: `proArtist.accepted`. */
export const events = files.flatMap(({ text }) =>
  [...text.matchAll(declaration)].flatMap((match) => namesIn(match[1] as string)),
)

/** Those of which somebody is notified, at once or from the queue. */
export const listenedEvents = new Set(
  Object.values(features).flatMap(({ mails, bell, broadcasts }) => Object.keys({ ...mails, ...bell, ...broadcasts })),
)
