import { languages } from '#kit/contract/texts/text.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { shortened } from '#kit/contract/values/shortened.ts'
import { type Html, html, jsonLd } from '#kit/server/http/api/html.ts'
import { tags } from '#kit/server/public-page/page-frame.ts'
import { cardPath } from './profile-addresses.queries.ts'
import { cardSize } from './profile-card.ts'
import { cardVersion } from './profile-cards.ts'
import { craftOf, placesOf, type View } from './profile-view.ts'
import { structuredData } from './structured-data.ts'

const locales = { pl: 'pl_PL', 'en-US': 'en_US' } as const

/** What link previews and search engines read. */
export function profileHead(view: View): Html {
  const { t, language, content, publicUrl, isPreview } = view
  const name = fullName(content)
  const title = t('publicPage.title', { name, craft: shortened(craftOf(view), 60) })
  if (isPreview) return html`<title>${title}</title>\n<meta name="robots" content="noindex">`
  const description = shortened(content.bio?.[language] ?? t('publicPage.description', { name, craft: craftOf(view) }))
  const { own, all } = placesOf(view)
  const card = `${publicUrl}${cardPath(content.slug, language)}?v=${cardVersion(view)}`
  const others = languages.filter((one) => one !== language)
  return html`<title>${title}</title>
<meta name="description" content="${description}">
<meta name="robots" content="index, follow, max-image-preview:large">
<link rel="canonical" href="${own}">
${languages.map((one) => html`<link rel="alternate" hreflang="${tags[one]}" href="${all[one]}">\n`)}
<link rel="alternate" hreflang="x-default" href="${all.pl}">
<meta property="og:type" content="profile">
<meta property="og:site_name" content="${t('answers.academy')}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${own}">
<meta property="og:locale" content="${locales[language]}">
${others.map((one) => html`<meta property="og:locale:alternate" content="${locales[one]}">\n`)}
<meta property="profile:first_name" content="${content.first_name}">
<meta property="profile:last_name" content="${content.last_name}">
<meta property="og:image" content="${card}">
<meta property="og:image:type" content="image/jpeg">
<meta property="og:image:width" content="${cardSize.width}">
<meta property="og:image:height" content="${cardSize.height}">
<meta property="og:image:alt" content="${t('publicPage.card', { name })}">
<meta name="twitter:card" content="summary_large_image">
${jsonLd(structuredData(view, description))}`
}
