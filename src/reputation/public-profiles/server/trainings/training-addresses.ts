import { fillPath } from '#kit/contract/endpoint.ts'
import { publicPath } from '#kit/contract/public-path.ts'
import { type Bilingual, type Language, languages } from '#kit/contract/texts/text.ts'
import { type PublicTrainingQuery, publicTrainings } from '#reputation/public-profiles/contract/public-trainings.ts'
import { plainWords } from '#reputation/public-profiles/contract/slug.ts'

/** Where the list is, from the root of the portal, with these filters. The first page is the one without a number. */
export function trainingsAddress(language: Language, query: Partial<PublicTrainingQuery> = {}): string {
  return publicPath('trainings', language) + searchOf(query)
}

const feeds = { pl: publicTrainings.feed, 'en-US': publicTrainings.englishFeed } as const

/** The same of the list for other websites. */
export function feedAddress(language: Language, query: Partial<PublicTrainingQuery> = {}): string {
  return feeds[language].path + searchOf(query)
}

function searchOf(query: Partial<PublicTrainingQuery>): string {
  const filled = Object.entries({ ...query, page: query.page === 1 ? null : query.page })
  const search = new URLSearchParams(filled.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
  return search.size > 0 ? `?${search}` : ''
}

type Titled = { id: number; title: Bilingual }

/** The id is what finds it: an address with the words of a former title leads on. */
export function trainingSlug({ id, title }: Titled, language: Language): string {
  return [plainWords(title[language]), id].filter(Boolean).join('-')
}

/** Null: no training has such an address. */
export function idIn(slug: string): number | null {
  const id = Number(/(?:^|-)(\d{1,10})$/.exec(slug)?.[1])
  return id > 0 && id < 2 ** 31 ? id : null
}

const pages = { pl: publicTrainings.page, 'en-US': publicTrainings.englishPage } as const

/** Where a training's page is, from the root of the portal. */
export function trainingPath(training: Titled, language: Language): string {
  return fillPath(pages[language].path, { slug: trainingSlug(training, language) })
}

/** The full addresses of a training's page. */
export function trainingAddresses({ publicUrl }: { publicUrl: string }, training: Titled): Bilingual {
  return Object.fromEntries(languages.map((one) => [one, publicUrl + trainingPath(training, one)])) as Bilingual
}
