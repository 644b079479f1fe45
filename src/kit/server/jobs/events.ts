/** The events that features record, by name, and the audit log in which each becomes a row. */

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    audit_log: { details: Record<string, unknown> }
  }
}

/** Every event with its details; each feature adds its own by declaration merging. Names are past tense: `proArtist.accepted`. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their events into it.
export interface Events {}
