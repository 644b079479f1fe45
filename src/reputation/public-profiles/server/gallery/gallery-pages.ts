import { LRUCache } from 'lru-cache'
import { type Language, languages } from '#kit/contract/texts/text.ts'
import type { WebPage } from '#kit/server/http/api/web-page.ts'
import type { Portal } from '#kit/server/http/context.ts'
import type { FastPath } from '#kit/server/http/limits/fast-path.ts'
import { readTogether } from '#kit/server/read-together.ts'
import { type GalleryQuery, galleryQuery } from '#reputation/public-profiles/contract/artist-gallery.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { galleryChoices, galleryPage, galleryVersion } from './gallery.queries.ts'
import { galleryHtml } from './gallery-page.ts'

type Services = Pick<Portal, 'config' | 'db' | 'texts'>
type MadePage = { page: WebPage /** When the first training on it begins. */; until: number }

/** Renders a page of the gallery as it is now. */
export async function makeGalleryPage(
  { config, db, texts }: Services,
  language: Language,
  query: GalleryQuery,
  now: Date,
): Promise<MadePage> {
  const [found, choices] = await Promise.all([galleryPage(db, query, now), galleryChoices(db)])
  const reading = { t: texts.in(language), look: texts.look(), language, publicUrl: config.publicUrl }
  const page = await galleryHtml({ ...reading, ...found, choices, query })
  const starts = found.artists.flatMap(({ next_training }) =>
    next_training ? [Date.parse(next_training.starts_at)] : [],
  )
  return { page, until: Math.min(Number.POSITIVE_INFINITY, ...starts) }
}

/** The cache of pages: those requested last, each with its filters. */
const mostStored = 300

/** A page is rendered once for each version of the gallery; every request queries the version, together with others of its moment. */
export function galleryPages(portal: Portal): FastPath[] {
  const { db, clock, texts } = portal
  const stored = new LRUCache<string, { state: string; made: Promise<MadePage> }>({ max: mostStored })
  const version = readTogether<Awaited<ReturnType<typeof galleryVersion>>>()

  async function pageOf(language: Language, query: GalleryQuery): Promise<WebPage | null> {
    const { is_gallery_on, state, texts_version } = await version('', () => galleryVersion(db))
    if (!is_gallery_on) return null
    await texts.follow(texts_version)
    const now = clock()
    const key = JSON.stringify([language, query])
    const known = stored.get(key)
    if (known && known.state === state) {
      const { page, until } = await known.made
      if (now.getTime() < until) return page
    }
    const fresh = { state, made: makeGalleryPage(portal, language, query, now) }
    stored.set(key, fresh)
    fresh.made.catch(() => stored.peek(key) === fresh && stored.delete(key))
    return (await fresh.made).page
  }

  const endpoints = { pl: publicProfiles.gallery, 'en-US': publicProfiles.englishGallery }
  return languages.map((language) => ({
    endpoint: endpoints[language],
    answer: ({ query }) => pageOf(language, galleryQuery.parse(query)),
  }))
}
