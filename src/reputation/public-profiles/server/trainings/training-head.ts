import { languages } from '#kit/contract/texts/text.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { shortened } from '#kit/contract/values/shortened.ts'
import { type Html, html, jsonLd } from '#kit/server/http/api/html.ts'
import { tags } from '#kit/server/public-page/page-frame.ts'
import { cardPath } from '../profile-addresses.queries.ts'
import { cardSize } from '../profile-card.ts'
import { cardVersion } from '../profile-cards.ts'
import { daysOf, placesOf } from '../profile-view.ts'
import { placeOf } from '../structured-data.ts'
import { pathIn, type TrainingView } from './training-view.ts'

const locales = { pl: 'pl_PL', 'en-US': 'en_US' } as const

/** What link previews and search engines read; a training that nobody can come to is not found by them. */
export function trainingHead(view: TrainingView): Html {
  const { t, language, content, training, publicUrl, standing } = view
  const own = publicUrl + pathIn(view, language)
  const { title, starts_at, ends_at, time_zone, venue } = training
  const days = starts_at && ends_at && daysOf(language, { starts_at, ends_at, time_zone })
  const name = [title[language], [days, venue?.city].filter(Boolean).join(', ')].filter(Boolean).join(' · ')
  const description = shortened(training.description[language])
  const card = `${publicUrl}${cardPath(content.slug, language)}?v=${cardVersion(view)}`
  return html`<title>${name} · ${t('answers.academy')}</title>
<meta name="description" content="${description}">
<meta name="robots" content="${standing === 'COMING' ? 'index, follow, max-image-preview:large' : 'noindex, follow'}">
<link rel="canonical" href="${own}">
${languages.map((one) => html`<link rel="alternate" hreflang="${tags[one]}" href="${publicUrl}${pathIn(view, one)}">\n`)}
<link rel="alternate" hreflang="x-default" href="${publicUrl}${pathIn(view, 'pl')}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${t('answers.academy')}">
<meta property="og:title" content="${name}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${own}">
<meta property="og:locale" content="${locales[language]}">
<meta property="og:image" content="${card}">
<meta property="og:image:type" content="image/jpeg">
<meta property="og:image:width" content="${cardSize.width}">
<meta property="og:image:height" content="${cardSize.height}">
<meta property="og:image:alt" content="${t('publicPage.card', { name: fullName(content) })}">
<meta name="twitter:card" content="summary_large_image">
${standing !== 'HELD' && jsonLd(courseData(view, { own, description, image: card }))}`
}

type Described = { own: string; description: string; image: string }

/** The training for programs, in the words of schema.org. */
function courseData(view: TrainingView, { own, description, image }: Described): object {
  const { t, language, content, training, publicUrl, standing } = view
  const { title, starts_at, ends_at, venue, sessions, seats_left } = training
  const minutes =
    sessions.reduce((sum, session) => sum + Date.parse(session.ends_at) - Date.parse(session.starts_at), 0) / 60_000
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': own,
    url: own,
    name: title[language],
    description,
    image,
    inLanguage: training.language,
    provider: { '@type': 'EducationalOrganization', name: t('answers.academy'), url: `${publicUrl}/` },
    offers: {
      '@type': 'Offer',
      category: training.price_amount > 0 ? 'Paid' : 'Free',
      url: own,
      price: (training.price_amount / 100).toFixed(2),
      priceCurrency: training.price_currency,
      availability: `https://schema.org/${standing === 'COMING' && Number(seats_left) > 0 ? 'InStock' : 'SoldOut'}`,
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      name: title[language],
      courseMode: venue ? 'Onsite' : 'Online',
      courseWorkload: `PT${Math.floor(minutes / 60)}H${minutes % 60 > 0 ? `${Math.round(minutes % 60)}M` : ''}`,
      eventStatus: `https://schema.org/Event${standing === 'CANCELLED' ? 'Cancelled' : 'Scheduled'}`,
      startDate: starts_at,
      endDate: ends_at,
      inLanguage: training.language,
      location: placeOf(venue, own),
      instructor: { '@type': 'Person', name: fullName(content), url: placesOf(view).own },
    },
  }
}
