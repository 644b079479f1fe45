import '#app/contract/registers.ts'
import { expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import { everyText } from '#kit/contract/texts/texts.ts'
import { recordsOf } from '#kit/server/http/feature.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import { events } from '#testing/recorded-events.ts'

/*
 * What the audit log and the permission diagnostics know of records they read from the features. Nothing of it can be
 * left out: a kind of record without it is a sentence here, or a type error.
 */

const records = recordsOf(Object.values(features))
const texts = new Set(everyText().map(({ group, name }) => `${group}.${name}`))
/** Where nothing is missing in the feature itself, its line is. */
const [registered, listed] = ['src/app/server/features.ts', 'src/app/contract/text-files.ts'].map(
  (file) => `${file} has to list`,
)
const kinds = [...new Set(events.map((event) => event.split('.')[0] as string))]

test('every event is about a kind of record that its feature describes, in words of both languages', () => {
  const sentences = kinds.flatMap((kind) => [
    ...(kind in records
      ? []
      : [`Events are about a ${kind}: describe it in the records of its .feature.ts, which ${registered}.`]),
    ...(texts.has(`audit.kind_${kind}`)
      ? []
      : [`A ${kind} has no name: add kind_${kind} to audit in its .text.ts, which ${listed}.`]),
  ])
  expect(sentences).toEqual([])
})

test('each kind of record is described once', () => {
  const described = Object.values(features).flatMap((feature) => Object.keys(feature.records ?? {}))
  expect(described.filter((kind, index) => described.indexOf(kind) < index)).toEqual([])
})

test('what is chosen by its name is what calls are about', () => {
  const paths = [...endpoints.values()].map(({ path }) => path)
  const sentences = Object.entries(records).flatMap(([kind, { choice }]) => [
    ...(choice?.calls ?? [])
      .filter((beginning) => !paths.some((path) => path === beginning || path.startsWith(`${beginning}/`)))
      .map((beginning) => `No call is about a ${kind} at ${beginning}.`),
    ...(choice?.isPart && !texts.has(`reasons.part_${kind}`)
      ? [`A ${kind} lies within another record: add part_${kind} to reasons in its .text.ts.`]
      : []),
  ])
  expect(sentences).toEqual([])
})
