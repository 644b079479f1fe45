import { type Feature, recordsOf } from '#kit/server/http/feature.ts'
import type { EventDetails } from '#kit/server/records/event-details.ts'
import type { RecordKind } from '#kit/server/records/record-kind.ts'

/** How all features describe their records and the details of their events. */
export type Described = {
  records: Record<string, RecordKind>
  /** The kind of record whose ids a field has. */
  kindOfId: ReadonlyMap<string, string>
  hidden: ReadonlySet<string>
  derived: ReadonlySet<string>
} & Required<Pick<EventDetails, 'labels' | 'choices' | 'values'>> & { shapes: Record<string, Shape> }

type Shape = (details: Record<string, unknown>) => Record<string, unknown>

export function described(features: readonly Feature[]): Described {
  const records = recordsOf(features)
  const details = features.map((feature) => feature.details ?? {})
  return {
    records,
    kindOfId: new Map(Object.entries(records).flatMap(([kind, { ids = [] }]) => ids.map((field) => [field, kind]))),
    hidden: new Set(details.flatMap(({ hidden = [] }) => hidden)),
    derived: new Set(details.flatMap(({ derived = [] }) => derived)),
    labels: Object.assign({}, ...details.map(({ labels }) => labels)),
    choices: Object.assign({}, ...details.map(({ choices }) => choices)),
    values: Object.assign({}, ...details.map(({ values }) => values)),
    shapes: Object.assign({}, ...details.map(({ shapes }) => shapes)),
  }
}
