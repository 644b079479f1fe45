import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { maxDepth } from '#kit/contract/validation.ts'
import * as api from './calls.ts'

const endpoints = Object.entries(api).flatMap(([feature, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).map(([name, call]) => [`${feature}.${name}`, call] as const),
)

describe('every input has a limit', () => {
  test.each(endpoints)('%s', (_name, { query, body, mostBytes = 1_048_576 }) => {
    expect([...unbounded(query, ['query'], mostBytes), ...unbounded(body, ['body'], mostBytes)]).toEqual([])
  })
})

type Definition = {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  options?: z.ZodMiniType[]
  checks?: { _zod: { def: { check: string } } }[]
}

/** Where something of any size could be sent. */
function unbounded(schema: z.ZodMiniType, path: string[], mostBytes: number): string[] {
  const { type, shape, element, innerType, in: input, options, checks } = schema._zod.def as unknown as Definition
  const here = path.join('.')
  if (path.length > maxDepth) return [`${here} is too deep`]
  if (shape) return Object.entries(shape).flatMap(([name, field]) => unbounded(field, [...path, name], mostBytes))
  if (element) {
    const hasMaximum = checks?.some(({ _zod }) => _zod.def.check === 'max_length')
    return [...(hasMaximum ? [] : [`${here} has no maximum`]), ...unbounded(element, [...path, '0'], mostBytes)]
  }
  if (options) return options.flatMap((option) => unbounded(option, path, mostBytes))
  const inner = innerType ?? input
  if (inner) return unbounded(inner, path, mostBytes)
  if (type === 'string') {
    const tried = filling.includes(path.at(-1) as string) ? ['a'.repeat(mostBytes + 1)] : endless
    return tried.some((text) => z.safeParse(schema, text).success) ? [`${here} has no end`] : []
  }
  const isKnown = /^(number|int|boolean|literal|enum|void|custom)$/.test(type)
  return isKnown ? [] : [`${here} is a ${type}, of which this test knows nothing`]
}

const endless = ['a', '1', 'A1_', ' a', 'https://a.bc/', 'anna@example.com'].map((text) =>
  text.padEnd(20_000, text.at(-1)),
)
/** A file, or a list of people, that travels as text may fill a request. */
const filling = ['file', 'recipients']
