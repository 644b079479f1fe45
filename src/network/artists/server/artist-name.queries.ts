import { sql } from 'kysely'
import { nameOrNullIn } from '#kit/server/postgres/full-name.ts'
import type { NameOfRecord } from '#kit/server/records/record-kind.ts'

/** Records that are called like the artist whom an event of them is about. */
export const nameOfArtist: NameOfRecord = ({ artist }) =>
  sql`(select ${nameOrNullIn()} from pro_artists where pro_artists.id = ${artist})`
