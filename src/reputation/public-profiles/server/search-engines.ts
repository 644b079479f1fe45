import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import { languages } from '#kit/contract/texts/text.ts'
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

/** What search engines may read: everything but the API. */
export function robotsFile({ publicUrl }: Config): CachedFile {
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}${publicProfiles.sitemap.path}`, '']
  return new CachedFile('robots.txt', 'text/plain', lines.join('\n'), { isInline: true })
}

/** A sitemap holds no more addresses. */
const most = 25_000

/** By what stands in it. */
let kept: { shown: string; file: CachedFile } | null = null
const together = readTogether<CachedFile>()

/**
 * The sitemap of the gallery and of every public profile, in both languages: the database is queried each time, and the file is written
 * only if it changed.
 */
export function sitemapFile(db: Db, config: Config): Promise<CachedFile> {
  return together(config.dataDir, async () => {
    const { is_gallery_on } = await settingsInForce(db)
    const rows = await liveProfiles(db).select('address.slug').orderBy('address.slug').limit(most).execute()
    const shown = [config.publicUrl, is_gallery_on, ...rows.map(({ slug }) => slug)].join(' ')
    if (kept?.shown !== shown) kept = { shown, file: sitemapOf(config, is_gallery_on, rows) }
    return kept.file
  })
}

function sitemapOf(config: Config, hasGallery: boolean, rows: { slug: string }[]): CachedFile {
  const gallery = { pl: config.publicUrl + galleryAddress('pl'), 'en-US': config.publicUrl + galleryAddress('en-US') }
  const pages = [...(hasGallery ? [gallery] : []), ...rows.map(({ slug }) => addressesOf(config, slug))]
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
