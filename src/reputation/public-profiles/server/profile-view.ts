import type { Language } from '#kit/contract/texts/text.ts'
import { purposes } from '#kit/contract/values/files.ts'
import { type Html, html } from '#kit/server/http/api/html.ts'
import { spokenRoute } from '#kit/server/mail/spoken-route.ts'
import type { Reading } from '#kit/server/public-page/page-frame.ts'
import { type ContentKind, reportRoute } from '#reputation/content-reports/contract/content-reports.flow.ts'
import { addressesOf, type PictureAddresses, pathOf } from './profile-addresses.queries.ts'
import type { ProfileContent } from './profile-content.queries.ts'

/** The content of a page, with the texts of its reader's language. */
export type View = Reading & { content: ProfileContent; pictures: PictureAddresses; isPreview: boolean }

/** The widths of a person's stored pictures, in pixels. */
const widths = Object.entries(purposes.avatar.widths).filter(([size]) => size !== 'small') as [
  'medium' | 'large',
  number,
][]

/** The artist's picture, if there is one. */
export function portraitOf({ content, pictures }: View) {
  if (content.avatar_id === null) return null
  const srcset = widths.map(([size, width]) => `${pictures.portrait(size)} ${width}w`).join(', ')
  const side = purposes.avatar.widths.large
  return { src: pictures.portrait('large'), srcset, width: side, height: side }
}

type Crafted = Pick<View, 't' | 'language'> & { content: Pick<ProfileContent, 'techniques'> }

export function craftOf({ t, language, content }: Crafted): string {
  const names = content.techniques.map((technique) => t(`artists.techniques_${technique}`))
  return new Intl.ListFormat(language).format(names)
}

/** Where anybody reports it: the form is a screen of the portal. */
export function reportLink({ t, language }: View, kind: ContentKind, id: number): Html {
  return html`<a href="/#/${spokenRoute(reportRoute(kind, id), language)}" rel="nofollow">${t('contentReports.report')}</a>`
}

/** The page's address in its own language, and in each. */
export function placesOf({ publicUrl, language, content: { slug } }: View) {
  return { own: publicUrl + pathOf(slug, language), all: addressesOf({ publicUrl }, slug) }
}

type Lasting = Pick<ProfileContent['trainings'][number], 'starts_at' | 'ends_at' | 'time_zone'>

/** From the first day to the last, by the clock on the wall. */
export function daysOf(language: Language, { starts_at, ends_at, time_zone }: Lasting) {
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
