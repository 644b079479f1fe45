import { sql } from 'kysely'
import { type Bilingual, type Language, languages } from '#kit/contract/texts/text.ts'
import type { NoticeType, TextKey } from '#kit/contract/texts/texts.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Texts } from '#kit/server/language/texts.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    notifications: { type: NoticeType; params: NoticeParams }
    removed_notifications: { type: NoticeType; params: NoticeParams }
  }
}

/** The parameters of a notification's text; of a value in both languages the reader's is used. */
export type NoticeParams = Record<string, string | number | Bilingual>

export type Notice = {
  type: NoticeType
  params?: NoticeParams
  /** A hash route of the application (`proartist/12`) where the reader can act on it. */
  link: string | null
}

/** Notifies people in the portal, in the caller's transaction; neither the user who acted is notified, nor who was erased: they cannot sign in. */
export async function notify(
  { db, now, texts, user, jobs }: Context<{ id: number } | null>,
  userIds: readonly number[],
  { type, params = {}, link }: Notice,
): Promise<void> {
  const recipients = new Set(userIds.filter((id) => id !== user?.id))
  if (recipients.size === 0) return
  const words = languages.flatMap((language) => Object.values(noticeText(texts, language, { type, params }))).join(' ')
  // One statement, however many people, which returns only those that a device is to show. The lock waits for an erasure that has begun.
  const { rows } = await sql<{ id: number }>`
    with reached as (
      select id from users where id = any(${[...recipients]}::integer[]) and not is_forgotten(id, email) order by id for key share
    ), added as (
      insert into notifications (user_id, type, params, link, search, created_at)
      select id, ${type}, ${JSON.stringify(params)}::jsonb, ${link}, fold(${words}), ${now} from reached
      returning id, user_id
    )
    select id from added where exists (select from push_devices where push_devices.user_id = added.user_id)
  `.execute(db)
  for (const { id } of rows) await jobs.send(db, 'task', { name: 'notifications.push', id })
}

/** Marks notifications as read whose subject the user has just opened. */
export async function settleNotices({ db, now, user }: Context, link: string): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', user.id)
    .where('link', '=', link)
    .where('read_at', 'is', null)
    .execute()
}

/** Of somebody who has no account any more. */
export async function forgetNotices(db: Db, userId: number): Promise<void> {
  for (const table of ['notifications', 'removed_notifications'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute()
}

/** A notification's title and text in a language. */
export function noticeText(
  texts: Texts,
  language: Language,
  { type, params }: { type: NoticeType; params: NoticeParams },
) {
  const t = texts.in(language)
  const spoken = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? value[language] : value]),
  )
  const key = (part: 'title' | 'text'): TextKey => `notices.${type}_${part}`
  return { title: t(key('title'), spoken), text: t(key('text'), spoken) }
}

/** How long somebody may want back what they deleted. */
const restorableHours = 1

const everyColumn = sql.raw('id, user_id, type, params, link, search, created_at, read_at')

export async function removeNotification(db: Db, id: number, now: Date): Promise<void> {
  await sql`
    with deleted as (delete from notifications where id = ${id} returning ${everyColumn})
    insert into removed_notifications (${everyColumn}, removed_at) select deleted.*, ${now} from deleted
  `.execute(db)
}

export async function restoreNotification(db: Db, id: number): Promise<void> {
  await sql`
    with back as (delete from removed_notifications where id = ${id} returning ${everyColumn})
    insert into notifications (${everyColumn}) overriding system value select * from back
  `.execute(db)
}

export async function forgetRemoved(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('removed_notifications')
    .where('removed_at', '<', shift(now, { hours: -restorableHours }))
    .execute()
}
