import { geoMercator, geoPath } from 'd3-geo'
import { type Html, html } from '#kit/server/http/api/html.ts'
import { pointsOf } from '#kit/server/places/city-points.ts'
import type { Reading } from '#kit/server/public-page/page-frame.ts'
import type { GalleryCity } from '../gallery.queries.ts'
import { galleryAddress } from '../gallery-addresses.ts'
import { outlineOf } from './country-outline.ts'

const size = { width: 320, height: 300 }
const edge = 14
/** So many cities bear their names, those of most artists: above their circles, or below where another name is in the way. */
const mostNamed = 8
const room = { x: 70, y: 16 }
/** From a circle to the line on which its name is written. */
const gap = { above: 3, below: 12 }
/** Of a finger, in units of the drawing. */
const touched = 12

/**
 * The country in which most of them work, with a link to each of its cities. Null where nobody is listed, or the country
 * has no outline.
 */
export async function galleryMap({ t, language }: Reading, cities: GalleryCity[]): Promise<Html | null> {
  const country = mostFrequent(cities)
  const outline = country === null ? null : outlineOf(country)
  if (!outline) return null
  const own = cities.filter((city) => city.country === country)
  const points = await pointsOf(own)
  const projection = geoMercator().fitExtent(
    [
      [edge, edge],
      [size.width - edge, size.height - edge],
    ],
    outline,
  )
  const most = Math.max(...own.map(({ count }) => count))
  // Small circles lie upon large ones.
  const named: { x: number; y: number }[] = []
  const drawn = own.flatMap((city, index) => {
    const point = points[index]
    const at = point && projection(point)
    if (!at) return []
    const place = { x: at[0], y: at[1], r: 4 + 5 * Math.sqrt(city.count / most) }
    const label = [place.y - place.r - gap.above, place.y + place.r + gap.below].find((at) =>
      named.every(({ x, y }) => Math.abs(x - place.x) > room.x || Math.abs(y - at) > room.y),
    )
    const isNamed = label !== undefined && named.length < mostNamed
    if (isNamed) named.push({ x: place.x, y: label })
    return [{ ...city, ...place, label: isNamed ? label : null }]
  })
  return html`<nav class="map" aria-label="${t('artistGallery.map')}"><svg viewBox="0 0 ${size.width} ${size.height}">
<path class="land" d="${geoPath(projection).digits(1)(outline)}"/>
${drawn.map(
  ({ name, count, x, y, r, label }) =>
    html`<a href="${galleryAddress(language, { city: name })}" aria-label="${name}: ${t('artistGallery.found', { count })}">${label === null && html`<title>${name}: ${t('artistGallery.found', { count })}</title>`}<circle class="touch" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${touched}"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}"/>${label !== null && html`<text x="${x.toFixed(1)}" y="${label.toFixed(1)}" text-anchor="middle">${name}</text>`}</a>`,
)}
</svg></nav>`
}

function mostFrequent(cities: GalleryCity[]): string | null {
  const counts = new Map<string, number>()
  for (const { country, count } of cities) counts.set(country, (counts.get(country) ?? 0) + count)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null
}
