import * as api from '#app/contract/calls.ts'
import { screens } from '#app/web/screens.tsx'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { allSamples, firstOf, type SamplePortal, type Viewer } from '#testing/fixtures/samples.ts'

const listed = api as Record<string, { list?: Endpoint }>
let samples: ReturnType<typeof allSamples> | undefined

/** Something to show on a screen whose address has a part that varies: its feature's sample, or the first row of its list. */
export async function samplesFor(path: string, viewer: Viewer, portal: SamplePortal): Promise<Record<string, string>> {
  if (!path.includes('$')) return {}
  samples ??= allSamples()
  const sample = (await samples)[path]
  if (sample) return sample({ viewer, portal })
  const list = listed[featureOf(path)]?.list
  if (!list) throw new Error(`Nothing is known to show at ${path}: add a sample to a .samples.ts.`)
  return firstOf(await viewer.send(list, {}))
}

/** Whose record it is: the feature of the texts on the screen of that record. */
function featureOf(path: string): string {
  const ofRecord = path.slice(0, path.indexOf('$id') + '$id'.length)
  const { title = '' } = screens.find((screen) => screen.path === ofRecord) ?? {}
  return title.split('.')[0] ?? ''
}
