import { z } from 'zod/mini'
import { storage } from '#web/kit/session/device-storage.ts'
import { useUser } from '#web/kit/session/session.ts'
import { createStore, useStore } from '#web/kit/session/store.ts'

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

const look = z.object({
  density: z.enum(densities),
  /** The groups of the menu that are folded away. */
  folded: z.array(z.string()),
})
type Look = z.output<typeof look>

const key = 'atelier.looks'
const usual: Look = { density: 'comfortable', folded: [] }
const looks = createStore((storage.read(key) ?? {}) as Record<number, unknown>)

/** How each person who works on this device wants the portal to look. Says nothing of them, so it outlasts signing out. */
export function useLook() {
  const all = useStore(looks)
  const id = useUser()?.id ?? 0
  const stored = look.safeParse(all[id])
  const mine = stored.success ? stored.data : usual
  function change(some: Partial<Look>) {
    looks.set({ ...looks.get(), [id]: { ...mine, ...some } })
    storage.write(key, looks.get())
  }
  return [mine, change] as const
}
