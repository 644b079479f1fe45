import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import { type Language, languages } from '#kit/contract/texts/text.ts'
import type { WebPage } from '#kit/server/http/api/web-page.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { avatarFile, visibleArtist } from '#network/artists/server/artists.queries.ts'
import { ownArtist } from '#network/profile/server/profile.queries.ts'
import { visiblePictures } from '#reputation/portfolio/server/portfolio.queries.ts'
import type { GalleryQuery } from '#reputation/public-profiles/contract/artist-gallery.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { isSlug } from '#reputation/public-profiles/contract/slug.ts'
import { galleryVersion } from './gallery/gallery.queries.ts'
import { makeGalleryPage } from './gallery/gallery-pages.ts'
import { absentPage, movedPage } from './gone-page.ts'
import { addressesOf, ownPictures, pathOf } from './profile-addresses.queries.ts'
import { profileCard } from './profile-cards.ts'
import { profileContent } from './profile-content.queries.ts'
import { profilePage } from './profile-page.ts'
import { makePage } from './profile-pages.ts'
import {
  liveArtistAt,
  type ManagedProfile,
  managedProfile,
  profileAt,
  proposedSlug,
  slugProblem,
} from './public-profiles.queries.ts'
import { allowProfile, blockProfile, saveProfile } from './public-profiles.steps.ts'
import { robotsFile, sitemapFile } from './search-engines.ts'

type Own = { id: number }

/** The row of the artist who sends the request; a user without one gets a 404. */
const own = ({ db, user }: Context) => ownArtist(db, user).select('id').executeTakeFirst()

const ofNetwork = ({ db, user }: Context, { id }: { id: number }) => visibleArtist(db, user, id)

/** Of an artist who never thought of one there is nothing to take off. */
const profileOfNetwork = async (ctx: Context, params: { id: number }) =>
  (await ofNetwork(ctx, params)) && managedProfile(ctx.db, params.id)

export const publicProfileRoutes = routes(publicProfiles, {
  page: (ctx, { slug }) => pageAt(ctx, slug, 'pl'),
  englishPage: (ctx, { slug }) => pageAt(ctx, slug, 'en-US'),

  gallery: (ctx, query) => galleryAt(ctx, query, 'pl'),
  englishGallery: (ctx, query) => galleryAt(ctx, query, 'en-US'),

  portrait: async ({ db }, { slug, size }) => {
    const { id } = found(await liveArtistAt(db, slug))
    return { file: found(await avatarFile(db, id)), variant: size }
  },

  card: async (ctx, { slug, language: languageName }) => {
    const language = languageOf(languageName)
    const { id } = found(await liveArtistAt(ctx.db, slug))
    return profileCard(ctx, id, { t: ctx.texts.in(language), look: ctx.texts.look(), language })
  },

  picture: async ({ db }, { slug, image_id, size }) => {
    const { id } = found(await liveArtistAt(db, slug))
    const picture = visiblePictures(db, null)
      .innerJoin('files', 'files.id', 'portfolio_images.file_id')
      .selectAll('files')
      .where('portfolio_images.id', '=', image_id)
      .where('portfolio_items.pro_artist_id', '=', id)
    return { file: found(await picture.executeTakeFirst()), variant: size }
  },

  robots: async ({ config }) => robotsFile(config),
  sitemap: ({ db, config, now }) => sitemapFile(db, config, now),

  get: { subject: own, handle: (ctx, _, artist: Own) => ownAnswer(ctx, artist) },

  update: {
    subject: own,
    handle: async (ctx, wanted, artist: Own) => {
      await saveProfile(ctx, artist.id, wanted)
      return ownAnswer(ctx, artist)
    },
  },

  checkSlug: {
    subject: own,
    handle: async (ctx, { slug }, { id }: Own) => {
      const problem = isSlug(slug) ? await slugProblem(ctx, id, slug) : ('slug' as const)
      return { data: { problem } }
    },
  },

  preview: {
    subject: own,
    handle: async ({ db, texts, config, now }, { language: languageName }, { id }: Own) => {
      const language = languageOf(languageName)
      const slug = (await managedProfile(db, id))?.slug ?? (await proposedSlug({ db, now }, id))
      const content = await profileContent(db, { id, slug }, now)
      const reading = { t: texts.in(language), look: texts.look(), language, publicUrl: config.publicUrl }
      return profilePage({ ...reading, content, pictures: ownPictures(content), isPreview: true })
    },
  },

  ofArtist: {
    subject: ofNetwork,
    handle: async (ctx, { id }) => ({ data: await officeAnswer(ctx, id) }),
  },

  block: {
    subject: profileOfNetwork,
    handle: async (ctx, { id, reason, revision }) => {
      await blockProfile(ctx, id, reason, revision)
      return { data: found(await officeAnswer(ctx, id)) }
    },
  },

  allow: {
    subject: profileOfNetwork,
    handle: async (ctx, { id, revision }) => {
      await allowProfile(ctx, id, revision)
      return { data: found(await officeAnswer(ctx, id)) }
    },
  },
})

export function languageOf(languageName: string): Language {
  return languages.find((one) => one === languageName) ?? fail('not_found')
}

/**
 * Pages that are not cached (`profile-pages.ts`): those that were turned off, have moved or never existed, and HEAD
 * requests.
 */
async function pageAt(ctx: Context<unknown>, slug: string, language: Language): Promise<WebPage> {
  const { db, config, texts, now } = ctx
  const reading = { t: texts.in(language), look: texts.look(), language, publicUrl: config.publicUrl }
  // Somebody typed it as a name is written.
  const known = await profileAt(db, slug.toLowerCase())
  if (!known?.is_live) return absentPage(reading, known?.was_open ? 410 : 404)
  if (known.slug !== slug) return movedPage(config.publicUrl + pathOf(known.slug, language))
  return (await makePage(ctx, known, language, now)).page
}

/** While it is off, and where the cache of pages does not answer. */
async function galleryAt(ctx: Context<unknown>, query: GalleryQuery, language: Language): Promise<WebPage> {
  const { db, config, texts, now } = ctx
  const { is_gallery_on } = await galleryVersion(db)
  if (is_gallery_on) return (await makeGalleryPage(ctx, language, query, now)).page
  return absentPage({ t: texts.in(language), look: texts.look(), language, publicUrl: config.publicUrl }, 404)
}

async function ownAnswer({ db, config, now }: Context, { id }: Own) {
  const profile = await managedProfile(db, id)
  const { is_gallery_on } = await settingsInForce(db)
  const slug = profile?.slug ?? (await proposedSlug({ db, now }, id))
  return {
    data: {
      is_on: profile?.is_on ?? false,
      is_listed: is_gallery_on ? (profile?.is_listed ?? false) : null,
      slug,
      old_slugs: profile?.old_slugs ?? [],
      addresses: addressesOf(config, slug),
      blocked: profile ? blockOf(profile) : null,
      is_live: profile?.is_live ?? false,
      revision: profile?.revision ?? 1,
    },
  }
}

async function officeAnswer({ db, config }: Context, artistId: number) {
  const profile = await managedProfile(db, artistId)
  if (!profile) return null
  const { is_on, is_live, revision, slug } = profile
  return { is_on, is_live, revision, addresses: addressesOf(config, slug), blocked: blockOf(profile) }
}

function blockOf({ blocked_at: at, block_reason: reason }: ManagedProfile) {
  return at !== null && reason !== null ? { at, reason } : null
}
