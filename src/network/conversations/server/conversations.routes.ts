import { sql } from 'kysely'
import { wordsOf } from '#kit/contract/list.ts'
import type { RoleName } from '#kit/contract/permissions.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { StagedFile } from '#kit/contract/values/files.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, failFields, found } from '#kit/server/http/errors.ts'
import { dayIn } from '#kit/server/language/day-in.ts'
import { readList } from '#kit/server/lists/list.ts'
import { conversations } from '#network/conversations/contract/conversations.ts'
import type { Student } from '#people/students/contract/students.ts'
import { ownStudent } from '#people/students/server/students.queries.ts'
import { enterStudent } from '#people/students/server/students.steps.ts'
import {
  attachmentFile,
  conversationOfStudent,
  conversationRow,
  isOffice,
  isUnread,
  messageOf,
  messagesOf,
  type VisibleConversation,
  visibleConversation,
  visibleConversationOf,
  visibleConversations,
} from './conversations.queries.ts'
import { conversationsWith, foundIn } from './found-messages.queries.ts'
import { markRead } from './reading.ts'
import { sendMessage } from './sending.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'terms.dateAsked': { conversation_id: number; message_id: number }
  }
}

const subject = ({ db, user }: Context, { id }: { id: number }) => visibleConversation(db, user, id)

/** The parts of the path name one conversation of somebody in this role, or none. */
const addressed =
  (role: RoleName) =>
  async ({ db, user }: Context, path: { id: number; conversation_id: number; type: string }) => {
    const conversation = await visibleConversation(db, user, path.conversation_id)
    const { person, type } = conversation ?? {}
    return person?.role === role && person.id === path.id && type === path.type ? conversation : null
  }

const ofType = ({ db, user }: Context, { id, type }: { id: number; type: string }) =>
  visibleConversationOf(db, user, id, type)

export const conversationRoutes = routes(conversations, {
  list: ({ db, user }, { unread, type, role, ...query }) => {
    const forOffice = isOffice(user)
    const visible = visibleConversations(db, user)
      .$if(forOffice, (all) => all.where('last_message_at', 'is not', null))
      .$if(!!type, (all) => all.where('type', '=', type as never))
      .$if(role === 'pro-artist', (all) => all.where('pro_artist_id', 'is not', null))
      .$if(role === 'client', (all) => all.where('student_id', 'is not', null))
      .$if(unread === 1, (all) =>
        all.where((eb) =>
          eb.exists(
            eb
              .selectFrom('messages')
              .select('messages.id')
              .whereRef('messages.conversation_id', '=', 'conversations.id')
              .where(isUnread(user)),
          ),
        ),
      )
    const newestFirst = query.sortBy ? query : { ...query, sortBy: 'last_message_at' as const, descending: 1 as const }
    return readList(db, newestFirst, {
      table: 'conversations',
      matching: visible,
      rows: (matching) =>
        matching.select([...conversationRow(user), foundIn(db, user, wordsOf(query.filter)).as('found')]),
      search: (word) => sql`conversations.id in (${conversationsWith(db, user, word)})`,
      // The few of somebody else include those in which nobody wrote yet: they come last.
      sort: {
        last_message_at: [forOffice ? sql`last_message_at` : sql`coalesce(last_message_at, '-infinity')`],
      },
    })
  },

  thread: {
    subject,
    handle: async (ctx, { id, ...part }, conversation: VisibleConversation) => ({
      data: { ...conversation, ...(await messagesOf(ctx, id, part)) },
    }),
  },

  send: { subject: addressed('pro-artist'), handle: write },
  sendOfStudent: { subject: addressed('client'), handle: write },
  write: { subject: ofType, handle: write },

  open: {
    subject: ({ db, user }) => ownStudent(db, user),
    handle: async ({ db, user, now }, _, student: Student) => ({
      data: await conversationOfStudent(db, user, await enterStudent(db, user, student, now)),
    }),
  },

  read: {
    subject,
    handle: (ctx, { id, up_to }) => markRead(ctx, id, up_to),
  },

  attachment: async (ctx, { id, attachment_id, size }) => ({
    ...found(await attachmentFile(ctx, id, attachment_id)),
    variant: size ?? undefined,
  }),

  askForDate: {
    subject: ({ db, user }) => (user.pro_artist ? Promise.resolve(user.pro_artist) : ownStudent(db, user)),
    handle: async (ctx, { preferred_on, message }) => {
      const { now, language, t, record } = ctx
      if (preferred_on && preferred_on < academyDay(now)) failFields({ preferred_on: 'day_passed' })
      const firstLine = preferred_on
        ? t('terms.date_first_line_on', { date: dayIn(language, preferred_on) })
        : t('terms.date_first_line')
      const { conversation_id, message_id } = await writeToOffice(ctx, `${firstLine}\n\n${message}`)
      await record('terms.dateAsked', 0, { conversation_id, message_id })
      return { data: { conversation_id } }
    },
  },
})

type Draft = { message: string | null; attachments: StagedFile[]; client_key?: string | null; is_internal: 0 | 1 }

async function write(ctx: Context, draft: Draft, conversation: VisibleConversation) {
  const is_internal = draft.is_internal === 1
  if (is_internal && !isOffice(ctx.user)) fail('forbidden')
  if (!is_internal && !conversation.person.is_reachable) fail('reader_unreachable')
  const id = await sendMessage(ctx, conversation.id, { ...draft, text: draft.message ?? '', is_internal })
  return { data: await messageOf(ctx, id) }
}

/** Writes to the office in the general conversation of the artist or student who sends the request. */
async function writeToOffice(ctx: Context, text: string) {
  const { id: conversation_id } = await generalConversation(ctx)
  const message_id = await sendMessage(ctx, conversation_id, { text, attachments: [], is_internal: false })
  return { conversation_id, message_id }
}

async function generalConversation({ db, user, now }: Context) {
  if (user.pro_artist) return found(await visibleConversationOf(db, user, user.pro_artist.id, 'GENERAL'))
  const student = found(await ownStudent(db, user))
  return conversationOfStudent(db, user, await enterStudent(db, user, student, now))
}
