import type { Language } from '#contract/kit/text.ts'
import type { Reading } from './page-frame.ts'
import { addressesOf, pathOf, portraitPath } from './profile-addresses.ts'
import type { ProfileContent } from './profile-content.queries.ts'

export type Picture = { src: string; srcset: string; width: number; height: number }

/** What a page shows, ready to be said in its reader's language. */
export type View = Reading & { content: ProfileContent; portrait: Picture | null; isPreview: boolean }

/** The sizes in which pictures of people are kept, in pixels. */
const sizes = { medium: 320, large: 1200 } as const

/** The picture at the page's own addresses, which are gone with it. */
export function publicPortrait({ slug, avatar_id: id }: ProfileContent): Picture | null {
  return id === null ? null : portraitAt((size) => portraitPath(slug, size, id))
}

export function portraitAt(pathTo: (size: keyof typeof sizes) => string): Picture {
  const srcset = (['medium', 'large'] as const).map((size) => `${pathTo(size)} ${sizes[size]}w`).join(', ')
  return { src: pathTo('large'), srcset, width: sizes.large, height: sizes.large }
}

export function nameOf({ first_name, last_name }: ProfileContent): string {
  return `${first_name} ${last_name}`
}

export function craftOf({ t, language, content }: View): string {
  const names = content.techniques.map((technique) => t(`artists.techniques_${technique}`))
  return new Intl.ListFormat(language).format(names)
}

/** The page's address in its own language, and in each. */
export function placesOf({ publicUrl, language, content: { slug } }: View) {
  return { own: publicUrl + pathOf(slug, language), all: addressesOf({ publicUrl }, slug) }
}

/** From the first day to the last, by the clock on the wall. */
export function daysOf(language: Language, { starts_at, ends_at, time_zone }: ProfileContent['trainings'][number]) {
  const days = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: time_zone,
  })
  return days.formatRange(new Date(starts_at), new Date(ends_at))
}

export function priceOf(language: Language, amount: number, currency: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    amount / 100,
  )
}

/** At most so many characters, cut between words. */
export function shortened(text: string, most = 160): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= most ? line : `${line.slice(0, most).replace(/\s+\S*$/, '')}…`
}
