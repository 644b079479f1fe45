import { fillPath } from '#contract/kit/endpoint.ts'
import { type Bilingual, type Language, languages } from '#contract/kit/text.ts'
import { publicProfiles } from '#contract/public-profiles/public-profiles.ts'
import type { Config } from '#server/kit/start/config.ts'

const pages = { pl: publicProfiles.page, 'en-US': publicProfiles.englishPage } as const

/** Where a page is in one of its languages, from the root of the portal. */
export function pathOf(slug: string, language: Language): string {
  return fillPath(pages[language].path, { slug })
}

/** The full addresses of a page. */
export function addressesOf({ publicUrl }: Pick<Config, 'publicUrl'>, slug: string): Bilingual {
  return Object.fromEntries(languages.map((one) => [one, publicUrl + pathOf(slug, one)])) as Bilingual
}

/** The artist's picture for everybody. Its number lets whoever keeps pictures see that it is another one. */
export function portraitPath(slug: string, size: 'medium' | 'large', avatarId: number): string {
  return `${fillPath(publicProfiles.portrait.path, { slug, size })}?v=${avatarId}`
}
