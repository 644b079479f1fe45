import { readFile } from 'node:fs/promises'
import { type RawBuilder, sql } from 'kysely'
import { notifications, unreadNewest } from '#academy/notifications/contract/notifications.ts'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { startSession } from '#kit/server/session/session.ts'
import { conversations } from '#network/conversations/contract/conversations.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { createUser } from '#people/session/server/user-rows.steps.ts'
import { students } from '#people/students/contract/students.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { redemptions } from '#teaching/redemptions/contract/redemptions.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { conversationOf } from '#testing/make/make-conversations.ts'
import { type Server, Visitor } from '#testing/visitor.ts'
import { addSeats, addTrainings, type Given } from '../../bench/redeeming.ts'
import type { Act } from './load.ts'

const people = 20

type Kind = 'read' | 'seat' | 'redemption' | 'upload'

const tenActs: readonly Kind[] = ['read', 'seat', 'read', 'redemption', 'read', 'read', 'read', 'read', 'seat', 'read']
/** Of fifty acts that begin one after another: what they are. One is a photograph, which costs a core as much as all others together. */
const mix: readonly Kind[] = Array.from({ length: 5 }, () => tenActs)
  .flat()
  .with(6, 'upload')

/** What an office does all day, each act with rows of its own; `count` is how many there will be at most. */
export async function actsOn(db: Db, server: Server, count: number): Promise<() => Act> {
  const office = await Promise.all(
    Array.from({ length: people }, async (_, number) => (await colleague(db, server, number)).visitor),
  )
  const picture = new File([await readFile('src/testing/images/photo.jpg')], 'photo.jpg', { type: 'image/jpeg' })
  const artist = await db
    .selectFrom('pro_artists')
    .select('id')
    .where('email', '=', cast.artist.email)
    .executeTakeFirstOrThrow()
  const conversation = await conversationOf(db, artist.id, 'GENERAL')
  const share = (kind: Kind) => Math.ceil((count * mix.filter((one) => one === kind).length) / mix.length)
  const learners = await db
    .selectFrom('students')
    .select(['id', 'email'])
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .limit(100)
    .execute()
  const empty = await addTrainings(db, Math.ceil(share('seat') / learners.length))
  const given = await addSeats(db, share('redemption'))
  const reads = [
    [trainings.list, { page: 1, itemsPerPage: 25 }],
    [students.list, { page: 1, itemsPerPage: 25 }],
    [notifications.list, unreadNewest],
    [dashboard.mine, {}],
  ] as [Endpoint, object][]

  const acts: Record<Kind, (visitor: Visitor, number: number) => Omit<Act, 'kind'>> = {
    read: (visitor, number) => {
      const [endpoint, input] = reads[number % reads.length] as [Endpoint, object]
      return { send: () => visitor.call(endpoint, input as never) }
    },
    seat: (visitor, number) => {
      const seat = {
        id: empty[Math.floor(number / learners.length)] ?? 0,
        student_id: learners[number % learners.length]?.id ?? 0,
      }
      const { email } = learners[number % learners.length] as { email: string }
      return {
        send: (headers) =>
          visitor.call(
            participants.register,
            { ...seat, email, student_package_id: null, is_overlap_meant: true },
            headers,
          ),
        effects: () =>
          countOf(db, sql`participants where training_id = ${seat.id} and student_id = ${seat.student_id}`),
      }
    },
    redemption: (visitor, number) => {
      const one = given[number] as Given
      return {
        send: (headers) => visitor.call(redemptions.redeem, one, headers),
        effects: () => countOf(db, sql`voucher_entries where kind = 'USE' and participant_id = ${one.participant_id}`),
      }
    },
    upload: (visitor) => {
      const client_key = crypto.randomUUID()
      const message = { ...conversation.path, message: client_key, attachments: [picture], client_key, is_internal: 0 }
      return {
        send: (headers) => visitor.call(conversations.send, message as never, headers),
        effects: () => wholeUploads(db, visitor, conversation, client_key),
      }
    },
  }
  const made = { read: 0, seat: 0, redemption: 0, upload: 0 }
  let number = 0
  return () => {
    const kind = mix[number % mix.length] as Kind
    number += 1
    // The acts of each kind are spread over all people: what one person may do a minute is limited.
    const visitor = office[made[kind] % people] as Visitor
    return { kind, ...acts[kind](visitor, made[kind]++) }
  }
}

/** Somebody of the office, signed in. */
export async function colleague(db: Db, server: Server, number: number): Promise<{ id: number; visitor: Visitor }> {
  const person = {
    first_name: 'Anna',
    last_name: 'Biuro',
    email: `office.${number}@fire.example`,
    language_name: 'pl' as const,
  }
  const id = (await createUser(db, person, 'administrator', new Date())) as number
  const session = await startSession(db, id, { ip: '127.0.0.1', userAgent: 'fire' }, new Date())
  return { id, visitor: await Visitor.withSession(server, '127.0.0.1', session) }
}

async function countOf(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count from ${rows}`.execute(db)
  return counted[0]?.count ?? 0
}

/** How often a message with its picture arrived whole. */
async function wholeUploads(db: Db, visitor: Visitor, { id }: { id: number }, clientKey: string): Promise<number> {
  const stored = await db
    .selectFrom('messages')
    .innerJoin('message_attachments', 'message_id', 'messages.id')
    .select('message_attachments.id')
    .where('client_key', '=', clientKey)
    .execute()
  const answers = await Promise.all(
    stored.map(({ id: attachment_id }) => visitor.call(conversations.attachment, { id, attachment_id })),
  )
  return answers.filter(({ status, text }) => status === 200 && text.length > 0).length
}
