import type { Endpoint } from '#kit/contract/endpoint.ts'
import { type Language, languages } from '#kit/contract/texts/text.ts'
import type { WebPage } from '#kit/server/http/api/web-page.ts'
import type { Portal } from '#kit/server/http/context.ts'
import type { FastPath } from '#kit/server/http/limits/fast-path.ts'
import { type MadePage, pageCache } from '#kit/server/public-page/page-cache.ts'
import { readTogether } from '#kit/server/read-together.ts'
import { galleryVersion } from './gallery.queries.ts'

/** A list for everybody, at an address in each language. */
type List<Query> = {
  endpoints: Record<Language, Endpoint>
  parse: (query: unknown) => Query
  make: (portal: Portal, language: Language, query: Query, now: Date) => Promise<MadePage>
}

/** The cache of pages: those requested last, each with its filters. */
const mostStored = 300

/** A page is rendered once for each version of the gallery; every request queries the version, together with others of its moment. */
export function storedLists<Query>(portal: Portal, { endpoints, parse, make }: List<Query>): FastPath[] {
  const { db, clock, texts } = portal
  const stored = pageCache<MadePage>(mostStored)
  const version = readTogether<Awaited<ReturnType<typeof galleryVersion>>>()

  async function pageOf(language: Language, query: Query): Promise<WebPage | null> {
    const { is_gallery_on, state, texts_version } = await version('', () => galleryVersion(db))
    if (!is_gallery_on) return null
    await texts.follow(texts_version)
    const now = clock()
    const key = JSON.stringify([language, query])
    return (await stored(key, state, now, () => make(portal, language, query, now))).page
  }

  return languages.map((language) => ({
    endpoint: endpoints[language],
    answer: ({ query }) => pageOf(language, parse(query)),
  }))
}
