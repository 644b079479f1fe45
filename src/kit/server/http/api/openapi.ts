import { setImmediate } from 'node:timers/promises'
import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { z } from 'zod/mini'
import { binary, type Endpoint, placeholders } from '#kit/contract/endpoint.ts'
import type { Config } from '#kit/server/start/config.ts'
import { EncodedResponse, sendEncodedResponse } from '../encoded-response.ts'
import { completed, type NamedEndpoint, problem, refusalResponses, securitySchemes } from './openapi-details.ts'

/** Serves the OpenAPI description, generated from the contract: `GET /api/openapi.json`. */
export async function registerOpenApi(
  app: FastifyInstance,
  config: Config,
  named: readonly NamedEndpoint[],
): Promise<void> {
  const schemas = new Map<Endpoint, FastifySchema>()
  await app.register(swagger, {
    // The contract validates (http.ts); the description is generated at the first request, since that takes longer than
    // all else at a start.
    transform: ({ url, schema, route }) => {
      const { endpoint } = route.config ?? {}
      return { url, schema: endpoint ? (schemas.get(endpoint) ?? apiDescription(endpoint)) : schema }
    },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Atelier',
        description:
          'The API of the portal. A program sends a token (`Authorization: Bearer atelier_…`), a browser the cookie of its session and, with calls that change something, the header X-XSRF-TOKEN. Money is in minor units, days are YYYY-MM-DD in the time of the academy, instants are ISO 8601 in UTC.',
        version: '1',
        license: { name: 'None has been granted yet', identifier: 'LicenseRef-None' },
      },
      servers: [{ url: config.publicUrl }],
      components: {
        securitySchemes,
        schemas: { Problem: problem } as never,
        responses: refusalResponses as never,
      },
    },
  })
  let description: Promise<EncodedResponse> | null = null
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    description ??= describeCalls()
    return sendEncodedResponse(reply, await description)
  })

  /** A few calls at a time: others are answered in between. */
  async function describeCalls(): Promise<EncodedResponse> {
    for (const [place, { endpoint }] of named.entries()) {
      schemas.set(endpoint, apiDescription(endpoint))
      if (place % 10 === 9) await setImmediate()
    }
    const described = app.swagger()
    await setImmediate()
    const whole = await completed(described as unknown as Record<string, unknown>, named)
    await setImmediate()
    return EncodedResponse.of(whole)
  }
}

function apiDescription(endpoint: Endpoint): FastifySchema {
  const { method, isMultipart, isJsonToo, response, status } = endpoint
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const names = placeholders(endpoint.path)
  return {
    tags: [endpoint.path.split('/').at(endpoint.path.startsWith('/api/') ? 2 : 1)],
    querystring: shape(endpoint.query),
    ...(names.length > 0 && {
      params: {
        type: 'object',
        properties: Object.fromEntries(
          names.map((name) => [name, { type: /(^|_)id$/.test(name) ? 'integer' : 'string' }]),
        ),
      },
    }),
    ...(hasBody && { body: shape(endpoint.body) }),
    ...(isMultipart && { consumes: ['multipart/form-data', ...(isJsonToo ? ['application/json'] : [])] }),
    response: {
      // A file: a document, a picture, a table, an archive.
      [status]:
        response === binary
          ? { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
          : shape(response),
      ...(status === 204 && !(response instanceof z.ZodMiniVoid) && { 200: shape(response) }),
    },
  } as FastifySchema
}

function shape(schema: z.ZodMiniType): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}
