import { type Language, languages } from '#kit/contract/texts/text.ts'
import type { Translate } from '#kit/contract/texts/texts.ts'
import { type Html, html, jsonLd } from '#kit/server/http/api/html.ts'
import { tags } from './page-frame.ts'

type Head = {
  title: string
  /** In link previews, which name the academy themselves. */
  shortTitle?: string
  description: string
  isIndexed: boolean
  /** The page's address in its own language, and in each. */
  own: string
  all: Readonly<Record<Language, string>>
  /** In the words of ogp.me. */
  type?: 'website' | 'profile'
  /** Properties of its type. */
  more?: Html
  /** The picture of link previews, JPEG: its address, its size in pixels, and words for who does not see it. */
  card?: { address: string; width: number; height: number; alt: string }
  /** In the words of schema.org; null: nothing that programs should read. */
  data: object | null
}

const locales: Record<Language, string> = { pl: 'pl_PL', 'en-US': 'en_US' }

/** What link previews and search engines read of a public page. */
export function pageHead({ t, language }: { t: Translate; language: Language }, head: Head): Html {
  const { title, shortTitle = title, description, isIndexed, own, all, type = 'website', more, card, data } = head
  const others = languages.filter((one) => one !== language)
  return html`<title>${title}</title>
<meta name="description" content="${description}">
<meta name="robots" content="${isIndexed ? 'index, follow, max-image-preview:large' : 'noindex, follow'}">
<link rel="canonical" href="${own}">
${languages.map((one) => html`<link rel="alternate" hreflang="${tags[one]}" href="${all[one]}">\n`)}
<link rel="alternate" hreflang="x-default" href="${all.pl}">
<meta property="og:type" content="${type}">
<meta property="og:site_name" content="${t('answers.academy')}">
<meta property="og:title" content="${shortTitle}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${own}">
<meta property="og:locale" content="${locales[language]}">
${others.map((one) => html`<meta property="og:locale:alternate" content="${locales[one]}">\n`)}
${more}
${card && preview(card)}
${data && jsonLd(data)}`
}

function preview({ address, width, height, alt }: NonNullable<Head['card']>): Html {
  return html`<meta property="og:image" content="${address}">
<meta property="og:image:type" content="image/jpeg">
<meta property="og:image:width" content="${width}">
<meta property="og:image:height" content="${height}">
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:card" content="summary_large_image">`
}
