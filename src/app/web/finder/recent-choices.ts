import { z } from 'zod/mini'
import { storage } from '#kit/web/session/device-storage.ts'
import { currentUser } from '#kit/web/session/session.ts'

const choice = z.object({
  /** Where it leads: `/proartist/12`. */
  to: z.string(),
  /** A person's name; a page has its title, in any language. */
  name: z.nullable(z.string()),
})
export type Choice = z.output<typeof choice>

const most = 5
/** Deleted with its owner, see `storage.removeOf`. */
const key = () => `atelier.recent.${currentUser()?.id}`

/** What the reader found lately on this device, the latest first. */
export function recentChoices(): Choice[] {
  const stored = z.array(choice).safeParse(storage.read(key()))
  return stored.success ? stored.data : []
}

export function rememberChoice(chosen: Choice) {
  const others = recentChoices().filter(({ to }) => to !== chosen.to)
  storage.write(key(), [chosen, ...others].slice(0, most))
}
