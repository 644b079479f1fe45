import { type SqlBool, sql } from 'kysely'
import type { User } from '#kit/contract/session.ts'
import { isIn } from '#kit/server/lists/list.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { ConversationRow } from '#network/conversations/contract/conversations.ts'
import { isOffice, knowsFileNames, visibleConversations, visibleMessages } from './conversations.queries.ts'

/** The conversations that have a word in a message, in the name of one of its files or in the name of whose they are. */
export function conversationsWith(db: Db, user: User, word: string) {
  return visibleMessages(db, user)
    .where(isIn(foldedWords(user), word))
    .select('messages.conversation_id as id')
    .union(
      visibleConversations(db, user)
        .innerJoin('pro_artists', 'pro_artists.id', 'conversations.pro_artist_id')
        .where(isIn(sql.ref('pro_artists.search'), word))
        .select('conversations.id'),
    )
    .union(
      visibleConversations(db, user)
        // As an array: of a column that is null in most rows a join is taken for a large one, and all conversations are read.
        .where(sql<SqlBool>`conversations.student_id = any(array(${studentsNamed(db, word)}))`)
        .select('conversations.id'),
    )
}

/** What somebody finds a message by: the names of its files only where they may see these. */
function searchedWords(user: User) {
  return sql<string>`(text || ' ' || case when ${knowsFileNames(user)} then file_names else '' end)`
}

/** For the office a column with an index; others have few messages. */
function foldedWords(user: User) {
  return isOffice(user) ? sql.ref<string>('messages.search') : sql<string>`fold(${searchedWords(user)})`
}

function studentsNamed(db: Db, word: string) {
  return db
    .selectFrom('students')
    .select('students.id')
    .where(isIn(sql.ref('students.search'), word))
}

/** How much of a message is shown, in characters, and how much of that comes before the word. */
const passageLength = 160
const lead = 24

/** The message of a conversation that is meant, most likely: the one with the most of the words, the newest of those. */
export function foundIn(db: Db, user: User, words: string[]) {
  if (words.length === 0) return sql<null>`null`
  const messages = visibleMessages(db, user)
    .selectAll('messages')
    .select([searchedWords(user).as('words'), foldedWords(user).as('folded')])
    .where('messages.conversation_id', '=', sql.ref<number>('conversations.id'))
  // The folded text is as long as the original but for a few letters (ß, æ): near enough for the text around a match.
  return sql<ConversationRow['found']>`(
    select json_build_object(
      'id', id, 'author_name', author_name, 'is_internal', is_internal, 'sent_at', sent_at,
      'passage', btrim(case
        when place > ${lead} then '…' || regexp_replace(substr(words, place - ${lead}, ${passageLength}), '^\\S{0,16}\\s', '')
        else left(words, ${passageLength})
      end)
    )
    from (${messages}) messages cross join lateral (
      select count(at) as hits, min(at)::integer as place
      from (select nullif(strpos(folded, fold(word)), 0) as at from unnest(${words}::text[]) word) each
    ) matches
    where hits > 0 order by hits desc, id desc limit 1
  )`
}
