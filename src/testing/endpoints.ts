import * as api from '#contract/index.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'

/** Every call of the contract by its name: `benefits.create`. */
export const endpoints = new Map<string, Endpoint>(
  Object.entries(api).flatMap(([feature, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(
      ([name, endpoint]) => [`${feature}.${name}`, endpoint] as const,
    ),
  ),
)
