import { type ComponentType, createContext } from 'react'
import type { ChartName, Queue, WaitingStep } from '#office/dashboard/contract/system.ts'

/** Where a queue of the dashboard is worked off. */
export type QueueScreen = {
  to: string
  /** What narrows that list to just the office's queue. */
  search?: Record<string, string>
  /** The oldest few, for the office to decide on the spot; fetched with the first of them. */
  oldest?: ComponentType
}

/** The list with just the rows that a chart counts in some days: from one, and to another or to this very day. */
export type ChartScreen = { to: string; search: (days: { from: string; to?: string }) => Record<string, string> }

/** Where somebody does what waits for them: the most urgent of it, or all. */
type StepScreen = (first: WaitingStep) => { to: string; search?: Record<string, string> }

export type DashboardParts = {
  queues: { readonly [Name in Queue['name']]?: QueueScreen }
  steps: { readonly [Name in WaitingStep['name']]?: StepScreen }
  charts: { readonly [Name in ChartName]?: ChartScreen }
}

/** What the features say, for the dashboard. */
export const DashboardContext = createContext<DashboardParts>({ queues: {}, steps: {}, charts: {} })
