import { type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { hasPermission } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import type { Translate } from '#kit/contract/texts/texts.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { isReachable } from '#network/artists/server/artists.queries.ts'
import type {
  Attachment,
  ConversationRow,
  ConversationSummary,
  ConversationType,
  Message,
  Thread,
} from '#network/conversations/contract/conversations.ts'
import { fileTitle } from './attachment-names.ts'

/** The side on which somebody reads and writes: the office's, even with other roles, or the other. */
export function isOffice(user: User): boolean {
  return hasPermission(user, 'can-view-all-conversations')
}

/**
 * Whether the reader may see the original names of a message's files, which may contain personal data. For queries of
 * `messages`.
 */
export function knowsFileNames(user: User) {
  return sql<boolean>`(${isOffice(user)} or messages.user_id is not distinct from ${user.id})`
}

/** The office sees every conversation, artists and students their own, others none. Every read and write starts here. */
export function visibleConversations(db: Db, user: User) {
  return db
    .selectFrom('conversations')
    .$if(!isOffice(user), (query) =>
      query.where((eb) =>
        eb.or([
          eb('conversations.pro_artist_id', '=', user.pro_artist?.id ?? null),
          eb('conversations.student_id', '=', studentOf(db, user)),
        ]),
      ),
    )
}

function studentOf(db: Db, user: User) {
  return db.selectFrom('students').select('students.id').where('students.user_id', '=', user.id)
}

/** The messages in them; notes are the office's own. */
export function visibleMessages(db: Db, user: User) {
  return db
    .selectFrom('messages')
    .$if(!isOffice(user), (query) =>
      query
        .where('messages.is_internal', '=', false)
        .where('messages.conversation_id', 'in', visibleConversations(db, user).select('conversations.id')),
    )
}

/** Whether a message waits for the reader's side to see it. */
export function isUnread(user: User) {
  return sql<SqlBool>`(messages.is_from_office = ${!isOffice(user)} and messages.read_at is null and not messages.is_internal)`
}

/** Messages that wait for the reader. */
export function unreadMessages(db: Db, user: User) {
  return visibleMessages(db, user).where(isUnread(user))
}

/** The conversations of the artist whose row the query is about, for their details and profile. */
export function conversationsOf(db: Db, user: User) {
  return jsonArrayFrom(
    visibleConversations(db, user)
      .select(['conversations.id', 'type', unreadIn(user).as('unread')])
      .where(sql<SqlBool>`conversations.pro_artist_id = pro_artists.id`)
      .orderBy('conversations.id'),
  ).$castTo<ConversationSummary[]>()
}

function unreadIn(user: User) {
  return sql<number>`(select count(*) from messages where conversation_id = conversations.id and ${isUnread(user)})`
}

const personJson = sql<Thread['person']>`coalesce((
  select json_build_object(
    'role', 'pro-artist', 'id', id, 'first_name', first_name, 'last_name', last_name,
    'avatar_url', case when avatar_id is null then null else '/api/proartist/' || id || '/avatar/small?v=' || avatar_id end,
    'is_reachable', ${isReachable}
  ) from pro_artists where id = conversations.pro_artist_id
), (
  select json_build_object(
    'role', 'client', 'id', students.id, 'first_name', students.first_name, 'last_name', students.last_name,
    'avatar_url', null, 'is_reachable', not is_blocked
  ) from students join users on users.id = user_id where students.id = conversations.student_id
))`

/** The length of a message's preview in a list. */
const previewLength = 160

/** The columns of a list's row. */
export function conversationRow(user: User) {
  const last = sql<ConversationRow['last_message']>`(
    select json_build_object(
      'text', left(text, ${previewLength}), 'author_name', author_name, 'is_from_office', is_from_office, 'sent_at', sent_at,
      'attachments', (select count(*) from message_attachments where message_id = messages.id)
    ) from messages where conversation_id = conversations.id and not is_internal order by id desc limit 1
  )`
  return [
    'conversations.id',
    'conversations.type',
    personJson.as('person'),
    unreadIn(user).as('unread'),
    last.as('last_message'),
  ] as const
}

/** One conversation with what is around its messages. */
export function visibleConversation(db: Db, user: User, id: number) {
  return conversationRows(db, user).where('conversations.id', '=', id).executeTakeFirst()
}

/** The same by which artist's it is and what it is about. */
export function visibleConversationOf(db: Db, user: User, artistId: number, type: string) {
  return conversationRows(db, user)
    .where('pro_artist_id', '=', artistId)
    .where('type', '=', type as ConversationType)
    .executeTakeFirst()
}

/** The student's general conversation, as they know it. */
export function conversationOfStudent(db: Db, user: User, studentId: number): Promise<ConversationSummary> {
  return visibleConversations(db, user)
    .select(['conversations.id', 'type', unreadIn(user).as('unread')])
    .where('student_id', '=', studentId)
    .where('type', '=', 'GENERAL')
    .executeTakeFirstOrThrow()
}

export type VisibleConversation = NonNullable<Awaited<ReturnType<typeof visibleConversation>>>

function conversationRows(db: Db, user: User) {
  const readUpTo = sql<Thread['read_up_to']>`(
    select json_build_object('id', id, 'at', read_at) from messages
    where conversation_id = conversations.id and is_from_office = ${isOffice(user)} and not is_internal and read_at is not null
    order by id desc limit 1
  )`
  return visibleConversations(db, user).select([
    'conversations.id',
    'conversations.type',
    personJson.as('person'),
    readUpTo.as('read_up_to'),
  ])
}

type Reading = { db: Db; user: User; t: Translate }
type Part = { before?: number | null; after?: number | null; limit: number }

/** A page of a conversation's messages, oldest first: the newest, those before one or those after one. */
export async function messagesOf(reading: Reading, conversationId: number, { before, after, limit }: Part) {
  const rows = await messageRows(reading)
    .where('conversation_id', '=', conversationId)
    .$if(!!before, (query) => query.where('messages.id', '<', before as number))
    .$if(!!after, (query) => query.where('messages.id', '>', after as number))
    .orderBy('messages.id', after ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
  const messages = rows.slice(0, limit).map(withTitles(reading))
  return { messages: after ? messages : messages.reverse(), has_more: rows.length > limit }
}

export async function messageOf(reading: Reading, id: number): Promise<Message> {
  return withTitles(reading)(await messageRows(reading).where('messages.id', '=', id).executeTakeFirstOrThrow())
}

/** A file without a name is one whose name is not the reader's to see. */
type FoundAttachment = Omit<Attachment, 'name'> & { name: string | null }

function withTitles({ t }: Reading) {
  return <Row extends { attachments: FoundAttachment[] }>(row: Row) => ({
    ...row,
    attachments: row.attachments.map((file, index): Attachment => {
      const { name, mime } = file
      return { ...file, name: name ?? fileTitle(t, { mime, number: index + 1 }) }
    }),
  })
}

function messageRows({ db, user }: Reading) {
  const attachments = sql<FoundAttachment[]>`(
    select coalesce(json_agg(json_build_object(
      'id', a.id, 'name', case when ${knowsFileNames(user)} then f.original_name end, 'mime', f.mime, 'bytes', f.bytes, 'width', f.width, 'height', f.height,
      'url', '/api/proartists/conversation/' || messages.conversation_id || '/attachments/' || a.id
    ) order by a.id), '[]')
    from message_attachments a join files f on f.id = a.file_id where a.message_id = messages.id
  )`
  return visibleMessages(db, user).select([
    'messages.id',
    'text',
    'author_name',
    'is_from_office',
    'is_internal',
    'client_key',
    'sent_at',
    'read_at',
    attachments.as('attachments'),
  ])
}

/** The file of an attachment, if it is in this conversation and its message is visible. */
export async function attachmentFile({ db, user, t }: Reading, conversationId: number, attachmentId: number) {
  const found = await visibleMessages(db, user)
    .innerJoin('message_attachments', 'message_attachments.message_id', 'messages.id')
    .innerJoin('files', 'files.id', 'message_attachments.file_id')
    .selectAll('files')
    .select([
      knowsFileNames(user).as('knows_name'),
      sql<number>`(
        select count(*) from message_attachments earlier
        where earlier.message_id = messages.id and earlier.id <= message_attachments.id
      )::integer`.as('number'),
    ])
    .where('messages.conversation_id', '=', conversationId)
    .where('message_attachments.id', '=', attachmentId)
    .executeTakeFirst()
  if (!found) return null
  const { knows_name, number, ...file } = found
  return { file, name: knows_name ? undefined : fileTitle(t, { mime: file.mime, number }) }
}
