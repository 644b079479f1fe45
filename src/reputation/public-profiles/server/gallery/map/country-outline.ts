import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FeatureCollection, Geometry } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type Country = FeatureCollection<Geometry, { name: string }>['features'][number]
type World = Topology<{ countries: GeometryCollection<{ name: string }> }>

const known = new Map<string, Country | null>()
const english = new Intl.DisplayNames('en', { type: 'region' })

/** The borders of a country by its code (ISO 3166-1, two letters), from Natural Earth; null where its name is another one there. */
export function outlineOf(code: string): Country | null {
  const outline = known.get(code) ?? readOutline(english.of(code) ?? code)
  known.set(code, outline)
  return outline
}

function readOutline(name: string): Country | null {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'))
  const world = JSON.parse(readFileSync(file, 'utf8')) as World
  return feature(world, world.objects.countries).features.find(({ properties }) => properties.name === name) ?? null
}
