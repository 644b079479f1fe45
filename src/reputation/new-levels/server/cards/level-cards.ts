import { buffer } from 'node:stream/consumers'
import { languages } from '#kit/contract/texts/text.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { nameOf as storedName } from '#kit/server/files/stored-files.ts'
import type { Context } from '#kit/server/http/context.ts'
import { failFields, found } from '#kit/server/http/errors.ts'
import { Attachment } from '#kit/server/http/files/attachment.ts'
import { withinMemory } from '#kit/server/pictures/images.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { cardFormats } from '#reputation/portfolio/contract/card-formats.ts'
import { liveProfiles } from '#reputation/public-profiles/server/public-profiles.queries.ts'
import { placeOf } from '../new-levels.queries.ts'
import { drawLevelCard } from './level-card.ts'

/** Bytes that drawing one takes. */
const drawMemory = 60e6

/** The card of an artist's own level; not found for one without a level, and a 422 for a format or language that there is not. */
export async function levelCard(ctx: Context, artistId: number, formatName: string, languageName: string) {
  const { db, storage, texts } = ctx
  const format = cardFormats.find((one) => one === formatName) ?? failFields({ format: 'not_a_choice' })
  const language = languages.find((one) => one === languageName) ?? failFields({ language: 'not_a_choice' })
  const artist = found(await artistOf(db, artistId))
  const t = texts.in(language)
  const portrait = await portraitOf(db, artistId)
  const stored = portrait && (await storage.open(storedName(portrait.storage_key, 'large')))
  const picture = stored ? await buffer(stored.stream) : null
  const words = { academy: t('answers.academy'), artist: fullName(artist), level: artist.level[language] }
  const shown = picture ?? (await placeOf(db, artist.level_id))
  const body = await withinMemory(drawMemory, () => drawLevelCard(format, words, texts.look(), shown))
  return new Attachment({ name: `${t('newLevels.card_file')}-${format}.jpg`, mime: 'image/jpeg', body })
}

function artistOf(db: Db, id: number) {
  return db
    .selectFrom('pro_artists')
    .innerJoin('levels', 'levels.id', 'pro_artists.level_id')
    .select(['first_name', 'last_name', 'levels.id as level_id', 'levels.name as level'])
    .where('pro_artists.id', '=', id)
    .executeTakeFirst()
}

/** Only of an artist whose profile anybody may see: that shows it, too. */
function portraitOf(db: Db, artistId: number) {
  return liveProfiles(db)
    .innerJoin('files', 'files.id', 'pro_artists.avatar_id')
    .select('storage_key')
    .where('pro_artists.id', '=', artistId)
    .executeTakeFirst()
}
