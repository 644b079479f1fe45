import { type ComponentType, createContext } from 'react'
import type { Queue } from '#contract/system/system.ts'

export type QueueScreen = {
  to: string
  /** What narrows that list to just the office's queue. */
  search?: Record<string, string>
  /** The oldest few, for the office to decide on the spot; fetched with the first of them. */
  oldest?: ComponentType
}

export type QueueScreens = { readonly [Name in Queue['name']]?: QueueScreen }

/** What the features say, for the dashboard. */
export const QueuePlaces = createContext<QueueScreens>({})
