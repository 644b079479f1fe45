import { type SqlBool, sql } from 'kysely'
import { type Point, pointsOf } from '#kit/server/places/city-points.ts'
import { nearKilometers } from '#teaching/open-trainings/contract/open-trainings.ts'

const earthKilometers = 6371

/** Of trainings: those in cities near one. A city that GeoNames does not know is near itself alone. */
export async function isNear(cities: Cities, near: string) {
  const found = await citiesNear(cities, near)
  return sql<SqlBool>`fold(trainings.city) in (select fold(name) from unnest(${found}::text[]) name)`
}

export type Cities = readonly { name: string; country: string }[]

/** Those of some cities that lie near one, which need not be among them, and that one itself. */
export async function citiesNear(cities: Cities, near: string): Promise<string[]> {
  // The same name in several countries is each of them.
  const countries = [...new Set(['PL', ...cities.map(({ country }) => country)])]
  const [centers, points] = await Promise.all([
    pointsOf(countries.map((country) => ({ name: near, country }))),
    pointsOf(cities),
  ])
  const isClose = (point: Point | null | undefined) =>
    point && centers.some((center) => center && kilometersBetween(center, point) <= nearKilometers)
  return [near, ...cities.filter((_, index) => isClose(points[index])).map(({ name }) => name)]
}

/** By the haversine formula, on a sphere. */
export function kilometersBetween([fromLongitude, fromLatitude]: Point, [toLongitude, toLatitude]: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const haversine = (angle: number) => Math.sin(angle / 2) ** 2
  const part =
    haversine(radians(toLatitude - fromLatitude)) +
    Math.cos(radians(fromLatitude)) * Math.cos(radians(toLatitude)) * haversine(radians(toLongitude - fromLongitude))
  return 2 * earthKilometers * Math.asin(Math.sqrt(part))
}
