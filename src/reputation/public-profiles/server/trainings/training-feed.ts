import type { Language } from '#kit/contract/texts/text.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { CachedFile } from '#kit/server/http/files/cached-file.ts'
import { tags } from '#kit/server/public-page/page-frame.ts'
import { type PublicTrainingQuery, trainingsPageSize } from '#reputation/public-profiles/contract/public-trainings.ts'
import { addressesOf } from '../profile-addresses.queries.ts'
import { daysOf, priceOf } from '../profile-view.ts'
import { type ListedTraining, trainingsPage } from './public-trainings.queries.ts'
import { feedAddress, trainingAddresses, trainingsAddress } from './training-addresses.ts'

/**
 * A page of the list as a JSON Feed (jsonfeed.org/version/1.1), which feed readers know and a website shows by one `fetch`. What that standard has no
 * word for is in `_training`: amounts in minor units, instants in UTC.
 */
export async function trainingFeed(
  { config, db, texts }: Pick<Portal, 'config' | 'db' | 'texts'>,
  language: Language,
  query: PublicTrainingQuery,
  now: Date,
): Promise<CachedFile> {
  const t = texts.in(language)
  const { trainings, count } = await trainingsPage(db, query, now)
  const page = query.page ?? 1
  const hasNext = page * trainingsPageSize < count
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: t('publicTraining.head'),
    description: t('publicTraining.description'),
    home_page_url: config.publicUrl + trainingsAddress(language, query),
    feed_url: config.publicUrl + feedAddress(language, query),
    ...(hasNext && { next_url: config.publicUrl + feedAddress(language, { ...query, page: page + 1 }) }),
    language: tags[language],
    items: trainings.map((training) => itemOf(training, config, language)),
  }
  return new CachedFile('trainings.json', 'application/feed+json', JSON.stringify(feed), {
    isInline: true,
    isForWebsites: true,
  })
}

function itemOf(training: ListedTraining, config: Portal['config'], language: Language) {
  const { training_id: id, title, starts_at, ends_at, time_zone, city, price_amount, price_currency } = training
  // The list has no training without sessions.
  const days = daysOf(language, { starts_at: starts_at as string, ends_at: ends_at as string, time_zone })
  const price = priceOf(language, price_amount, price_currency)
  const { technique, kind, language: spoken, seats_left } = training
  return {
    // Stays the same when the title, and with it the address, changes.
    id: String(id),
    url: trainingAddresses(config, { id, title })[language],
    title: title[language],
    content_text: [days, city, fullName(training), price].filter(Boolean).join(' · '),
    authors: [{ name: fullName(training), url: addressesOf(config, training.slug)[language] }],
    language: tags[language],
    _training: {
      ...{ starts_at, ends_at, time_zone, city, technique, kind, language: spoken, seats_left },
      price: { amount: price_amount, currency: price_currency },
    },
  }
}
