import { publicPath } from '#kit/contract/public-path.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { GalleryQuery } from '#reputation/public-profiles/contract/artist-gallery.ts'

/** Where the gallery is, from the root of the portal, with these filters. The first page is the one without a number. */
export function galleryAddress(language: Language, query: Partial<GalleryQuery> = {}): string {
  const filled = Object.entries({ ...query, page: query.page === 1 ? null : query.page })
  const search = new URLSearchParams(filled.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
  const path = publicPath('artists', language)
  return search.size > 0 ? `${path}?${search}` : path
}
