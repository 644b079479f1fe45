import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import { type Bilingual, type Language, languages } from '#kit/contract/texts/text.ts'
import { html } from '#kit/server/http/api/html.ts'
import { CachedFile } from '#kit/server/http/files/cached-file.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { tags } from '#kit/server/public-page/page-frame.ts'
import { readTogether } from '#kit/server/read-together.ts'
import type { Config } from '#kit/server/start/config.ts'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { galleryAddress } from './gallery/gallery-addresses.ts'
import { addressesOf } from './profile-addresses.queries.ts'
import { liveProfiles } from './public-profiles.queries.ts'
import { comingTrainings } from './trainings/public-trainings.queries.ts'
import { trainingAddresses, trainingsAddress } from './trainings/training-addresses.ts'

/** What search engines may read: everything but the API. */
export function robotsFile({ publicUrl }: Config): CachedFile {
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}${publicProfiles.sitemap.path}`, '']
  return new CachedFile('robots.txt', 'text/plain', lines.join('\n'), { isInline: true })
}

/** A sitemap holds no more addresses. */
const most = 25_000

/** `shown`: what is in the file, to compare. */
let cached: { shown: string; file: CachedFile } | null = null
const together = readTogether<CachedFile>()

/**
 * The sitemap of the gallery, of coming trainings and of every public profile, in both languages: the database is queried each time, and
 * the file is written only if it changed.
 */
export function sitemapFile(db: Db, config: Config, now: Date): Promise<CachedFile> {
  return together(config.dataDir, async () => {
    const { is_gallery_on } = await settingsInForce(db)
    const profiles = await liveProfiles(db).select('address.slug').orderBy('address.slug').limit(most).execute()
    const trainings = is_gallery_on ? await trainingsAhead(db, now) : []
    const lists = is_gallery_on ? [listed(config, galleryAddress), listed(config, trainingsAddress)] : []
    const pages = [
      ...lists,
      ...trainings.map((training) => trainingAddresses(config, training)),
      ...profiles.map(({ slug }) => addressesOf(config, slug)),
    ].slice(0, most)
    const shown = JSON.stringify(pages)
    if (cached?.shown !== shown) cached = { shown, file: sitemapOf(pages) }
    return cached.file
  })
}

const trainingsAhead = (db: Db, now: Date) =>
  comingTrainings(db, now)
    .select(['trainings.id', 'trainings.title'])
    .orderBy('trainings.starts_at')
    .orderBy('trainings.id')
    .limit(most)
    .execute()

function listed({ publicUrl }: Config, address: (language: Language) => string): Bilingual {
  return { pl: publicUrl + address('pl'), 'en-US': publicUrl + address('en-US') }
}

function sitemapOf(pages: Bilingual[]): CachedFile {
  const urls = pages.flatMap((all) => {
    const versions = languages.map(
      (one) => html`<xhtml:link rel="alternate" hreflang="${tags[one]}" href="${all[one]}"/>`,
    )
    return languages.map((one) => html`<url><loc>${all[one]}</loc>${versions}</url>\n`)
  })
  const { text } = html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls}</urlset>
`
  return new CachedFile('sitemap.xml', 'application/xml', text, { isInline: true })
}
