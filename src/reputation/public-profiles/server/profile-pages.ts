import DataLoader from 'dataloader'
import { CompiledQuery } from 'kysely'
import type { Language } from '#kit/contract/texts/text.ts'
import type { WebPage } from '#kit/server/http/api/web-page.ts'
import type { Portal } from '#kit/server/http/context.ts'
import type { FastPath } from '#kit/server/http/limits/fast-path.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { type MadePage, pageCache } from '#kit/server/public-page/page-cache.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { publicPictures } from './profile-addresses.queries.ts'
import { profileContent } from './profile-content.queries.ts'
import { profilePage } from './profile-page.ts'
import { isLive } from './public-profiles.queries.ts'

type Services = Pick<Portal, 'config' | 'db' | 'texts'>

/** Renders an artist's page as it is now. The caller has checked that it is public. */
export async function makePage(
  { config, db, texts }: Services,
  artist: { id: number; slug: string },
  language: Language,
  now: Date,
): Promise<MadePage> {
  const content = await profileContent(db, artist, now)
  const reading = { t: texts.in(language), look: texts.look(), language, publicUrl: config.publicUrl }
  const page = await profilePage({ ...reading, content, pictures: publicPictures(content), isPreview: false })
  const starts = content.trainings.map(({ starts_at }) => Date.parse(starts_at))
  return { page, until: Math.min(Number.POSITIVE_INFINITY, ...starts) }
}

/** The cache of pages: those requested last. */
const mostStored = 500

/**
 * A page with many requests is rendered once. Every request queries the version of the page's content, so that a page
 * that was changed, turned off or withdrawn is not served again. Requests that arrive while the server is busy share
 * one round trip.
 */
export function profilePages(portal: Portal): FastPath[] {
  const { db, clock, texts } = portal
  const stored = pageCache<MadePage>(mostStored)
  const versions = new DataLoader((slugs: readonly string[]) => readTogether(db, slugs), {
    cache: false,
    batchScheduleFn: setImmediate,
    maxBatchSize: 100,
  })

  async function pageAt(slug: string, language: Language): Promise<WebPage | null> {
    const version = await versions.load(slug)
    if (!version) return null
    await texts.follow(version.texts_version)
    const now = clock()
    const artist = { id: version.id, slug }
    const { page } = await stored(`${version.id} ${language}`, version.state, now, () =>
      makePage(portal, artist, language, now),
    )
    return page
  }

  const at =
    (language: Language) =>
    ({ params: { slug = '' } }: { params: Record<string, string> }) =>
      pageAt(slug, language)
  return [
    { endpoint: publicProfiles.page, answer: at('pl') },
    { endpoint: publicProfiles.englishPage, answer: at('en-US') },
  ]
}

type Version = { id: number; state: string; texts_version: number }

/**
 * The version of each requested page, in the order of the requests, and null if no public page has exactly that
 * address.
 */
async function readTogether(db: Db, slugs: readonly string[]): Promise<(Version | null)[]> {
  // Many requests are for one page rather than each for another. A query with an array of addresses would be planned
  // each time.
  const distinct = [...new Set(slugs)]
  const found = await Promise.all(
    distinct.map(async (slug) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(versionAt, [slug]) as CompiledQuery<Version>)
      return [slug, rows[0] ?? null] as const
    }),
  )
  const bySlug = new Map(found)
  return slugs.map((slug) => bySlug.get(slug) ?? null)
}

export const versionAt = `
  select pro_artists.id, texts.version as texts_version,
    concat_ws('.', public_profiles.version, public_profiles.revision, texts.version, decided.revision) as state
  from public_profile_addresses address
  join public_profiles on public_profiles.pro_artist_id = address.pro_artist_id
  join pro_artists on pro_artists.id = address.pro_artist_id
  cross join lateral (select version from texts_version where texts_version.id = 1) texts
  cross join lateral (select settings.revision from settings where settings.id = 1) decided
  where address.slug = $1 and address.is_current and ${isLive}
`
