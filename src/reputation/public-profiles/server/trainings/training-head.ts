import { fullName } from '#kit/contract/values/full-name.ts'
import { shortened } from '#kit/contract/values/shortened.ts'
import type { Html } from '#kit/server/http/api/html.ts'
import { pageHead } from '#kit/server/public-page/page-head.ts'
import { cardPath } from '../profile-addresses.queries.ts'
import { cardSize } from '../profile-card.ts'
import { cardVersion } from '../profile-cards.ts'
import { daysOf, placesOf } from '../profile-view.ts'
import { placeOf } from '../structured-data.ts'
import { pathIn, signUpAddress, type TrainingView } from './training-view.ts'

/** What link previews and search engines read; a training that nobody can come to is not found by them. */
export function trainingHead(view: TrainingView): Html {
  const { t, language, content, training, publicUrl, standing } = view
  const own = publicUrl + pathIn(view, language)
  const { title, starts_at, ends_at, time_zone, venue } = training
  const days = starts_at && ends_at && daysOf(language, { starts_at, ends_at, time_zone })
  const name = [title[language], [days, venue?.city].filter(Boolean).join(', ')].filter(Boolean).join(' · ')
  const description = shortened(training.description[language])
  const card = `${publicUrl}${cardPath(content.slug, language)}?v=${cardVersion(view)}`
  return pageHead(view, {
    ...{ title: `${name} · ${t('answers.academy')}`, shortTitle: name, description, own },
    all: { pl: publicUrl + pathIn(view, 'pl'), 'en-US': publicUrl + pathIn(view, 'en-US') },
    isIndexed: standing === 'COMING',
    card: { address: card, ...cardSize, alt: t('publicPage.card', { name: fullName(content) }) },
    data: standing === 'HELD' ? null : courseData(view, { own, description, image: card }),
  })
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
      url: view.takesSignUps && standing === 'COMING' ? signUpAddress(view) : own,
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
