import { publicPath } from '#kit/contract/public-path.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { type Html, html } from '#kit/server/http/api/html.ts'
import type { WebPage } from '#kit/server/http/api/web-page.ts'
import { framed, type Reading, tags } from '#kit/server/public-page/page-frame.ts'
import { pageHead } from '#kit/server/public-page/page-head.ts'
import {
  type GalleryQuery,
  galleryPageSize,
  gallerySorts,
} from '#reputation/public-profiles/contract/artist-gallery.ts'
import { pathOf } from '../profile-addresses.queries.ts'
import { craftOf, daysOf } from '../profile-view.ts'
import { type GalleryArtist, type GalleryChoices, mostCounted } from './gallery.queries.ts'
import { galleryAddress } from './gallery-addresses.ts'
import { choice, cityChoice, cover, pager, techniqueChoice } from './list-parts.ts'
import { galleryMap } from './map/gallery-map.ts'

type Shown = Reading & { query: GalleryQuery; choices: GalleryChoices; artists: GalleryArtist[]; count: number }

/** The artists who want to be found. Without a script: filters are a form, and live in the address. */
export async function galleryHtml(view: Shown): Promise<WebPage> {
  const { t, query, artists, choices } = view
  // Nobody is listed under any filters: there is nothing to search.
  const isEmpty = choices.cities.length === 0
  const map = await galleryMap(view, choices.cities)
  const body = html`<main class="main gallery" id="main">
<div class="intro">
<div class="who">
<h1>${t('artistGallery.title')}</h1>
${
  isEmpty
    ? empty(view)
    : html`<p class="soft">${t('artistGallery.intro')} <a href="${publicPath('trainings', view.language)}">${t('publicTraining.all')}</a></p>
${filters(view)}`
}
</div>
${map}
</div>
${artists.length === 0 ? !isEmpty && nobody(view) : html`<p class="soft" role="status">${counted(view)}</p><ul class="cards">${artists.map((artist, index) => card(view, artist, index))}</ul>`}
${pager(view, { page: query.page ?? 1, pages: Math.ceil(Math.min(view.count, mostCounted) / galleryPageSize), at: (page) => galleryAddress(view.language, { ...query, page }) })}
</main>`
  return framed(view, {
    head: head(view),
    body,
    ...(map && { footer: t('artistGallery.map_source') }),
    versions: { pl: galleryAddress('pl', query), 'en-US': galleryAddress('en-US', query) },
  })
}

/** What somebody searched for is no page for search engines, and neither is one without artists; a city or a technique is. */
function head(view: Shown): Html {
  const { t, language, publicUrl, query, artists } = view
  const title = t('artistGallery.head')
  const { q, sort, page, ...shared } = query
  const own = publicUrl + galleryAddress(language, { ...shared, q: null, sort: null, page: page ?? null })
  const isIndexed = !q && !sort && artists.length > 0
  const parts = [query.city, query.technique && t(`artists.techniques_${query.technique}`), title]
  return pageHead(view, {
    title: parts.filter(Boolean).join(' · '),
    shortTitle: title,
    description: t('artistGallery.description'),
    isIndexed,
    own,
    all: { pl: publicUrl + galleryAddress('pl', query), 'en-US': publicUrl + galleryAddress('en-US', query) },
    data: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      url: own,
      name: title,
      inLanguage: tags[language],
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: artists.map((artist, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: publicUrl + pathOf(artist.slug, language),
          name: fullName(artist),
        })),
      },
    },
  })
}

function filters(view: Shown): Html {
  const { t, language, query, choices } = view
  const isFiltered = Boolean(query.q || query.city || query.technique || query.level)
  const cities = choices.cities.map(({ name }) => name)
  return html`<form class="filters" method="get" action="${galleryAddress(language)}" role="search">
<label class="wide-field">${t('artistGallery.search')}<input type="search" name="q" value="${query.q ?? ''}" maxlength="100"></label>
${cityChoice(view, cities, query.city)}
${techniqueChoice(view, query.technique)}
${choice(
  'level',
  t('artistGallery.level'),
  t('artistGallery.any_level'),
  choices.levels.map(({ code, name }) => [code, name[language]] as const),
  query.level,
)}
${choice(
  'sort',
  t('artistGallery.sort'),
  null,
  gallerySorts.map((one) => [one, t(`artistGallery.sort_${one}`)] as const),
  query.sort,
)}
<button class="button" data-kind="primary">${t('artistGallery.show')}</button>
${isFiltered && html`<a href="${galleryAddress(language)}">${t('artistGallery.clear')}</a>`}
</form>`
}

function counted({ t, language, count }: Shown): string {
  if (count <= mostCounted) return t('artistGallery.found', { count })
  return t('artistGallery.found_above', { count: new Intl.NumberFormat(language).format(mostCounted) })
}

function empty({ t }: Shown): Html {
  return html`<div class="note"><h2>${t('artistGallery.empty')}</h2><p>${t('artistGallery.empty_text')}</p></div>`
}

/** Of those who are listed, none has what was searched for. */
function nobody({ t, language }: Shown): Html {
  return html`<div class="note" role="status"><h2>${t('artistGallery.none')}</h2><p>${t('artistGallery.none_text')}</p><p><a href="${galleryAddress(language)}">${t('artistGallery.none_all')}</a></p></div>`
}

function card(view: Shown, artist: GalleryArtist, index: number): Html {
  const { t, language } = view
  const { slug, city, level, average_rating, reviews_count, next_training } = artist
  const name = fullName(artist)
  const rating = average_rating !== null && new Intl.NumberFormat(language).format(Number(average_rating))
  return html`<li class="artist">
${cover(view, artist, index)}
<div class="about">
<h2><a href="${pathOf(slug, language)}" class="covering">${name}</a></h2>
${level && html`<p class="level">${level.name[language]}</p>`}
<p class="soft">${city} · ${craftOf({ t, language, content: artist })}</p>
${rating && html`<p><span role="img" aria-label="${t('artistGallery.rating', { rating })}">★ <strong>${rating}</strong></span> <span class="soft">${t('artists.reviews', { count: reviews_count })}</span></p>`}
${next_training && html`<p>${t('artistGallery.next_training', { day: daysOf(language, { ...next_training, ends_at: next_training.starts_at }) })}</p>`}
</div>
</li>`
}
