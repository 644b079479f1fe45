import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'
import type { inviteeStates } from '#office/import-invitations/contract/import-invitations.ts'
import type { ImportDetails } from '#office/imports/contract/imports.ts'

type State = (typeof inviteeStates)[number]

const stateOf = sql<State>`case
  when users.status = 'ACTIVE' then 'JOINED'
  when sent_at is not null then 'SENT'
  when import_invitations.user_id is not null then 'WAITING'
  else 'NONE'
end`

/** Accounts that an import created and that still exist, but for blocked ones. Only imports of people create accounts. */
export function inviteesOf(db: Db, { id, kind }: Pick<ImportDetails, 'id' | 'kind'>, state?: State | null) {
  const people = kind === 'ARTISTS' ? sql.table('pro_artists') : sql.table('students')
  const isOfPeople = kind === 'ARTISTS' || kind === 'STUDENTS'
  return db
    .selectFrom('users')
    .leftJoin('import_invitations', 'import_invitations.user_id', 'users.id')
    .where('users.status', 'in', ['INVITED', 'ACTIVE'])
    .where(sql<boolean>`${isOfPeople} and users.id in (
      select people.user_id from import_rows join ${people} people on people.id = subject_id
      where import_rows.import_id = ${id} and outcome = 'CREATE' and undo is null
    )`)
    .$if(!!state, (some) => some.where(stateOf, '=', state as State))
}

export function inviteeRows(some: ReturnType<typeof inviteesOf>) {
  return some.select([
    ...(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'sent_at'] as const),
    'users.language_name as language',
    stateOf.as('state'),
  ])
}

export async function invitationSummary(
  db: Db,
  row: Pick<ImportDetails, 'id' | 'kind'>,
): Promise<Record<State, number>> {
  const rows = await inviteesOf(db, row)
    .select([stateOf.as('state'), sql<number>`count(*)::int`.as('count')])
    .groupBy(stateOf)
    .execute()
  return {
    NONE: 0,
    WAITING: 0,
    SENT: 0,
    JOINED: 0,
    ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
  }
}
