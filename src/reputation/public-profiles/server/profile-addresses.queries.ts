import { fillPath } from '#kit/contract/endpoint.ts'
import { type Bilingual, type Language, languages } from '#kit/contract/texts/text.ts'
import type { Config } from '#kit/server/start/config.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'

const pages = { pl: publicProfiles.page, 'en-US': publicProfiles.englishPage } as const

/** Where a page is in one of its languages, from the root of the portal. */
export function pathOf(slug: string, language: Language): string {
  return fillPath(pages[language].path, { slug })
}

/** The full addresses of a page. */
export function addressesOf({ publicUrl }: Pick<Config, 'publicUrl'>, slug: string): Bilingual {
  return Object.fromEntries(languages.map((one) => [one, publicUrl + pathOf(slug, one)])) as Bilingual
}

export function cardPath(slug: string, language: Language): string {
  return fillPath(publicProfiles.card.path, { slug, language })
}

/** Where the pictures of a page are, by their size. */
export type PictureAddresses = {
  portrait: (size: 'medium' | 'large') => string
  work: (imageId: number, size: 'small' | 'medium' | 'large') => string
}

type Pictured = { id: number; slug: string; avatar_id: number | null }

/**
 * The addresses of pictures below the page's own, which work only as long as the page does. The number in them changes
 * with the picture, so that caches load a new one.
 */
export function publicPictures({ slug, avatar_id }: Pictured): PictureAddresses {
  return {
    portrait: (size) => `${fillPath(publicProfiles.portrait.path, { slug, size })}?v=${avatar_id}`,
    work: (image_id, size) => fillPath(publicProfiles.picture.path, { slug, image_id, size }),
  }
}

/** As the artist sees them, whether anybody else does or not. */
export function ownPictures({ id, avatar_id }: Pictured): PictureAddresses {
  return {
    portrait: (size) => `${fillPath(artists.avatar.path, { id, size })}?v=${avatar_id}`,
    work: (image_id, size) => fillPath(portfolio.image.path, { id: image_id, size }),
  }
}
