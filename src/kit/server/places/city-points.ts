import { runInThread } from '#kit/server/run-in-thread.ts'

/** Longitude and latitude, in degrees. */
export type Point = [number, number]
export type City = { name: string; country: string }

const known = new Map<string, Promise<Point | null>>()
const keyOf = ({ name, country }: City) => `${country} ${name.toLowerCase()}`

/**
 * Where cities are, from GeoNames; null where it knows none of that name. Its 138,000 cities are read by a thread of its own,
 * for that takes most of a second, and only where a city comes up for the first time.
 */
export async function pointsOf(cities: readonly City[]): Promise<(Point | null)[]> {
  const unknown = cities.filter((city) => !known.has(keyOf(city)))
  if (unknown.length > 0) {
    const found = runInThread<(Point | null)[]>(new URL('./city-points-worker.ts', import.meta.url), unknown)
    for (const [index, city] of unknown.entries())
      known.set(
        keyOf(city),
        found.then((points) => points[index] ?? null),
      )
    // Another request tries again.
    found.catch(() => {
      for (const city of unknown) known.delete(keyOf(city))
    })
  }
  return Promise.all(cities.map((city) => known.get(keyOf(city)) ?? null))
}
