import { publicPath } from '#kit/contract/public-path.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { type Html, html } from '#kit/server/http/api/html.ts'
import type { WebPage } from '#kit/server/http/api/web-page.ts'
import { framed, type Reading, tagOf, tags } from '#kit/server/public-page/page-frame.ts'
import { pageHead } from '#kit/server/public-page/page-head.ts'
import { type PublicTrainingQuery, trainingsPageSize } from '#reputation/public-profiles/contract/public-trainings.ts'
import { trainingKinds } from '#teaching/trainings/contract/trainings.flow.ts'
import { mostCounted } from '../gallery/gallery.queries.ts'
import { choice, cityChoice, cover, pager, techniqueChoice } from '../gallery/list-parts.ts'
import { daysOf, priceOf } from '../profile-view.ts'
import type { ListedTraining, trainingChoices } from './public-trainings.queries.ts'
import { trainingPath, trainingsAddress } from './training-addresses.ts'

type Shown = Reading & {
  query: PublicTrainingQuery
  choices: Awaited<ReturnType<typeof trainingChoices>>
  trainings: ListedTraining[]
  count: number
}

/** The trainings that somebody can come to. Without a script: filters are a form, and live in the address. */
export function trainingListHtml(view: Shown): Promise<WebPage> {
  const { t, language, query, trainings, count } = view
  const { page, ...filters } = query
  const isFiltered = Object.values(filters).some(Boolean)
  // Nothing is planned under any filters: there is nothing to search.
  const isEmpty = view.choices.first === null
  const body = html`<main class="main gallery" id="main">
<div class="who">
<h1>${t('publicTraining.title')}</h1>
<p class="soft">${t('publicTraining.intro')} <a href="${publicPath('artists', language)}">${t('publicTraining.artists')}</a></p>
${!isEmpty && filterForm(view, isFiltered)}
</div>
${trainings.length === 0 ? nothing(view, isEmpty) : html`<p class="soft" role="status">${counted(view)}</p><ul class="cards">${trainings.map((training, index) => card(view, training, index))}</ul>`}
${pager(view, { page: page ?? 1, pages: Math.ceil(Math.min(count, mostCounted) / trainingsPageSize), at: (to) => trainingsAddress(language, { ...query, page: to }) })}
</main>`
  return framed(view, {
    head: head(view),
    body,
    versions: { pl: trainingsAddress('pl', query), 'en-US': trainingsAddress('en-US', query) },
  })
}

/** A city, a technique or a month is a page for search engines; one without trainings is none, nor what is free today. */
function head(view: Shown): Html {
  const { t, language, publicUrl, query, trainings } = view
  const title = t('publicTraining.head')
  const own = publicUrl + trainingsAddress(language, { ...query, free: null })
  const isIndexed = !query.free && trainings.length > 0
  const parts = [query.city, query.technique && t(`artists.techniques_${query.technique}`), title]
  return pageHead(view, {
    title: parts.filter(Boolean).join(' · '),
    shortTitle: title,
    description: t('publicTraining.description'),
    isIndexed,
    own,
    all: { pl: publicUrl + trainingsAddress('pl', query), 'en-US': publicUrl + trainingsAddress('en-US', query) },
    data: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      url: own,
      name: title,
      inLanguage: tags[language],
      itemListElement: trainings.map((training, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: publicUrl + pathOf(training, language),
        name: training.title[language],
      })),
    },
  })
}

const pathOf = ({ training_id: id, title }: ListedTraining, language: Language) => trainingPath({ id, title }, language)

function filterForm(view: Shown, isFiltered: boolean): Html {
  const { t, language, query, choices } = view
  const spoken = new Intl.DisplayNames(language, { type: 'language' })
  const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return html`<form class="filters" method="get" action="${trainingsAddress(language)}" role="search">
${techniqueChoice(view, query.technique)}
${cityChoice(view, choices.cities, query.city)}
${choice(
  'month',
  t('publicTraining.month'),
  t('publicTraining.any_month'),
  choices.months.map((one) => [one, months.format(new Date(`${one}-01`))] as const),
  query.month,
)}
${choice(
  'kind',
  t('publicTraining.kind'),
  t('publicTraining.any_kind'),
  trainingKinds.map((one) => [one, t(`trainings.kind_${one}`)] as const),
  query.kind,
)}
${choice(
  'language',
  t('publicTraining.language'),
  t('publicTraining.any_language'),
  choices.languages.map((one) => [one, spoken.of(one) ?? one] as const),
  query.language,
)}
${choice('free', t('publicTraining.seats'), t('publicTraining.any_seats'), [['1', t('publicTraining.free')]], query.free)}
<button class="button" data-kind="primary">${t('artistGallery.show')}</button>
${isFiltered && html`<a href="${trainingsAddress(language)}">${t('artistGallery.clear')}</a>`}
</form>`
}

function counted({ t, language, count }: Shown): string {
  if (count <= mostCounted) return t('publicTraining.found', { count })
  return t('publicTraining.found_above', { count: new Intl.NumberFormat(language).format(mostCounted) })
}

function nothing({ t }: Shown, isEmpty: boolean): Html {
  const [title, text] = isEmpty
    ? [t('publicTraining.empty'), t('publicTraining.empty_text')]
    : [t('publicTraining.none'), t('artistGallery.none_text')]
  return html`<div class="note" role="status"><h2>${title}</h2><p>${text}</p></div>`
}

function card(view: Shown, training: ListedTraining, index: number): Html {
  const { t, language } = view
  const { title, technique, kind, city, level, seats_left: count } = training
  const spoken = new Intl.DisplayNames(language, { type: 'language' }).of(training.language) ?? training.language
  const facts = [
    technique && t(`artists.techniques_${technique}`),
    t(`trainings.kind_${kind}`),
    t('publicPage.held_in', { language: spoken }),
  ]
  // The list has no training without sessions.
  const lasting = { ...training, starts_at: training.starts_at as string, ends_at: training.ends_at as string }
  return html`<li class="artist">
${cover(view, training, index)}
<div class="about">
<h2><a href="${pathOf(training, language)}" class="covering" lang="${tagOf(title, language)}">${title[language]}</a></h2>
<p class="when">${[daysOf(language, lasting), city].filter(Boolean).join(', ')}</p>
<p>${[fullName(training), level?.name[language]].filter(Boolean).join(' · ')}</p>
<p class="soft">${facts.filter(Boolean).join(' · ')}</p>
<p class="price">${priceOf(language, training.price_amount, training.price_currency)}</p>
<p class="soft">${count !== null && count > 0 ? t('publicPage.seats_left', { count }) : t('publicPage.full')}</p>
</div>
</li>`
}
