import { purposes } from '#kit/contract/values/files.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { type Html, html, jsonLd } from '#kit/server/http/api/html.ts'
import type { WebPage } from '#kit/server/http/api/web-page.ts'
import { framed, type Reading, tagOf, tags } from '#kit/server/public-page/page-frame.ts'
import { techniques } from '#network/artists/contract/artists.choices.ts'
import {
  type GalleryQuery,
  galleryPageSize,
  gallerySorts,
} from '#reputation/public-profiles/contract/artist-gallery.ts'
import { pathOf, publicPictures } from '../profile-addresses.queries.ts'
import { craftOf, daysOf } from '../profile-view.ts'
import { type GalleryArtist, type GalleryChoices, mostCounted } from './gallery.queries.ts'
import { galleryAddress } from './gallery-addresses.ts'
import { galleryMap } from './map/gallery-map.ts'

type Shown = Reading & { query: GalleryQuery; choices: GalleryChoices; artists: GalleryArtist[]; count: number }

/** The artists who want to be found. Without a script: filters are a form, and live in the address. */
export async function galleryHtml(view: Shown): Promise<WebPage> {
  const { t, query, artists, choices } = view
  // Nobody is listed, whatever the filters: there is nothing to search.
  const isEmpty = choices.cities.length === 0
  const map = await galleryMap(view, choices.cities)
  const body = html`<main class="main gallery" id="main">
<div class="intro">
<div class="who">
<h1>${t('artistGallery.title')}</h1>
${
  isEmpty
    ? empty(view)
    : html`<p class="soft">${t('artistGallery.intro')}</p>
${filters(view)}`
}
</div>
${map}
</div>
${artists.length === 0 ? !isEmpty && nobody(view) : html`<p class="soft" role="status">${counted(view)}</p><ul class="artists">${artists.map((artist, index) => card(view, artist, index))}</ul>`}
${pages(view)}
</main>`
  return framed(view, {
    head: head(view),
    body,
    ...(map && { footer: t('artistGallery.map_source') }),
    versions: { pl: galleryAddress('pl', query), 'en-US': galleryAddress('en-US', query) },
  })
}

/** What somebody searched for is no page for search engines, and neither is one without artists; a city or a technique is. */
function head({ t, language, publicUrl, query, artists }: Shown): Html {
  const title = t('artistGallery.head')
  const { q, sort, page, ...shared } = query
  const own = publicUrl + galleryAddress(language, { ...shared, q: null, sort: null, page: page ?? null })
  const isIndexed = !q && !sort && artists.length > 0
  return html`<title>${[query.city, query.technique && t(`artists.techniques_${query.technique}`), title].filter(Boolean).join(' · ')}</title>
<meta name="description" content="${t('artistGallery.description')}">
<meta name="robots" content="${isIndexed ? 'index, follow, max-image-preview:large' : 'noindex, follow'}">
<link rel="canonical" href="${own}">
<link rel="alternate" hreflang="pl" href="${publicUrl}${galleryAddress('pl', query)}">
<link rel="alternate" hreflang="en" href="${publicUrl}${galleryAddress('en-US', query)}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${t('artistGallery.description')}">
<meta property="og:url" content="${own}">
${jsonLd({
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
})}`
}

function filters({ t, language, query, choices }: Shown): Html {
  const isFiltered = Boolean(query.q || query.city || query.technique || query.level)
  const cities = choices.cities.map(({ name }) => [name, name] as const)
  const chosenCity = cities.find(
    ([name]) => name.localeCompare(query.city ?? '', language, { sensitivity: 'base' }) === 0,
  )
  return html`<form class="filters" method="get" action="${galleryAddress(language)}" role="search">
<label class="wide-field">${t('artistGallery.search')}<input type="search" name="q" value="${query.q ?? ''}" maxlength="100"></label>
${choice(
  'city',
  t('artistGallery.city'),
  t('artistGallery.any_city'),
  cities.toSorted(([a], [b]) => a.localeCompare(b, language)),
  chosenCity?.[0] ?? query.city,
)}
${choice(
  'technique',
  t('artistGallery.technique'),
  t('artistGallery.any_technique'),
  techniques.map((one) => [one, t(`artists.techniques_${one}`)] as const),
  query.technique,
)}
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
<button>${t('artistGallery.show')}</button>
${isFiltered && html`<a href="${galleryAddress(language)}">${t('artistGallery.clear')}</a>`}
</form>`
}

function choice(
  name: string,
  label: string,
  any: string | null,
  options: readonly (readonly [string, string])[],
  chosen: string | null | undefined,
): Html {
  return html`<label>${label}<select name="${name}">
${any !== null && html`<option value="">${any}</option>`}
${options.map(([value, text]) => (value === chosen ? html`<option value="${value}" selected>${text}</option>` : html`<option value="${value}">${text}</option>`))}
</select></label>`
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
<h2><a href="${pathOf(slug, language)}">${name}</a></h2>
${level && html`<p class="level">${level.name[language]}</p>`}
<p class="soft small">${city} · ${craftOf({ t, language, content: artist })}</p>
${rating && html`<p class="small"><span role="img" aria-label="${t('artistGallery.rating', { rating })}">★ <strong>${rating}</strong></span> <span class="soft">${t('artists.reviews', { count: reviews_count })}</span></p>`}
${next_training && html`<p class="small">${t('artistGallery.next_training', { day: daysOf(language, { ...next_training, ends_at: next_training.starts_at }) })}</p>`}
</div>
</li>`
}

const { small, medium } = purposes.portfolio.widths
const wide = '(min-width: 48em) 21rem, 100vw'

/** A work, with the artist's face on it; without one the face alone, and without that the initials. */
function cover({ language, t }: Shown, artist: GalleryArtist, index: number): Html {
  const { work, avatar_id } = artist
  const pictures = publicPictures(artist)
  const loading = index === 0 ? html`fetchpriority="high"` : index < 3 ? null : html`loading="lazy"`
  const side = purposes.avatar.widths.medium
  if (work) {
    const [less, more] = [Math.min(small, work.width), Math.min(medium, work.width)]
    const srcset = `${pictures.work(work.image_id, 'small')} ${less}w, ${pictures.work(work.image_id, 'medium')} ${more}w`
    const alt = t('artistGallery.work_of', { name: fullName(artist), title: work.title[language] })
    return html`<div class="cover"><img src="${pictures.work(work.image_id, 'small')}" srcset="${srcset}" sizes="${wide}" width="${work.width}" height="${work.height}" alt="${alt}" lang="${tagOf(work.title, language)}" decoding="async" ${loading}>${
      avatar_id !== null &&
      html`<img class="face" src="${pictures.portrait('medium')}" width="${side}" height="${side}" alt="" decoding="async" ${loading}>`
    }</div>`
  }
  if (avatar_id !== null)
    return html`<div class="cover"><img src="${pictures.portrait('large')}" width="${purposes.avatar.widths.large}" height="${purposes.avatar.widths.large}" alt="" decoding="async" ${loading}></div>`
  const initials = [artist.first_name, artist.last_name].map((part) => [...part][0] ?? '').join('')
  return html`<div class="cover" aria-hidden="true"><span>${initials}</span></div>`
}

/** To the pages before and after this one. */
function pages({ t, language, query, count }: Shown): Html | null {
  const total = Math.ceil(Math.min(count, mostCounted) / galleryPageSize)
  const page = query.page ?? 1
  if (total <= 1) return null
  const at = (to: number) => galleryAddress(language, { ...query, page: to })
  return html`<nav class="pages" aria-label="${t('artistGallery.page', { page, pages: total })}">
${page > 1 && html`<a rel="prev" href="${at(page - 1)}">${t('artistGallery.previous')}</a>`}
<span class="soft">${t('artistGallery.page', { page, pages: total })}</span>
${page < total && html`<a rel="next" href="${at(page + 1)}">${t('artistGallery.next')}</a>`}
</nav>`
}
