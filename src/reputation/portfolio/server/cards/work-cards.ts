import { buffer } from 'node:stream/consumers'
import { languages } from '#kit/contract/texts/text.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { nameOf as storedName } from '#kit/server/files/stored-files.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { Attachment } from '#kit/server/http/files/attachment.ts'
import { withinMemory } from '#kit/server/pictures/images.ts'
import { cardFormats } from '#reputation/portfolio/contract/card-formats.ts'
import { picturesForSocialMedia } from '../portfolio.queries.ts'
import { drawWorkCard } from './work-card.ts'

/** Bytes that drawing one takes. */
const drawMemory = 80e6

/** The card of a work; not found where nobody agreed to social media, or the office did not approve it. */
export async function workCard(ctx: Context, id: number, formatName: string, languageName: string) {
  const { db, storage, texts } = ctx
  const format = cardFormats.find((one) => one === formatName) ?? fail('not_found')
  const language = languages.find((one) => one === languageName) ?? fail('not_found')
  const pictures = await picturesForSocialMedia(db, id)
    .innerJoin('files', 'files.id', 'portfolio_images.file_id')
    .innerJoin('pro_artists', 'pro_artists.id', 'portfolio_items.pro_artist_id')
    .select(['stage', 'storage_key', 'portfolio_items.technique', 'first_name', 'last_name'])
    .orderBy('portfolio_images.position')
    .execute()
  const before = pictures.find(({ stage }) => stage === 'BEFORE')
  const after = pictures.findLast(({ stage }) => stage === 'HEALED') ?? pictures.find(({ stage }) => stage === 'AFTER')
  const shown = [before, after].filter((one) => one !== undefined)
  const { technique, ...artist } = found(shown[0])
  const t = texts.in(language)
  const words = {
    academy: t('answers.academy'),
    artist: fullName(artist),
    craft: t(`artists.techniques_${technique}`),
    stages: shown.length > 1 ? shown.map(({ stage }) => t(`portfolio.stage_${stage}`)) : [],
  }
  const files = await Promise.all(
    shown.map(async ({ storage_key }) => buffer(found(await storage.open(storedName(storage_key, 'medium'))).stream)),
  )
  const body = await withinMemory(drawMemory, () => drawWorkCard(format, words, texts.look(), files))
  return new Attachment({ name: `${t('portfolio.card_file')}-${id}-${format}.jpg`, mime: 'image/jpeg', body })
}
