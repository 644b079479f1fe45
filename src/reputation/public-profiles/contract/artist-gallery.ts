import { z } from 'zod/mini'
import { binary, endpoint } from '#kit/contract/endpoint.ts'
import { publicPath } from '#kit/contract/public-path.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import { techniques } from '#network/artists/contract/artists.choices.ts'
import { lenient, mostPages, typed } from './lenient.ts'

export const gallerySorts = ['reviews', 'rating', 'name'] as const

/** So many artists stand on a page. */
export const galleryPageSize = 24

export const galleryQuery = z.object({
  q: lenient(typed(100)),
  city: lenient(typed(120)),
  technique: lenient(z.enum(techniques)),
  /** The code of a level. */
  level: lenient(typed(40)),
  sort: lenient(z.enum(gallerySorts)),
  page: lenient(z.coerce.number().check(z.int(), z.gte(1), z.lte(mostPages))),
})
export type GalleryQuery = z.output<typeof galleryQuery>

const page = (language: Language) =>
  endpoint({
    method: 'GET',
    path: publicPath('artists', language),
    permission: 'public',
    query: galleryQuery,
    response: binary,
  })

/** The artists who want to be found, for everybody: HTML, made on the server. */
export const galleryCalls = { gallery: page('pl'), englishGallery: page('en-US') }
