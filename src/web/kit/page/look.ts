import { z } from 'zod/mini'
import { storage } from '#web/kit/session/device-storage.ts'
import { useUser } from '#web/kit/session/session.ts'
import { createStore, useStore } from '#web/kit/session/store.ts'

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

const look = z.object({
  density: z.catch(z.enum(densities), 'comfortable'),
  /** The groups of the menu that are folded away. */
  folded: z.catch(z.array(z.string()), []),
})
type Look = z.output<typeof look>

const key = 'atelier.looks'
const usual: Look = { density: 'comfortable', folded: [] }
const looks = createStore(z.catch(z.record(z.string(), look), {}).parse(storage.read(key)))

/** How each person who works on this device wants the portal to look. Says nothing of them, so it outlasts signing out. */
export function useLook() {
  const all = useStore(looks)
  const id = useUser()?.id ?? 0
  const mine = all[id] ?? usual
  function change(some: Partial<Look>) {
    looks.set({ ...looks.get(), [id]: { ...mine, ...some } })
    storage.write(key, looks.get())
  }
  return [mine, change] as const
}
