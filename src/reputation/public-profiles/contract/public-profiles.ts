import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { instant, prose } from '#kit/contract/fields.ts'
import { revised, revision } from '#kit/contract/revision.ts'
import { bilingual } from '#kit/contract/texts/text.ts'
import { galleryCalls } from './artist-gallery.ts'
import { slug } from './slug.ts'

const blocked = z.nullable(z.object({ at: instant(), reason: z.string() }))

/** Where the page is, in each language. */
const addresses = bilingual(z.string())

const own = z.object({
  is_on: z.boolean(),
  /** Whether the gallery shows the artist, too; null: the academy has none. */
  is_listed: z.nullable(z.boolean()),
  /** Proposed from the name for as long as none was saved. */
  slug: z.string(),
  /** Those that lead to the present one. */
  old_slugs: z.array(z.string()),
  addresses,
  blocked,
  /** Whether anybody sees it now. */
  is_live: z.boolean(),
  revision: z.int(),
})
export type OwnPublicProfile = z.output<typeof own>

const ofArtist = z.object({ is_on: z.boolean(), is_live: z.boolean(), addresses, blocked, revision: z.int() })
export type ArtistPublicProfile = z.output<typeof ofArtist>

const mine = '/api/proartist/profile/public'
const byId = '/api/proartist/{id}/public-profile'
const refreshes = ['publicProfiles'] as const

export const publicProfiles = calls('publicProfiles', {
  /** The pages and pictures that anybody sees: HTML, made on the server. */
  page: endpoint({ method: 'GET', path: '/artists/{slug}', permission: 'public', response: binary }),
  englishPage: endpoint({ method: 'GET', path: '/en/artists/{slug}', permission: 'public', response: binary }),
  portrait: endpoint({
    method: 'GET',
    path: '/artists/{slug}/portrait/{size}',
    permission: 'public',
    response: binary,
  }),
  /** What link previews show: JPEG, for many of them take nothing else. */
  card: endpoint({
    method: 'GET',
    path: '/artists/{slug}/card/{language}',
    permission: 'public',
    limit: { max: 120, seconds: 60 },
    response: binary,
  }),
  /** A picture of a work, as long as the person in it agrees. */
  picture: endpoint({
    method: 'GET',
    path: '/artists/{slug}/works/{image_id}/{size}',
    permission: 'public',
    response: binary,
  }),
  ...galleryCalls,
  /** For search engines: what they may read, and where the profiles are. */
  robots: endpoint({ method: 'GET', path: '/robots.txt', permission: 'public', response: binary }),
  sitemap: endpoint({ method: 'GET', path: '/sitemap.xml', permission: 'public', response: binary }),

  /** The artist who is signed in. */
  get: endpoint({ method: 'GET', path: mine, permission: 'signed-in', response: single(own) }),
  update: endpoint({
    method: 'PUT',
    path: mine,
    permission: 'signed-in',
    refreshes,
    body: revised(z.object({ is_on: z.boolean(), slug: slug(), is_listed: z.nullish(z.boolean()) })),
    response: single(own),
  }),
  /** The reason why an address is not available; null: it is free, or the artist's own. */
  checkSlug: endpoint({
    method: 'GET',
    path: `${mine}/slug/{slug}`,
    permission: 'signed-in',
    response: single(
      z.object({ problem: z.nullable(z.enum(['slug', 'slug_reserved', 'slug_taken', 'slug_of_colleague'])) }),
    ),
  }),
  /** The page as it would be, though it be switched off. */
  preview: endpoint({ method: 'GET', path: `${mine}/preview/{language}`, permission: 'signed-in', response: binary }),

  /** Null: the artist never thought of one. */
  ofArtist: endpoint({
    method: 'GET',
    path: byId,
    permission: 'can-view-all-pro-artists',
    response: single(z.nullable(ofArtist)),
  }),
  block: endpoint({
    method: 'PUT',
    path: `${byId}/block`,
    permission: 'can-edit-pro-artist',
    // With its reasons.
    refreshes: [...refreshes, 'contentReports'],
    body: z.object({ reason: prose(2000), revision }),
    response: single(ofArtist),
  }),
  allow: endpoint({
    method: 'PUT',
    path: `${byId}/allow`,
    permission: 'can-edit-pro-artist',
    refreshes,
    body: z.object({ revision }),
    response: single(ofArtist),
  }),
})
