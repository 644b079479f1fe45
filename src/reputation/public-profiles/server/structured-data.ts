import { fullName } from '#kit/contract/values/full-name.ts'
import type { Reading } from '#kit/server/public-page/page-frame.ts'
import { tags } from '#kit/server/public-page/page-frame.ts'
import type { PublicReview } from '#reputation/reviews/contract/reviews.shown.ts'
import type { ComingTraining } from './profile-content.queries.ts'
import { craftOf, placesOf, portraitOf, type View } from './profile-view.ts'

/** How many reviews the structured data contain in full; the figures are of all. */
const mostReviews = 20

/** The page for programs, in the words of schema.org. A person has no rating there: what is rated is the teaching. */
export function structuredData(view: View, description: string): object {
  const { content, language, publicUrl, t } = view
  const portrait = portraitOf(view)
  const { own } = placesOf(view)
  const [person, teaching, academy] = [`${own}#person`, `${own}#teaching`, `${publicUrl}/#academy`]
  const name = fullName(content)
  const image = portrait && publicUrl + portrait.src
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ProfilePage',
        '@id': own,
        url: own,
        name: t('publicPage.title', { name, craft: craftOf(view) }),
        inLanguage: tags[language],
        mainEntity: { '@id': person },
      },
      {
        '@type': 'Person',
        '@id': person,
        name,
        givenName: content.first_name,
        familyName: content.last_name,
        url: own,
        description,
        ...(image && { image }),
        ...(content.level && { jobTitle: content.level.name[language] }),
        knowsLanguage: content.languages,
        address: { '@type': 'PostalAddress', addressLocality: content.city, addressCountry: content.country },
        sameAs: linksOf(view),
        affiliation: { '@id': academy },
      },
      {
        '@type': 'EducationalOrganization',
        '@id': teaching,
        name,
        url: own,
        description,
        ...(image && { image }),
        founder: { '@id': person },
        parentOrganization: { '@id': academy },
        address: { '@type': 'PostalAddress', addressLocality: content.city, addressCountry: content.country },
        ...ratingOf(view),
      },
      { '@type': 'EducationalOrganization', '@id': academy, name: t('answers.academy'), url: `${publicUrl}/` },
      ...content.trainings.map((training) => eventOf(view, training, { own, person, teaching })),
    ],
  }
}

/** The artist's own places elsewhere. */
export function linksOf({ content: { website, instagram } }: Pick<View, 'content'>): string[] {
  const account = instagram?.replace(/^@/, '')
  return [website, account && `https://www.instagram.com/${account}/`].filter(
    (link) => typeof link === 'string' && link !== '',
  ) as string[]
}

/** Only where somebody rated: a rating that nobody gave is none. */
function ratingOf({ content: { figures, reviews } }: View): object {
  if (figures.average === null) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: figures.average,
      reviewCount: figures.count,
      bestRating: 5,
      worstRating: 1,
    },
    // An erased student is not named as an author.
    review: reviews
      .filter(({ author }) => author)
      .slice(0, mostReviews)
      .map(reviewOf),
  }
}

function reviewOf({ rating, text, author, created_at }: PublicReview): object {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: created_at.slice(0, 10),
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  }
}

type Ids = { own: string; person: string; teaching: string }

function eventOf({ language }: Reading, training: ComingTraining, { own, person, teaching }: Ids): object {
  const { id, title, description, starts_at, ends_at, venue, seats_left } = training
  return {
    '@type': 'EducationEvent',
    '@id': `${own}#training-${id}`,
    name: title[language],
    description: description[language],
    startDate: starts_at,
    endDate: ends_at,
    inLanguage: training.language,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${venue ? 'Offline' : 'Online'}EventAttendanceMode`,
    location: placeOf(venue, own),
    performer: { '@id': person },
    organizer: { '@id': teaching },
    offers: {
      '@type': 'Offer',
      url: own,
      price: (training.price_amount / 100).toFixed(2),
      priceCurrency: training.price_currency,
      availability: `https://schema.org/${seats_left > 0 ? 'InStock' : 'SoldOut'}`,
    },
  }
}

/** Where a training is held. The online address is only for participants. */
export function placeOf(venue: ComingTraining['venue'], page: string): object {
  if (!venue) return { '@type': 'VirtualLocation', url: page }
  return {
    '@type': 'Place',
    name: venue.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.address,
      addressLocality: venue.city,
      addressCountry: venue.country,
    },
  }
}
