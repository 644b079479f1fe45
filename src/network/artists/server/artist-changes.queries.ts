import type { FieldChange } from '#kit/contract/revision.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Change, mergedChanges } from '#kit/server/revisions/revisions.ts'
import { type ArtistSwitch, artistSwitches } from '#network/artists/contract/artists.flow.ts'
import { dataFields } from '#network/artists/contract/artists.form.ts'
import { nameOfOffice } from './artists.queries.ts'

/** What an editor may know of the work of others: which fields, and whether who it was. */
type Sight = { fields: readonly string[]; isNamed: boolean }
const officeSight: Sight = { fields: dataFields, isNamed: true }

/** What others changed in an artist since a revision: in the data, and in what steps and switches lead to. */
export async function artistChangesSince(
  { db, t }: Pick<Context<unknown>, 'db' | 't'>,
  artistId: number,
  revision: number,
  { fields, isNamed }: Sight = officeSight,
): Promise<Change[]> {
  const entries = await db
    .selectFrom('pro_artist_history')
    .leftJoin('users', 'users.id', 'pro_artist_history.user_id')
    .select(['event', 'from_status', 'to_status', 'changes', 'at', nameOfOffice.as('by')])
    .where('pro_artist_id', '=', artistId)
    .where('pro_artist_history.revision', '>', revision)
    .orderBy('pro_artist_history.id')
    .execute()
  const changes = entries.flatMap(({ by, at, ...entry }) =>
    [...entry.changes, ...stateChanges(entry)].map((change) => ({ ...change, by: isNamed ? by : null, at })),
  )
  return mergedChanges(changes.filter(({ field }) => fields.includes(field))).map((change) => ({
    ...change,
    label: t(labelOf(change.field)),
  }))
}

type Entry = { event: string; from_status: number | null; to_status: number | null }

/** Changes of state in an entry of the history, which has no list of them. */
function stateChanges({ event, from_status: before, to_status: after }: Entry): FieldChange[] {
  if (event in artistSwitches) {
    const { column, to } = artistSwitches[event as ArtistSwitch]
    return [{ field: column, before: typeof to === 'boolean' ? !to : 1 - to, after: to }]
  }
  if (event.startsWith('upgrade')) return [{ field: 'status_upgrade', before: null, after: event }]
  return before === after ? [] : [{ field: 'invitation_status', before, after }]
}

const labels: Record<string, TextKey> = {
  level: 'artists.column_level',
  invitation_status: 'artists.column_status',
  activation_status: 'artists.column_activation',
  pro_team: 'artists.column_team',
  status_upgrade: 'statusUpgrades.title',
}

/** Fields go by the name that their inputs have. */
function labelOf(field: string): TextKey {
  return labels[field] ?? (`artists.${field}` as TextKey)
}
