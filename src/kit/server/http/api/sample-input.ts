import { z } from 'zod/mini'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { validate } from '#kit/contract/validation.ts'

/** Generates valid input of a call from its schema, to examine what a user may call. */

/** Something that fits each kind of field: of several, the first that its schema takes. */
const samples = [
  null,
  false,
  'Lorem ipsum dolor sit amet, consectetur',
  'x',
  'nobody@example.invalid',
  'https://example.invalid/',
  '2099-12-31',
  '+48600000000',
  1,
  10,
  [],
]

type Sample = { input: Record<string, unknown> /** Whether anything has to be typed. */; isTyped: boolean }

/** Input that fits a call, as far as the schema alone shows; null where more is needed, as a file or another row. */
export function sampleInput({ query, body, isMultipart, isJsonToo }: Endpoint): Sample | null {
  if (isMultipart && !isJsonToo) return null
  const samples = [query, body].map((schema) => sampleOf(schema) as object)
  const [parameters, sent] = [query, body].map((schema, index) => validate(schema, samples[index]))
  if (!parameters?.ok || !sent?.ok) return null
  const isTyped = samples.some((sample) => Object.keys(sample).length > 0)
  return { input: { ...(parameters.value as object), ...(sent.value as object) }, isTyped }
}

type Definition = {
  type: string
  shape?: Record<string, z.ZodMiniType>
  innerType?: z.ZodMiniType
  element?: z.ZodMiniType
  entries?: Record<string, unknown>
}

function sampleOf(schema: z.ZodMiniType): unknown {
  const { shape, innerType, element, entries } = schema._zod.def as unknown as Definition
  if (shape) {
    const needed = Object.entries(shape).filter(([, field]) => !z.safeParse(field, undefined).success)
    // Of other rows nobody knows which.
    return Object.fromEntries(
      needed.map(([name, field]) => [name, /(^|_)ids?$/.test(name) ? undefined : sampleOf(field)]),
    )
  }
  if (innerType) return sampleOf(innerType)
  const ofItsOwn = [...Object.values(entries ?? {}).slice(-1), ...(element ? [[sampleOf(element)]] : [])]
  return [...samples, ...ofItsOwn].find((sample) => z.safeParse(schema, sample).success)
}
