import { setImmediate } from 'node:timers/promises'
import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { z } from 'zod/mini'
import { binary, type Endpoint, placeholders } from '#kit/contract/endpoint.ts'
import type { Config } from '#kit/server/start/config.ts'
import { EncodedResponse, sendEncodedResponse } from '../encoded-response.ts'

/** Serves the OpenAPI description, generated from the contract: `GET /api/openapi.json`. */
export async function registerOpenApi(app: FastifyInstance, config: Config, endpoints: Endpoint[]): Promise<void> {
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
        description: 'The API of the Atelier portal. Calls that change need the header X-XSRF-TOKEN.',
        version: '1',
      },
      servers: [{ url: config.publicUrl }],
    },
  })
  let description: Promise<EncodedResponse> | null = null
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    description ??= describeCalls()
    return sendEncodedResponse(reply, await description)
  })

  /** A few calls at a time: others are answered in between. */
  async function describeCalls(): Promise<EncodedResponse> {
    for (const [place, endpoint] of endpoints.entries()) {
      schemas.set(endpoint, apiDescription(endpoint))
      if (place % 10 === 9) await setImmediate()
    }
    const described = app.swagger()
    await setImmediate()
    return EncodedResponse.of(described)
  }
}

function apiDescription(endpoint: Endpoint): FastifySchema {
  const { method, isMultipart, isJsonToo, response, status, permission } = endpoint
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const names = placeholders(endpoint.path)
  return {
    summary: `Permission: ${permission}`,
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
      [status]: response === binary ? { type: 'string', format: 'binary' } : shape(response),
      ...(status === 204 && !(response instanceof z.ZodMiniVoid) && { 200: shape(response) }),
    },
  } as FastifySchema
}

function shape(schema: z.ZodMiniType): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}
