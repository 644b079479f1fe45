import { z } from 'zod/mini'
import { storage } from '#kit/web/session/device-storage.ts'
import { useUser } from '#kit/web/session/session.ts'
import { createStore, useStore } from '#kit/web/session/store.ts'

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

const look = z.object({ density: z.enum(densities) })
type Look = z.output<typeof look>

const key = 'atelier.looks'
const defaultLook: Look = { density: 'comfortable' }
const looks = createStore((storage.read(key) ?? {}) as Record<number, unknown>)

/** Display preferences of each user on this device. They are no personal data, so they remain after signing out. */
export function useAppearance() {
  const all = useStore(looks)
  const id = useUser()?.id ?? 0
  const stored = look.safeParse(all[id])
  const mine = stored.success ? stored.data : defaultLook
  function change(some: Partial<Look>) {
    looks.set({ ...looks.get(), [id]: { ...mine, ...some } })
    storage.write(key, looks.get())
  }
  return [mine, change] as const
}
