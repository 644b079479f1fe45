import type { Derived, Generated, Json } from '#kit/server/postgres/database.ts'

/** The events that features record, by name, and the audit log in which each becomes a row. */

declare module '#kit/server/postgres/database.ts' {
  interface Tables {
    audit_log: {
      id: Generated<number>
      event: string
      subject_id: number | null
      user_id: number | null
      details: Json<Record<string, unknown>>
      ip: string | null
      at: Instant
      /** The event's name up to the first dot. */
      kind: Derived<string>
      /** The person whom it is about. A trigger sets it; there is no foreign key, so it survives that person. */
      artist_id: Derived<number | null>
      account_id: Derived<number | null>
    }
    broadcasts: { audit_id: number }
  }
}

/** Every event with its details; each feature adds its own by declaration merging. Names are past tense: `proArtist.accepted`. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their events into it.
export interface Events {}
