import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod/mini'
import { type Endpoint, placeholders } from '#kit/contract/endpoint.ts'
import { isOpenToPrograms } from '../authorization.ts'

/** What the description of the API has in addition to the schemas: names, sign-in, refusals, and what a schema alone cannot express. */

export type NamedEndpoint = { name: string; summary: string; endpoint: Endpoint }

type Json = Record<string, unknown>
type Paths = Record<string, Record<string, Operation>>
type Operation = Json & { responses: Record<string, Json> }

export const securitySchemes = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A token of a program, made in the settings of the portal: `atelier_…`. It needs no cookie and no other header.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'atelier_session',
    description: 'The session of a browser; on https its name begins with `__Host-`.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'The value of the cookie `XSRF-TOKEN`, with each changing call of a session.',
  },
} as const

export const problem = {
  type: 'object',
  description: 'What was wrong, in the language of the caller.',
  properties: {
    message: { type: 'string' },
    code: { type: 'string', description: 'Where a program may need to tell errors apart.' },
    details: { type: 'object', additionalProperties: true, description: 'With some codes: what a program needs.' },
    errors: {
      type: 'object',
      description: 'With 422: sentences by the path of their field, such as `price.amount`.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
  required: ['message'],
} as const

const refusals = {
  401: 'Not signed in, or the token is unknown, ended or revoked.',
  403: 'The caller may not do this.',
  404: 'There is no such record, or the caller may not see it.',
  409: 'The record was changed meanwhile, or its state does not allow it.',
  422: 'Something of the input is wrong: `errors` has it by field.',
  429: 'Too many requests: `Retry-After` has the seconds to wait.',
} as const
type Refusal = keyof typeof refusals

export const refusalResponses = Object.fromEntries(
  Object.entries(refusals).map(([status, description]) => [
    `Refused${status}`,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } },
  ]),
)

/** Completes what was generated of the schemas, a few calls at a time: others are answered in between. */
export async function completed(description: Json, named: readonly NamedEndpoint[]): Promise<Json> {
  const generated = description.paths as Paths
  const paths: Paths = {}
  const firstOfShape = new Map<string, string>()
  for (const [place, { name, summary, endpoint }] of named.entries()) {
    if (place % 20 === 19) await setImmediate()
    const operation = generated[endpoint.path]?.[endpoint.method.toLowerCase()]
    if (!operation) continue
    const shape = shapeOf(endpoint.path)
    const path = firstOfShape.get(shape) ?? endpoint.path
    firstOfShape.set(shape, path)
    fill(operation, '')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: {
        operationId: name,
        ...withNames(operation, endpoint.path, path),
        summary,
        description: accessOf(endpoint),
        security: securityOf(endpoint),
        responses: { ...responsesOf(operation), ...refusalsOf(endpoint) },
      },
    }
  }
  return { ...description, paths }
}

/** Two calls of one path may name its parts differently; a description has one name for each part. */
const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}')

function withNames(operation: Operation, from: string, to: string): Json {
  if (from === to) return operation
  const names = new Map(placeholders(from).map((name, place) => [name, placeholders(to)[place]]))
  const parameters = (operation.parameters as Json[]).map((parameter) =>
    parameter.in === 'path' ? { ...parameter, name: names.get(parameter.name as string) } : parameter,
  )
  return { ...operation, parameters }
}

function accessOf(endpoint: Endpoint): string {
  const { permission } = endpoint
  const whose =
    permission === 'public'
      ? 'Open to everybody.'
      : permission === 'signed-in'
        ? 'Open to everybody who is signed in; what they get depends on what they may see.'
        : `Takes the right \`${permission}\`.`
  return isOpenToPrograms(endpoint) ? whose : `${whose} Not with a token.`
}

function securityOf(endpoint: Endpoint) {
  const { permission, method, isByAddressAlone } = endpoint
  if (isByAddressAlone) return [{}]
  const session = { session: [], ...(method !== 'GET' && { csrf: [] }) }
  return [
    ...(permission === 'public' && method === 'GET' ? [{}] : []),
    ...(isOpenToPrograms(endpoint) ? [{ token: [] }] : []),
    session,
  ]
}

/** A response without a body has none in the description either. */
function responsesOf({ responses }: Operation): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const { content: _, ...rest } = response
      return [status, { ...(status === '204' ? rest : response), description: descriptions[status] ?? 'Done.' }]
    }),
  )
}

const descriptions: Record<string, string> = {
  200: 'The answer.',
  201: 'What was made.',
  204: 'Done; there is no body.',
}

function refusalsOf({ path, permission, query, body, isReading }: Endpoint): Record<string, Json> {
  const hasInput = [query, body].some((schema) => Object.keys(shapeFields(schema)).length > 0)
  const statuses: Refusal[] = [
    ...(permission === 'public' ? [] : ([401, 403] as const)),
    ...(placeholders(path).length > 0 ? ([404] as const) : []),
    ...(isReading ? [] : ([409] as const)),
    ...(hasInput ? ([422] as const) : []),
    429,
  ]
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]))
}

function shapeFields(schema: z.ZodMiniType): object {
  return (schema._zod.def as { shape?: object }).shape ?? {}
}

/** Fills what the generator leaves empty, of the schemas that are code: a file, an id as a form has it, a value of any kind. */
function fill(node: unknown, name: string): void {
  if (Array.isArray(node)) {
    for (const item of node) fill(item, name)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const json = node as Json
  if (isMoney(json.properties)) Object.assign(json.properties.amount, { description: minorUnits })
  const { required, properties, additionalProperties, propertyNames } = json
  if (Array.isArray(required) && !properties && propertyNames && additionalProperties)
    json.properties = Object.fromEntries(required.map((key: string) => [key, additionalProperties]))
  for (const [key, value] of Object.entries(json)) {
    const inner = schemaKeys.includes(key) ? name : key
    if (isSchemaPlace(key, json, name) && isEmpty(value)) json[key] = schemaFor(inner)
    else if (key === 'anyOf' && Array.isArray(value))
      json[key] = value.map((one) => (isEmpty(one) ? schemaFor(name) : one))
    fill(json[key], inner)
  }
}

const minorUnits = 'In the smallest unit of the currency: 12050 is 120.50.'
const schemaKeys = ['items', 'anyOf', 'allOf', 'oneOf', 'schema', 'additionalProperties', 'properties', 'content']

function isMoney(properties: unknown): properties is { amount: Json } {
  return typeof properties === 'object' && properties !== null && 'amount' in properties && 'currency' in properties
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0

/** Whether a key leads to a schema: one of `properties`, the items of a list, or that of a body or a parameter. */
function isSchemaPlace(key: string, holder: Json, name: string): boolean {
  if (key === 'items' || key === 'schema' || key === 'additionalProperties') return true
  return name !== '' && !('type' in holder) && !('responses' in holder) && key !== 'properties'
}

function schemaFor(name: string): Json {
  if (/(^|_)ids$/.test(name)) return { type: 'integer', minimum: 1 }
  if (/^(file|files|avatar|attachments|images?|archive|pictures?|documents?|mark|evidence|body)$/.test(name))
    return { type: 'string', format: 'binary' }
  if (/^(answer|data|ceremony)$/.test(name)) return { type: 'object', additionalProperties: true }
  return { type: ['string', 'number', 'boolean', 'object', 'array', 'null'], description: 'A JSON value of any kind.' }
}
