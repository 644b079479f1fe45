import { conversations } from '#contract/conversations/conversations.ts'
import type { Academy } from './academy.ts'
import { cases } from './all-cases.ts'
import { type Ids, type Make, words } from './cases.ts'
import { cast } from './cast.ts'
import { conversationOf } from './make-conversations.ts'
import { sample } from './upload-server.ts'

export type GoodInput = Awaited<ReturnType<typeof goodInput>>

/**
 * Input that every call takes well, by the call's name. `isOwn` asks for the row of the artist who signs in, where a call is
 * about an artist; `own` is that of somebody else who does.
 */
export async function goodInput(world: Academy) {
  const own = await artistWithMessages(world, cast.artist)
  const others = await artistWithMessages(world, cast.completed)
  const { documentId } = await artistWithFiles(world, cast.missingData)
  const openForm = { hash: (await world.lastMail(cast.missingData.email)).hash, id: documentId }
  const makers = new Map<string, Make>(
    Object.entries(cases).flatMap(([feature, { input }]) =>
      Object.entries(input?.({ world, others, openForm }) ?? {}).map(
        ([call, make]) => [`${feature}.${call}`, make] as const,
      ),
    ),
  )
  type Asked = { isOwn?: boolean; own?: Ids | null }
  return async (name: string, { isOwn = false, own: asked = isOwn ? own : null }: Asked = {}): Promise<object> =>
    (await makers.get(name)?.({ own: asked })) ?? {}
}

function artistWithFiles({ db }: Academy, { email }: { email: string }): Promise<Ids> {
  return db
    .selectFrom('pro_artists')
    .innerJoin('pro_artist_documents', 'pro_artist_documents.pro_artist_id', 'pro_artists.id')
    .select(['pro_artists.id', 'pro_artist_documents.id as documentId'])
    .where('email', '=', email)
    .where('avatar_id', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** The same, with a conversation in which the office has sent a file. */
async function artistWithMessages(world: Academy, person: { email: string }): Promise<Ids> {
  const artist = await artistWithFiles(world, person)
  const { id, path } = await conversationOf(world.db, artist.id, 'TRAINING')
  const attachments = [await sample('certificate.pdf')]
  const { data } = await world.as.office.send(conversations.send, { ...path, message: words.pl, attachments })
  const attachment_id = data.attachments[0]?.id as number
  return { ...artist, conversation: { id, path, message_id: data.id, attachment_id } }
}
