import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { bit, clientKey, day, id, instant, optional, prose, rowId, wholeNumber } from '#kit/contract/fields.ts'
import { listOf, listQuery } from '#kit/contract/list.ts'
import { file } from '#kit/contract/values/files.ts'

/** What is written about with the office: one conversation of each type with every artist, the general one with every student. */
export const conversationTypes = ['GENERAL', 'INVITATION', 'VERIFICATION', 'STATUS_UPGRADE', 'TRAINING'] as const
export type ConversationType = (typeof conversationTypes)[number]

export const maxMessageLength = 10_000
export const maxAttachments = 10
const maxPage = 100
const messageId = z.nullish(rowId)

/** A conversation as its owner knows it, such as an artist's details and profile carry it; `unread` is the reader's own count. */
export const conversationSummary = z.object({ id: id(), type: z.enum(conversationTypes), unread: z.int() })
export type ConversationSummary = z.output<typeof conversationSummary>

/** Whose conversation with the office it is. */
const person = z.object({
  role: z.enum(['pro-artist', 'client']),
  /** Of the artist, or of the student. */
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  avatar_url: z.nullable(z.string()),
  /** Has an account to read with. */
  is_reachable: z.boolean(),
})
export type Person = z.output<typeof person>

const row = z.object({
  ...conversationSummary.shape,
  person,
  /** The newest message that both sides see. */
  last_message: z.nullable(
    z.object({
      /** Its beginning. */
      text: z.string(),
      author_name: z.string(),
      is_from_office: z.boolean(),
      attachments: z.int(),
      sent_at: instant(),
    }),
  ),
  /** Of the messages, the newest that has the most of the words that were searched for. */
  found: z.nullable(
    z.object({
      id: id(),
      /** The text around the first match in it. */
      passage: z.string(),
      author_name: z.string(),
      is_internal: z.boolean(),
      sent_at: instant(),
    }),
  ),
})
export type ConversationRow = z.output<typeof row>

const attachment = z.object({
  id: id(),
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  /** Of a picture. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  url: z.string(),
})
export type Attachment = z.output<typeof attachment>

const message = z.object({
  id: id(),
  /** Empty where files are sent without a word. */
  text: z.string(),
  author_name: z.string(),
  is_from_office: z.boolean(),
  /** A note that only the office sees. */
  is_internal: z.boolean(),
  /** Made by the sender, who knows the message by it before it has an id. */
  client_key: z.string(),
  sent_at: instant(),
  /** When somebody of the other side first saw it. */
  read_at: z.nullable(instant()),
  attachments: z.array(attachment),
})
export type Message = z.output<typeof message>

const thread = z.object({
  id: id(),
  type: z.enum(conversationTypes),
  person,
  /** Oldest first. */
  messages: z.array(message),
  /** Whether there is more in the requested direction. */
  has_more: z.boolean(),
  /** The last message of the reader's side that the other side has read. */
  read_up_to: z.nullable(z.object({ id: id(), at: instant() })),
})
export type Thread = z.output<typeof thread>

const draft = z
  .object({
    message: optional(prose(maxMessageLength)),
    attachments: z._default(z.array(file('attachment')).check(z.maxLength(maxAttachments, 'too_many_files')), []),
    client_key: clientKey(),
    is_internal: z._default(bit, 0),
  })
  .check(
    z.refine(({ message, attachments }) => message !== null || attachments.length > 0, {
      path: ['message'],
      error: 'required',
    }),
  )

export const conversations = calls('conversations', {
  /**
   * Newest first, unless another order is requested. Artists and students have theirs from the beginning, the office
   * those with a message.
   */
  list: endpoint({
    method: 'GET',
    path: '/api/conversations',
    permission: 'signed-in',
    query: listQuery(['type', 'last_message_at'], {
      unread: z.nullish(bit),
      type: z.nullish(z.enum(conversationTypes)),
      role: z.nullish(z.enum(['pro-artist', 'client'])),
    }),
    response: listOf(row),
    isPoll: true,
  }),
  /** The newest messages; those before or after one that is known. */
  thread: endpoint({
    method: 'GET',
    path: '/api/proartists/conversation/{id}',
    permission: 'signed-in',
    query: z.object({
      before: messageId,
      after: messageId,
      limit: z._default(wholeNumber({ min: 1, max: maxPage }), 50),
    }),
    response: single(thread),
    isPoll: true,
    polledAs: { after: null },
  }),
  /** The same `client_key` again, as after a lost connection, returns the existing message. */
  send: endpoint({
    method: 'POST',
    path: '/api/proartists/{id}/conversation/{conversation_id}/type/{type}/message',
    permission: 'signed-in',
    refreshes: ['conversations'],
    body: draft,
    isMultipart: true,
    isJsonToo: true,
    response: single(message),
  }),
  /** The same in a student's conversation; `id` is the student's. */
  sendOfStudent: endpoint({
    method: 'POST',
    path: '/api/students/{id}/conversation/{conversation_id}/type/{type}/message',
    permission: 'signed-in',
    refreshes: ['conversations'],
    body: draft,
    isMultipart: true,
    isJsonToo: true,
    response: single(message),
  }),
  /** The student's own conversation with the office: made, where there is none yet. */
  open: endpoint({
    method: 'POST',
    path: '/api/student/conversation',
    permission: 'signed-in',
    refreshes: ['conversations'],
    response: single(conversationSummary),
    status: 200,
  }),
  /** As `send`, for a client that has the artist's id and not the conversation's, such as a message to many at once. */
  write: endpoint({
    method: 'POST',
    path: '/api/proartists/{id}/conversation/type/{type}/message',
    permission: 'signed-in',
    refreshes: ['conversations'],
    body: draft,
    isMultipart: true,
    isJsonToo: true,
    response: single(message),
  }),
  /** Marks the other side's messages as read, up to this message of the conversation. */
  read: endpoint({
    method: 'PUT',
    path: '/api/proartists/conversation/{id}/read',
    permission: 'signed-in',
    refreshes: ['conversations'],
    body: z.object({ up_to: rowId }),
  }),
  attachment: endpoint({
    method: 'GET',
    path: '/api/proartists/conversation/{id}/attachments/{attachment_id}',
    permission: 'signed-in',
    /** Of a picture; without it the largest. */
    query: z.object({ size: z.nullish(z.enum(['small', 'page'])) }),
    response: binary,
  }),
  /** Requests a training on a date that is not on offer, in the conversation with the office. */
  askForDate: endpoint({
    method: 'POST',
    path: '/api/terms-and-conditions/dedicated-date',
    permission: 'signed-in',
    refreshes: ['terms', 'conversations'],
    body: z.object({ preferred_on: optional(day()), message: prose(2000) }),
    response: single(z.object({ conversation_id: id() })),
    limit: { max: 30, seconds: 60 },
  }),
})

/** The screen where a conversation is open. */
export function conversationRoute(id: number): string {
  return `inbox?conversation=${id}`
}
