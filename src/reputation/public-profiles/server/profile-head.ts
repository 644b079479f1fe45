import { fullName } from '#kit/contract/values/full-name.ts'
import { shortened } from '#kit/contract/values/shortened.ts'
import { type Html, html } from '#kit/server/http/api/html.ts'
import { pageHead } from '#kit/server/public-page/page-head.ts'
import { cardPath } from './profile-addresses.queries.ts'
import { cardSize } from './profile-card.ts'
import { cardVersion } from './profile-cards.ts'
import { craftOf, placesOf, type View } from './profile-view.ts'
import { structuredData } from './structured-data.ts'

/** What link previews and search engines read. */
export function profileHead(view: View): Html {
  const { t, language, content, publicUrl, isPreview } = view
  const name = fullName(content)
  const title = t('publicPage.title', { name, craft: shortened(craftOf(view), 60) })
  if (isPreview) return html`<title>${title}</title>\n<meta name="robots" content="noindex">`
  const description = shortened(content.bio?.[language] ?? t('publicPage.description', { name, craft: craftOf(view) }))
  const { own, all } = placesOf(view)
  const card = `${publicUrl}${cardPath(content.slug, language)}?v=${cardVersion(view)}`
  return pageHead(view, {
    ...{ title, description, own, all, type: 'profile', isIndexed: true },
    more: html`<meta property="profile:first_name" content="${content.first_name}">
<meta property="profile:last_name" content="${content.last_name}">`,
    card: { address: card, ...cardSize, alt: t('publicPage.card', { name }) },
    data: structuredData(view, description),
  })
}
