import { type ComponentType, createContext } from 'react'
import type { Right } from '#kit/contract/texts/texts.ts'

/** The types of what a feature adds to the dashboard: queues, steps and charts. */

/** What the dashboard calls its parts; it fills this in. @public */
// biome-ignore lint/suspicious/noEmptyInterface: it is augmented.
export interface DashboardNames {}
type NamesOf<Part extends string> = DashboardNames extends Record<Part, infer Name extends string> ? Name : never
export type MenuCounter = NamesOf<'counter'>

/** Where a queue of the dashboard is worked off. */
export type QueueScreen = {
  to: string
  /** What narrows that list to just the office's queue. */
  search?: Record<string, string>
  /** The oldest few, for the office to decide on the spot; a queue without them, in which nobody waits for an answer, is one line. */
  oldest?: ComponentType
  /** Where its rows wait for a decision: the rights of those who may decide, and the part that shows one row with all that it is decided on. */
  decision?: { rights: readonly Right[]; part: ComponentType<DecisionProps> }
}

export type DecisionProps = {
  id: number
  /** Whom it is about; null once they have left. */
  person: { first_name: string; last_name: string; avatar_url: string | null } | null
  onDecided: () => void
}

/** The list with just the rows that a chart counts in some days: from one, and to another or to this very day. */
export type ChartScreen = { to: string; search: (days: { from: string; to?: string }) => Record<string, string> }

/** Where somebody does what waits for them: the most urgent of it, or all. */
type StepScreen = (first: { id: number; count: number }) => { to: string; search?: Record<string, string> }

export type DashboardParts = {
  queues: { readonly [Name in NamesOf<'queue'>]?: QueueScreen }
  steps: { readonly [Name in NamesOf<'step'>]?: StepScreen }
  charts: { readonly [Name in NamesOf<'chart'>]?: ChartScreen }
}

/** The dashboard parts that the features declare. */
export const DashboardContext = createContext<DashboardParts>({ queues: {}, steps: {}, charts: {} })
