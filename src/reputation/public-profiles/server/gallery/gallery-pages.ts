import type { Language } from '#kit/contract/texts/text.ts'
import type { Portal } from '#kit/server/http/context.ts'
import type { FastPath } from '#kit/server/http/limits/fast-path.ts'
import type { MadePage } from '#kit/server/public-page/page-cache.ts'
import { type GalleryQuery, galleryQuery } from '#reputation/public-profiles/contract/artist-gallery.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { galleryChoices, galleryPage } from './gallery.queries.ts'
import { galleryHtml } from './gallery-page.ts'
import { storedLists } from './stored-lists.ts'

type Services = Pick<Portal, 'config' | 'db' | 'texts'>

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

/** The pages of the gallery, cached for as long as its version does not change. */
export function galleryPages(portal: Portal): FastPath[] {
  return storedLists(portal, {
    endpoints: { pl: publicProfiles.gallery, 'en-US': publicProfiles.englishGallery },
    parse: (query) => galleryQuery.parse(query),
    make: makeGalleryPage,
  })
}
