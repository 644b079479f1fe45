import { type RawBuilder, sql } from 'kysely'
import type { FieldChange } from '#kit/contract/revision.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import type { ResponsibilityEvent } from '#network/responsibilities/contract/additional-responsibilities.flow.ts'
import type { AdditionalResponsibility } from '#network/responsibilities/contract/additional-responsibilities.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    additional_responsibility_history: { event: ResponsibilityEvent; changes: FieldChange[] }
  }
}

/** Artists see their own, the office everybody's. Every read and write starts here. */
export function visibleAdditional(db: Db, user: User) {
  const seesAll = hasPermission(user, 'can-edit-responsibilities')
  const seesOwn = hasPermission(user, 'can-view-responsibilities')
  return db
    .selectFrom('additional_responsibilities')
    .$if(!seesAll, (query) => query.where('pro_artist_id', '=', (seesOwn && user.pro_artist?.id) || 0))
}

/** Still to do after its last day. */
export function isOverdue(now: Date): RawBuilder<boolean> {
  return sql`(status = 'TODO' and coalesce(due_on < ${academyDay(now)}::date, false))`
}

/** Whether an open responsibility was requested once more, and by which step. */
const again = sql<AdditionalResponsibility['again']>`case when status = 'TODO' then (
  select event from additional_responsibility_history
  where additional_responsibility_id = additional_responsibilities.id and event in ('sendBack', 'reopen')
  order by id desc limit 1
) end`

type Services = Pick<Context, 'user' | 'now'>

/** The columns of a list's row, shaped as the contract has them. */
export function additionalRows(visible: ReturnType<typeof visibleAdditional>, { user, now }: Services) {
  return visible.innerJoin('pro_artists', 'pro_artists.id', 'additional_responsibilities.pro_artist_id').select([
    'additional_responsibilities.id',
    'name',
    sql<AdditionalResponsibility['artist']>`json_build_object(
        'id', pro_artists.id, 'first_name', first_name, 'last_name', last_name,
        'avatar_url', '/api/proartist/' || pro_artists.id || '/avatar/medium?v=' || avatar_id
      )`.as('artist'),
    'status',
    again.as('again'),
    'due_on',
    isOverdue(now).as('is_overdue'),
    'is_evidence_wanted',
    sql<boolean>`pro_artist_id = ${user.pro_artist?.id ?? 0}`.as('is_own'),
    'comment',
    'created_at',
    'additional_responsibilities.status_changed_at',
    'additional_responsibilities.revision',
  ])
}

/** Everything that the screen of one shows. */
export function additionalDetails(
  { db, ...asking }: Context,
  id: number,
): Promise<AdditionalResponsibility | undefined> {
  return additionalRows(visibleAdditional(db, asking.user), asking)
    .select([
      'description',
      'note',
      sql<AdditionalResponsibility['evidence']>`(
        select coalesce(json_agg(json_build_object(
          'id', e.id, 'name', f.original_name, 'mime', f.mime, 'bytes', f.bytes, 'created_at', e.created_at,
          'url', '/api/responsibilities/additional/' || additional_responsibilities.id || '/evidence/' || e.id
        ) order by e.id), '[]')
        from responsibility_evidence e join files f on f.id = e.file_id
        where e.additional_responsibility_id = additional_responsibilities.id
      )`.as('evidence'),
      sql<AdditionalResponsibility['history']>`(
        select coalesce(json_agg(json_build_object(
          'id', h.id, 'event', h.event, 'words', h.words, 'by', ${nameOf(sql.ref('h.user_id'))}, 'at', h.at
        ) order by h.id desc), '[]')
        from additional_responsibility_history h
        where h.additional_responsibility_id = additional_responsibilities.id
      )`.as('history'),
    ])
    .where('additional_responsibilities.id', '=', id)
    .executeTakeFirst()
}

/** What a step or an email needs; locked until the transaction ends, so that of two steps at once one is first. */
export function lockAdditional(db: Db, id: number) {
  return db
    .selectFrom('additional_responsibilities')
    .innerJoin('pro_artists', 'pro_artists.id', 'pro_artist_id')
    .select([
      'name',
      'due_on',
      'status',
      'is_evidence_wanted',
      'given_by',
      'additional_responsibilities.revision',
      'pro_artists.user_id',
      'first_name',
      'last_name',
      'email',
      'language_name',
    ])
    .where('additional_responsibilities.id', '=', id)
    .forUpdate('additional_responsibilities')
    .executeTakeFirstOrThrow()
}

export type LockedAdditional = Awaited<ReturnType<typeof lockAdditional>>

/** What happened to it after a revision, in order. */
export function historySince(db: Db, id: number, revision: number) {
  return db
    .selectFrom('additional_responsibility_history as h')
    .select(['h.id', 'event', 'words', 'changes', 'at', nameOf(sql.ref('h.user_id')).as('by')])
    .where('additional_responsibility_id', '=', id)
    .where('h.revision', '>', revision)
    .orderBy('h.id')
    .execute()
}

export async function countEvidence(db: Db, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('responsibility_evidence')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('additional_responsibility_id', '=', id)
    .executeTakeFirstOrThrow()
  return count
}

/** The file of a piece of evidence, when it belongs to this responsibility. */
export function evidenceFile(db: Db, id: number, evidenceId: number) {
  return db
    .selectFrom('files')
    .innerJoin('responsibility_evidence', 'responsibility_evidence.file_id', 'files.id')
    .selectAll('files')
    .where('responsibility_evidence.id', '=', evidenceId)
    .where('additional_responsibility_id', '=', id)
    .executeTakeFirst()
}

/** The responsibilities that wait for the reader's next step: the office checks, an artist works. */
export function waitingAdditional(db: Db, user: User) {
  const isOffice = hasPermission(user, 'can-edit-responsibilities')
  return visibleAdditional(db, user).where('status', '=', isOffice ? 'SUBMITTED' : 'TODO')
}

/** The artist's own open ones, the most urgent first. */
export function openAdditional(db: Db, user: User, now: Date) {
  return db
    .selectFrom('additional_responsibilities')
    .select(['id', 'name', 'status', again.as('again'), 'comment', 'due_on', isOverdue(now).as('is_overdue')])
    .where('pro_artist_id', '=', user.pro_artist?.id ?? 0)
    .where('status', 'in', ['TODO', 'SUBMITTED'])
    .orderBy(sql`status = 'SUBMITTED'`)
    .orderBy(sql`due_on nulls last`)
    .orderBy('id')
    .execute()
}

function nameOf(user: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(select ${fullNameIn('users')} from users where users.id = ${user})`
}
