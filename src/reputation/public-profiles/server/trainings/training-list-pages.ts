import type { Language } from '#kit/contract/texts/text.ts'
import type { Portal } from '#kit/server/http/context.ts'
import type { FastPath } from '#kit/server/http/limits/fast-path.ts'
import type { MadePage } from '#kit/server/public-page/page-cache.ts'
import {
  type PublicTrainingQuery,
  publicTrainingQuery,
  publicTrainings,
} from '#reputation/public-profiles/contract/public-trainings.ts'
import { storedLists } from '../gallery/stored-lists.ts'
import { trainingChoices, trainingsPage } from './public-trainings.queries.ts'
import { trainingListHtml } from './training-list-page.ts'

/** Renders a page of the list as it is now. */
export async function makeTrainingList(
  { config, db, texts }: Pick<Portal, 'config' | 'db' | 'texts'>,
  language: Language,
  query: PublicTrainingQuery,
  now: Date,
): Promise<MadePage> {
  const [found, choices] = await Promise.all([trainingsPage(db, query, now), trainingChoices(db, now)])
  const reading = { t: texts.in(language), look: texts.look(), language, publicUrl: config.publicUrl }
  const page = await trainingListHtml({ ...reading, ...found, choices, query })
  return { page, until: choices.first === null ? Number.POSITIVE_INFINITY : Date.parse(choices.first) }
}

/** The pages of the list, cached for as long as the gallery's version does not change. */
export function trainingLists(portal: Portal): FastPath[] {
  return storedLists(portal, {
    endpoints: { pl: publicTrainings.list, 'en-US': publicTrainings.englishList },
    parse: (query) => publicTrainingQuery.parse(query),
    make: makeTrainingList,
  })
}
