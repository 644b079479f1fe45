import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { StagedFile } from '#kit/contract/values/files.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { storeFile } from '#kit/server/files/files.ts'
import { stageFile } from '#kit/server/files/staging.ts'
import type { Portal } from '#kit/server/http/context.ts'
import type { Upload } from '#kit/server/http/files/upload.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { readUser } from '#kit/server/session/session.ts'
import { pdf } from '../pictures/demo-pdf.ts'
import type { DemoConversation } from '../records/conversations/demo-conversation.ts'
import { demoConversations } from '../records/conversations/demo-conversations.ts'
import { demoAccounts } from '../records/demo-accounts.ts'
import { randomOf } from '../records/demo-random.ts'
import type { UserIds } from '../seed/seed-accounts.ts'
import { contextThen } from '../seed/seed-context.ts'

export type DemoAttachments = ReadonlyMap<DemoConversation, StagedFile>

/** The papers that are sent around, ready to be stored. */
export async function makeAttachments(upload: Upload): Promise<DemoAttachments> {
  const made = await Promise.all(
    demoConversations.map(async (conversation) => {
      if (!conversation.attachment) return []
      const { name, title, facts } = conversation.attachment
      const text = (words: string, y: number, size: number, font: 'serif' | 'sans') => ({
        text: words,
        x: 84,
        y,
        size,
        font,
      })
      const content = pdf('0.99 0.97 0.93 rg 0 0 842 595 re f', [
        text(title, 460, 34, 'serif'),
        ...facts.map((fact, index) => text(fact, 390 - index * 34, 16, 'sans')),
      ])
      const path = upload.newPath()
      await writeFile(path, content)
      return [[conversation, await stageFile(upload, 'attachment', { path, bytes: content.length, name })] as const]
    }),
  )
  return new Map(made.flat())
}

/** Enters the messages; the unread ones notify their recipients, as always. */
export async function enterConversations(
  portal: Portal,
  attachments: DemoAttachments,
  userIds: UserIds,
): Promise<void> {
  const { db } = portal
  const now = portal.clock()
  const conversations = await conversationIds(db)
  const written = demoConversations.flatMap((conversation, index) => {
    const owner = conversations.find(({ email, type }) => email === conversation.email && type === conversation.type)
    const times = timesOf(conversation, now, index + 1)
    return conversation.lines.map(([voice, text], line) => {
      const isUnread = line >= conversation.lines.length - (conversation.unread ?? 0)
      const sent_at = times[line] as Date
      const office = demoAccounts.find(({ role }) => role === (voice === 'owner' ? 'super-admin' : 'administrator'))
      const is_from_office = voice !== 'artist' && voice !== 'student'
      const author = (is_from_office ? office : owner) as { first_name: string; last_name: string }
      return {
        isFirstUnread: isUnread && line === conversation.lines.length - (conversation.unread ?? 0),
        file: conversation.attachment?.line === line ? attachments.get(conversation) : undefined,
        row: {
          conversation_id: owner?.id as number,
          user_id: (is_from_office ? userIds.get(office?.email ?? '') : owner?.user_id) as number,
          author_name: fullName(author),
          is_from_office,
          is_internal: voice === 'note',
          text,
          client_key: randomUUID(),
          sent_at,
          read_at: isUnread || voice === 'note' ? null : readAt(sent_at, times[line + 1] ?? now),
        },
      }
    })
  })
  written.sort((one, other) => one.row.sent_at.getTime() - other.row.sent_at.getTime())
  const entered = await db
    .insertInto('messages')
    .values(written.map(({ row }) => row))
    .returning(['id', 'client_key'])
    .execute()
  const ids = new Map(entered.map(({ id, client_key }) => [client_key, id]))
  for (const { file, isFirstUnread, row } of written) {
    const message_id = ids.get(row.client_key) as number
    if (file) {
      const file_id = await storeFile(db, file, row.sent_at)
      await db.insertInto('message_attachments').values({ message_id, file_id }).execute()
    }
    if (isFirstUnread) await recordSent(portal, message_id, row)
  }
  await sql`
    update conversations set last_message_at = (
      select max(sent_at) from messages where conversation_id = conversations.id and not is_internal
    )
  `.execute(db)
}

type Sent = { conversation_id: number; user_id: number; sent_at: Date }

async function recordSent(portal: Portal, id: number, { conversation_id, user_id, sent_at }: Sent): Promise<void> {
  const ctx = contextThen(portal, sent_at, await readUser(portal.db, user_id))
  await ctx.record('message.sent', id, { conversation_id, is_internal: false, isFirstUnread: true })
}

function conversationIds(db: Db) {
  return db
    .selectFrom('conversations')
    .leftJoin('pro_artists', 'pro_artists.id', 'pro_artist_id')
    .leftJoin('students', 'students.id', 'student_id')
    .select(({ fn }) => [
      'conversations.id',
      'type',
      fn.coalesce('pro_artists.user_id', 'students.user_id').as('user_id'),
      fn.coalesce('pro_artists.email', 'students.email').as('email'),
      fn.coalesce('pro_artists.first_name', 'students.first_name').as('first_name'),
      fn.coalesce('pro_artists.last_name', 'students.last_name').as('last_name'),
    ])
    .execute()
}

const minute = 60_000
const hour = 60 * minute

/**
 * When each line was written: back in time from the last. A further line of one author takes minutes, an answer takes
 * hours.
 */
function timesOf({ lines, days }: DemoConversation, now: Date, seed: number): Date[] {
  const random = randomOf(seed + 20_000)
  const times: Date[] = []
  let at = now.getTime() - days * 24 * hour
  for (const [index, [voice]] of [...lines.entries()].toReversed()) {
    at = awake(at)
    times.unshift(new Date(at))
    const isSame = lines[index - 1]?.[0] === voice
    at -= isSame ? random.between(1, 6) * minute : random.between(0.05, 1) ** 3 * 40 * hour + 4 * minute
  }
  return times
}

/** People write between morning and evening. */
function awake(at: number): number {
  const time = new Date(at).getUTCHours()
  if (time >= 20) return at - (time - 18) * hour
  return time < 6 ? at - (time + 6) * hour : at
}

/** Read soon, and before it was answered. */
function readAt(sentAt: Date, next: Date): Date {
  return new Date(sentAt.getTime() + Math.min(12 * minute, (next.getTime() - sentAt.getTime()) / 2))
}
