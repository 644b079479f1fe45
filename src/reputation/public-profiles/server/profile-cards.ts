import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { fullName } from '#kit/contract/values/full-name.ts'
import { nameOf as storedName } from '#kit/server/files/stored-files.ts'
import type { Context } from '#kit/server/http/context.ts'
import { Attachment } from '#kit/server/http/files/attachment.ts'
import type { Look } from '#kit/server/language/texts.ts'
import { withinMemory } from '#kit/server/pictures/images.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { levelOrNull } from '#network/artists/server/artists.queries.ts'
import { type CardText, drawCard } from './profile-card.ts'
import { craftOf, type View } from './profile-view.ts'

/** Bytes that drawing one takes. */
const drawMemory = 40e6
/** The cache of cards: those requested last. */
const mostStored = 100

const cards = new LRUCache<string, Promise<Buffer>>({ max: mostStored })

/** The card of an artist whom anybody may see, drawn once for as long as it shows the same. */
export async function profileCard(
  { db, storage }: Context<unknown>,
  id: number,
  reading: Pick<View, 't' | 'language' | 'look'>,
) {
  const { storage_key: portrait, ...artist } = await artistOf(db, id)
  const words = wordsOf({ ...reading, content: artist })
  const { look } = reading
  const key = digestOf(words, look, portrait)
  const card = cards.get(key) ?? withinMemory(drawMemory, async () => drawCard(words, look, await picture()))
  cards.set(key, card)
  card.catch(() => cards.delete(key))
  return new Attachment({
    ...{ name: 'card.jpg', mime: 'image/jpeg', body: await card },
    isInline: true,
    isEmbeddable: true,
  })

  async function picture() {
    const stored = portrait === null ? null : await storage.open(storedName(portrait, 'large'))
    return stored && buffer(stored.stream)
  }
}

function artistOf(db: Db, id: number) {
  return db
    .selectFrom('pro_artists')
    .leftJoin('levels', 'levels.id', 'pro_artists.level_id')
    .leftJoin('files', 'files.id', 'pro_artists.avatar_id')
    .select(['first_name', 'last_name', 'techniques', 'storage_key', levelOrNull.as('level')])
    .where('pro_artists.id', '=', id)
    .executeTakeFirstOrThrow()
}

type Shown = Pick<View['content'], 'first_name' | 'last_name' | 'techniques' | 'level'>

function wordsOf({ t, language, content }: Pick<View, 't' | 'language'> & { content: Shown }): CardText {
  return {
    academy: t('answers.academy'),
    name: fullName(content),
    level: content.level?.name[language] ?? null,
    craft: craftOf({ t, language, content }),
  }
}

/** Changes when the card's picture changes: link previews are cached by their address. */
export function cardVersion(view: View): string {
  return digestOf(wordsOf(view), view.look, view.content.avatar_id)
}

/** Of all that a card shows. */
function digestOf(words: CardText, { accent, mark }: Look, portrait: string | number | null): string {
  const hash = createHash('sha256').update(JSON.stringify([words, accent, portrait]))
  return hash
    .update(mark ?? '')
    .digest('hex')
    .slice(0, 12)
}
