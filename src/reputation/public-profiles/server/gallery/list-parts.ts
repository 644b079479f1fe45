import { purposes } from '#kit/contract/values/files.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { type Html, html } from '#kit/server/http/api/html.ts'
import { type Reading, tagOf } from '#kit/server/public-page/page-frame.ts'
import { techniques } from '#network/artists/contract/artists.choices.ts'
import { publicPictures } from '../profile-addresses.queries.ts'
import type { GalleryArtist } from './gallery.queries.ts'

/* What the lists for everybody have in common: without a script, filters are a form. */

/** From the address; also what is no choice. */
type Chosen = string | null | undefined

export function choice(
  name: string,
  label: string,
  any: string | null,
  options: readonly (readonly [string, string])[],
  chosen: Chosen,
): Html {
  return html`<label>${label}<select name="${name}">
${any !== null && html`<option value="">${any}</option>`}
${options.map(([value, text]) => (value === chosen ? html`<option value="${value}" selected>${text}</option>` : html`<option value="${value}">${text}</option>`))}
</select></label>`
}

export function techniqueChoice({ t }: Reading, chosen: Chosen): Html {
  const options = techniques.map((one) => [one, t(`artists.techniques_${one}`)] as const)
  return choice('technique', t('artistGallery.technique'), t('artistGallery.any_technique'), options, chosen)
}

/** The city of an address may be typed without capitals or accents; of one that is not in the list nothing is chosen. */
export function cityChoice({ t, language }: Reading, cities: readonly string[], typed: Chosen): Html {
  const city = cities.find((name) => name.localeCompare(typed ?? '', language, { sensitivity: 'base' }) === 0)
  const options = cities
    .toSorted((one, other) => one.localeCompare(other, language))
    .map((name) => [name, name] as const)
  return choice('city', t('artistGallery.city'), t('artistGallery.any_city'), options, city ?? typed)
}

const { small, medium } = purposes.portfolio.widths
/** The widest that it is shown: on the page of one training. */
const wide = '(min-width: 48em) 30rem, 100vw'

type Pictured = Pick<GalleryArtist, 'id' | 'slug' | 'first_name' | 'last_name' | 'avatar_id' | 'work'>

/** A work, with the artist's face on it; without one the face alone, and without that the initials. */
export function cover({ language, t }: Reading, artist: Pictured, index: number): Html {
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

type Turned = { page: number; pages: number; at: (page: number) => string }

/** To the pages before and after this one. */
export function pager({ t }: Pick<Reading, 't'>, { page, pages, at }: Turned): Html | null {
  if (pages <= 1) return null
  return html`<nav class="pages" aria-label="${t('artistGallery.page', { page, pages })}">
${page > 1 && html`<a rel="prev" href="${at(page - 1)}">${t('artistGallery.previous')}</a>`}
<span class="soft">${t('artistGallery.page', { page, pages })}</span>
${page < pages && html`<a rel="next" href="${at(page + 1)}">${t('artistGallery.next')}</a>`}
</nav>`
}
