import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { choiceOfFile } from '#kit/server/files/choice-of-file.ts'
import type { EventDetails } from '#kit/server/records/event-details.ts'
import { choiceOfPerson, type RecordChoice, type RecordKind } from '#kit/server/records/record-kind.ts'
import { nameOfArtist } from '#network/artists/server/artist-name.queries.ts'
import { visibleConversations } from './conversations.queries.ts'

const ofPerson = 'select id from conversations where student_id = :student or pro_artist_id = :artist'

/** What there is a record of, and how it is named and chosen. */
export const conversationRecords: Record<string, RecordKind> = {
  conversation: {
    texts: ['conversations'],
    name: nameOfArtist,
    linesAbout: `subject_id in (${ofPerson})`,
    choice: {
      calls: ['/api/proartists/conversation/{id}'],
      rows: ({ db, user }) => sql`
        select conversations.id, pro_artists.first_name, pro_artists.last_name, pro_artists.email, pro_artists.search
        from (${visibleConversations(db, user).selectAll('conversations')}) conversations
        join pro_artists on pro_artists.id = pro_artist_id
        union all
        select conversations.id, students.first_name, students.last_name, students.email, students.search
        from (${visibleConversations(db, user).selectAll('conversations')}) conversations
        join students on students.id = student_id
      `,
      ...choiceOfPerson,
    },
  },
  message: {
    texts: ['conversations'],
    name: nameOfArtist,
    linesAbout: `(details ->> 'conversation_id')::integer in (${ofPerson})`,
    choice: null,
  },
  conversationOfArtist: {
    texts: [],
    name: null,
    choice: choiceOfType('/api/proartists/{id}/conversation/{conversation_id}', sql`pro_artist_id`),
  },
  conversationOfStudent: {
    texts: [],
    name: null,
    choice: choiceOfType('/api/students/{id}/conversation/{conversation_id}', sql`student_id`),
  },
  attachment: {
    texts: [],
    name: null,
    choice: choiceOfFile(
      '/api/proartists/conversation/{id}/attachments/{attachment_id}',
      sql`
        select message_attachments.id, conversation_id as within_id, file_id
        from message_attachments join messages on messages.id = message_id
      `,
    ),
  },
}

export const conversationDetails: EventDetails = {
  hidden: ['conversation_id', 'message_id', 'up_to', 'isFirstUnread'],
}

function choiceOfType(path: string, owner: RawBuilder<unknown>): RecordChoice {
  return {
    calls: [path],
    rows: () => sql`select id, ${owner} as within_id, type from conversations`,
    name: () => sql`type`,
    isPart: true,
  }
}
