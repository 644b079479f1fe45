import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { type Feature, listenersOf } from '#kit/server/http/feature.ts'
import { measureRequests } from '#kit/server/metrics/request-times.ts'
import type { Config } from '#kit/server/start/config.ts'
import { logResponses, requestLogger } from '#kit/server/start/log.ts'
import { registerApiViewer } from './api/api-viewer.ts'
import { registerHealth } from './api/health.ts'
import { registerOpenApi } from './api/openapi.ts'
import type { NamedEndpoint } from './api/openapi-details.ts'
import { registerProgress } from './api/progress.ts'
import { watchForProxies } from './api/proxies.ts'
import { registerWeb } from './api/web.ts'
import type { Portal, Routes } from './context.ts'
import { registerMultipart } from './files/multipart.ts'
import { registerRoutes } from './http.ts'
import { registerBodies } from './http-body.ts'
import { registerErrors } from './http-errors.ts'
import { mailWaitsHeader, registerHeaders } from './http-headers.ts'
import { readerHeader, registerSessions } from './http-session.ts'
import { registerFastPaths } from './limits/fast-path.ts'
import { registerLimits } from './limits/http-limits.ts'
import { registerPressure } from './limits/http-pressure.ts'
import { requestIds, sendRequestIds } from './request-ids.ts'

/** The contract validates (http.ts): Fastify's own compilers, a third of a cold start, are not even loaded. */
const noCompilers = { buildValidator: () => () => () => true, buildSerializer: () => () => JSON.stringify }

/** Creates the HTTP server: its plugins in the order in which a request passes them, then the routes of the features. */
export async function createServer(portal: Portal, features: readonly Feature[]): Promise<FastifyInstance> {
  const { config, clock } = portal
  const calls = features.flatMap((feature) => feature.calls ?? [])
  const app = fastify({
    ...requestLogger(config),
    ...requestIds(config),
    trustProxy: config.trustProxy as FastifyServerOptions['trustProxy'],
    forceCloseConnections: 'idle',
    bodyLimit: 1024 * 1024,
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 10_000 },
    // Node's own limit for a URL: a parameter that is too long becomes a 404.
    routerOptions: { maxParamLength: 16_384 },
    schemaController: { compilersFactory: noCompilers as object },
    rewriteUrl: ({ url = '/' }) => withEscapedPercents(url),
  })
  logResponses(app)
  sendRequestIds(app)
  if (portal.metrics) measureRequests(app, portal.metrics)
  closeIdleConnectionsWhenClosing(app)
  registerProgress(app, clock)
  watchForProxies(app, config, portal.warnings)
  await registerLimits(app, portal.reserved.sessions, config.requestsPerMinute)
  const endpoints = calls.flatMap((routes) => Object.values(routes.endpoints))
  registerErrors(app, portal, endpoints)
  registerBodies(app)
  await app.register(cookie)
  registerFastPaths(
    app,
    config,
    features.flatMap(({ fastPath }) => fastPath?.(portal) ?? []),
  )
  await registerHeaders(app, config)
  registerHealth(app, portal)
  await app.register(cors, crossOrigin(config))
  await registerPressure(app, config.maxEventLoopDelay)
  registerSessions(
    app,
    portal,
    features.flatMap(({ openBeforeTerms = [] }) => openBeforeTerms),
  )
  await app.register(compress, { threshold: 1024 })
  await registerMultipart(app)
  await registerOpenApi(app, config, namedEndpoints(portal, calls))
  registerApiViewer(app, config, portal.texts)
  const listeners = listenersOf(features)
  for (const routes of calls) registerRoutes(app, portal, listeners, routes)
  await registerWeb(app, portal.texts, config)
  return app
}

/** What pages of other origins may send and read. */
const crossOrigin = ({ allowedOrigins }: Config) => ({
  origin: allowedOrigins,
  credentials: true,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['Content-Type', 'Accept', 'X-XSRF-TOKEN', 'X-Requested-With', 'Idempotency-Key'],
  exposedHeaders: [
    ...['Retry-After', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'Content-Disposition'],
    ...['X-Total-Count', 'Idempotency-Replayed', 'X-Request-Id', readerHeader, mailWaitsHeader],
  ],
  maxAge: 600,
  strictPreflight: false,
})

/** Every call by its name in the contract, with what one does by it. */
function namedEndpoints({ texts }: Portal, calls: readonly Routes[]): NamedEndpoint[] {
  const t = texts.in('en-US')
  return calls.flatMap(({ endpoints }) =>
    Object.entries(endpoints).map(([call, endpoint]) => {
      const name = `${endpoint.feature}.${call}`
      const sentence = t(`calls.${name}` as TextKey)
      return { name, summary: `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}`, endpoint }
    }),
  )
}

/** Closes idle keep-alive connections at shutdown: browsers do not close them. */
function closeIdleConnectionsWhenClosing(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    const timer = setInterval(() => app.server.closeIdleConnections(), 50)
    app.server.once('close', () => clearInterval(timer))
  })
}

/** Escapes the percent signs of a URL with malformed ones, so that it becomes an ordinary 404. */
function withEscapedPercents(url: string): string {
  try {
    decodeURIComponent(url)
    return url
  } catch {
    return encodeURI(url)
  }
}
