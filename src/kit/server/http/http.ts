import { setTimeout } from 'node:timers/promises'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { binary, type Endpoint, isPolledInput, placeholders } from '#kit/contract/endpoint.ts'
import { validate } from '#kit/contract/validation.ts'
import { type FileResponse, sendFile } from '#kit/server/files/files.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import { recordEvent } from '#kit/server/jobs/record-event.ts'
import { LargePage, sendLargePage } from '#kit/server/lists/large-page.ts'
import { mailLeaves } from '#kit/server/mail/delivery.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { isConflict, isUnavailable } from '#kit/server/postgres/database-errors.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { hashToken } from '#kit/server/session/secrets.ts'
import { noteWrite } from '#kit/server/session/session.ts'
import { sendWebPage, WebPage } from './api/web-page.ts'
import { type AnyPlan, authorize, planOf } from './authorization.ts'
import type { Context, Handler, Portal, Routes } from './context.ts'
import { EncodedResponse, sendEncodedResponse } from './encoded-response.ts'
import { Failure, fail } from './errors.ts'
import { Attachment, sendAttachment } from './files/attachment.ts'
import { CachedFile, sendCachedFile } from './files/cached-file.ts'
import { Download, sendDownload } from './files/download.ts'
import { etagOf } from './files/etag.ts'
import { isEncoded, readMultipart, type Settle } from './files/multipart.ts'
import { malformed } from './http-body.ts'
import { deviceOf, sendDeviceCookie } from './http-device.ts'
import { failureOf } from './http-errors.ts'
import { cacheHeaders, mailWaitsHeader, stripHeaders } from './http-headers.ts'
import { sendSessionCookies } from './http-session.ts'
import {
  answerTo,
  beginOnce,
  failureFrom,
  hashOf,
  type Repeatable,
  Replay,
  repeatableOf,
  type StoredResponse,
  storedResponse,
  storeFailure,
  storeResponse,
} from './idempotency.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/** Registers a feature's calls. The steps of every request: session or token → CSRF token → authentication → rate limit → answer stored before → subject → permission → validation → preparation → transaction → response. */
export function registerRoutes(
  app: FastifyInstance,
  portal: Portal,
  listeners: AllListeners,
  { endpoints, handlers }: Routes,
): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const plan = planOf(handlers[name] as Handler<Endpoint>)
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      config: {
        endpoint,
        ...(endpoint.limit && { rateLimit: { max: endpoint.limit.max, timeWindow: endpoint.limit.seconds * 1000 } }),
      },
      bodyLimit: endpoint.mostBytes,
      // The multipart parser reads the raw body.
      decompress: endpoint.isMultipart ? false : undefined,
      handler: (request, reply) =>
        onStandbyOrPrimary(portal, endpoint, request, (db) =>
          answer({ portal: { ...portal, db }, listeners, endpoint, plan, request, reply }),
        ),
    })
  }
}

/** A request to an endpoint, and where it is answered. */
type Call = {
  portal: Portal
  listeners: AllListeners
  endpoint: Endpoint
  plan: AnyPlan
  request: FastifyRequest
  reply: FastifyReply
}

/** Side effects of a handler: cookies, which are sent once its transaction is committed, and mail. */
type Effects = { session?: string; device?: string; hasMailed?: boolean }

/** On the standby, where it shows what this session wrote; what fails there is done again by the primary, before anything was sent. */
async function onStandbyOrPrimary<Answer>(
  portal: Portal,
  endpoint: Endpoint,
  request: FastifyRequest,
  answer: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  const db = connectionsFor(portal, endpoint, request)
  // What a program has written is noted nowhere.
  const lagging =
    endpoint.mayLag && !request.token ? await portal.standby?.showing(request.session?.lastWrite ?? null) : null
  if (!lagging) return answer(db)
  try {
    return await answer(lagging)
  } catch (error) {
    if (!isUnavailable(error) && !isConflict(error)) throw error
    portal.standby?.setAside()
    return answer(db)
  }
}

async function answer({ portal, listeners, endpoint, plan, request, reply }: Call): Promise<FastifyReply> {
  const params = readParams(endpoint, request.params as Record<string, string>)
  const repeatable = await readRepeatable(portal.db, endpoint, request, params)
  if (repeatable?.stored && repeatable.sent) return replay(portal, reply, answerTo(repeatable.stored, repeatable.sent))
  let effects: Effects = {}
  const contextIn = (db: Db) => contextOf({ ...portal, db }, listeners, request, effects)
  const ctx = contextIn(portal.db)
  const minimumTime = endpoint.answersAfter ? setTimeout(endpoint.answersAfter) : null
  let settle: Settle = async () => {}
  try {
    // Whether a form is a repetition is known only once it is read; its record may have been deleted since.
    const subject = repeatable?.stored ? null : await authorize(ctx, endpoint, plan, params)
    const read = await readInput(portal, endpoint, request, params)
    const { input } = read
    settle = read.settle
    if (repeatable) repeatable.sent ??= await hashOf(input, repeatable)
    if (repeatable?.stored && repeatable.sent) throw new Replay(answerTo(repeatable.stored, repeatable.sent))
    const prepared = plan.prepare ? await plan.prepare(ctx, input) : subject
    const run = async (db: Db) => {
      // A transaction that is retried begins without the effects of the failed attempt.
      effects = {}
      if (repeatable?.sent) await beginOnce(db, repeatable, repeatable.sent)
      const output = await plan.handle(contextIn(db), input, prepared)
      if (repeatable?.sent)
        await storeResponse(db, repeatable, repeatable.sent, successResponse(endpoint, output, effects))
      const writer = effects.session ? hashToken(effects.session) : request.session?.idHash
      if (portal.standby && writer && !endpoint.isReading) await noteWrite(db, writer)
      return output
    }
    const output = endpoint.isReading ? await run(portal.db) : await inTransaction(portal.db, run)
    await settle({ committed: true })
    await minimumTime
    if (effects.session && !request.token) sendSessionCookies(reply, portal.config, effects.session)
    if (effects.device && !request.token) sendDeviceCookie(reply, portal.config, effects.device)
    // Where the response time must not reveal whether an account exists, this header does not either.
    if (effects.hasMailed || endpoint.answersAfter !== undefined) await reportWaitingMail(portal, reply)
    return await write(portal, endpoint, reply, output)
  } catch (error) {
    await settle({ committed: false })
    await minimumTime
    if (error instanceof Replay) return replay(portal, reply, error.answer)
    if (repeatable?.sent) await storeFailure(portal.db, repeatable, repeatable.sent, failureOf(error as FastifyError))
    throw error
  }
}

/** Where a call's statements run: what never may wait for all the others has connections of its own. */
function connectionsFor({ db, reserved }: Portal, endpoint: Endpoint, request: FastifyRequest): Db {
  if (endpoint.isReadiness) return reserved.sessions
  if (endpoint.isSignIn) return reserved.signIns
  return isPolledInput(endpoint, request.query as Record<string, unknown>) ? reserved.polls : db
}

/** `stored`: the response to an earlier request with the same key; `sent`: the hash of this request's input, null until a form is read. */
type RepeatableRequest = Repeatable & { stored: Awaited<ReturnType<typeof storedResponse>>; sent: Buffer | null }

/** A request with an Idempotency-Key; null for any other. */
async function readRepeatable(
  db: Db,
  endpoint: Endpoint,
  request: FastifyRequest,
  params: Record<string, string | number>,
): Promise<RepeatableRequest | null> {
  const repeatable = repeatableOf(endpoint, request, params)
  if (!repeatable) return null
  const { query, body } = request
  const sent = endpoint.isMultipart && request.isMultipart() ? null : await hashOf({ query, body }, repeatable)
  return { ...repeatable, stored: await storedResponse(db, repeatable), sent }
}

async function replay(portal: Portal, reply: FastifyReply, answer: StoredResponse): Promise<FastifyReply> {
  reply.header('Idempotency-Replayed', 'true')
  if ('failure' in answer) throw failureFrom(answer.failure)
  if (answer.hasMailed) await reportWaitingMail(portal, reply)
  reply.code(answer.status)
  return answer.body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(answer.body)
}

/** Reports whether mail is sent at present, also in a repeated response. */
async function reportWaitingMail({ db, config }: Portal, reply: FastifyReply): Promise<void> {
  if (!(await mailLeaves(db, config))) reply.header(mailWaitsHeader, '1')
}

function successResponse(endpoint: Endpoint, output: unknown, { hasMailed = false }: Effects): StoredResponse {
  const body = endpoint.response.parse(output)
  return { status: statusOf(endpoint, body), body: body === undefined ? null : JSON.stringify(body), hasMailed }
}

function contextOf(portal: Portal, listeners: AllListeners, request: FastifyRequest, effects: Effects): Context {
  const { config, db, storage, texts, jobs, warnings } = portal
  const ctx: Context = {
    config,
    db,
    storage,
    texts,
    jobs: {
      ...jobs,
      send: (db, name, data) => {
        if (name === 'mail') effects.hasMailed = true
        return jobs.send(db, name, data)
      },
    },
    warnings,
    now: request.now,
    // Null only for a public endpoint, as in its handler's type.
    user: request.user as Context['user'],
    language: request.language,
    t: texts.in(request.language),
    client: {
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      deviceHash: request.token ? null : deviceOf(request),
    },
    session: request.session,
    tokenId: request.token?.id ?? null,
    giveSession: (id) => {
      effects.session = id
    },
    giveDevice: (id) => {
      effects.device = id
    },
    record: (event, subjectId, details) =>
      recordEvent(ctx, listeners, event, subjectId, details as Record<string, unknown>),
  }
  return ctx
}

async function readInput(portal: Portal, endpoint: Endpoint, request: FastifyRequest, params: Record<string, unknown>) {
  // The parser's object has a prototype of its own; a plain one is read like a body.
  const query = checked(endpoint.query, { ...(request.query as object) })
  if (endpoint.isByAddressAlone) return { input: { ...query, ...params }, settle: async () => {} }
  if (endpoint.isMultipart && (request.isMultipart() || !endpoint.isJsonToo)) {
    const { body, settle } = await readMultipart(request, endpoint.body, { ...portal.config, storage: portal.storage })
    return { input: { ...query, ...body, ...params }, settle }
  }
  // An endpoint that accepts multipart decompresses nothing.
  if (request.isMultipart() || (endpoint.isMultipart && isEncoded(request))) fail('unsupported_media_type')
  if (request.body === malformed) throw new Failure('invalid', {}, [{ path: 'body', code: 'malformed_json' }])
  const body =
    endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : checked(endpoint.body, request.body ?? {})
  return { input: { ...query, ...body, ...params }, settle: async () => {} }
}

function checked(schema: Endpoint['body'], raw: unknown): Record<string, unknown> {
  const result = validate(schema, raw)
  if (!result.ok) throw new Failure('invalid', {}, result.problems)
  return result.value as Record<string, unknown>
}

/**
 * An id that is no positive integer is a 404, and so is text that PostgreSQL cannot store (NUL). What reads by such a text finds
 * nothing under the replacement character either, and answers in its own way, as a page for people does.
 */
function readParams({ method, path }: Endpoint, raw: Record<string, string>): Record<string, string | number> {
  return Object.fromEntries(
    placeholders(path).map((name) => {
      const value = method === 'GET' ? (raw[name] ?? '').replaceAll('\0', '\uFFFD') : (raw[name] ?? '')
      if (value.includes('\0')) return fail('not_found')
      if (name !== 'id' && !name.endsWith('_id')) return [name, value]
      if (!/^[1-9]\d{0,8}$/.test(value)) return fail('not_found')
      return [name, Number(value)]
    }),
  )
}

async function write(portal: Portal, endpoint: Endpoint, reply: FastifyReply, output: unknown): Promise<FastifyReply> {
  if (output instanceof LargePage) return sendLargePage(reply, portal.config, endpoint.response, output)
  if (output instanceof Download) return sendDownload(reply, portal.config, output)
  if (output instanceof EncodedResponse) return sendEncodedResponse(reply, output)
  if (output instanceof CachedFile) return sendCachedFile(reply, output)
  if (output instanceof Attachment) return sendAttachment(reply, output)
  if (output instanceof WebPage) return sendWebPage(reply, portal.config, output)
  if (endpoint.response === binary) return sendFile(reply, portal, output as FileResponse)
  // The schema also drops undeclared fields, so that no handler leaks a column.
  const body = endpoint.response.parse(output)
  reply.code(statusOf(endpoint, body))
  if (body === undefined) return reply.send()
  return endpoint.isStored ? sendWithEtag(reply, JSON.stringify(body)) : reply.send(body)
}

/** A call whose response is usually empty may have a body after all. */
function statusOf({ status }: Endpoint, body: unknown): number {
  return body !== undefined && status === 204 ? 200 : status
}

/** Sends a response that the browser caches, or a 304 if its cached one is current. */
function sendWithEtag(reply: FastifyReply, text: string): FastifyReply {
  const etag = etagOf(text)
  if (reply.request.headers['if-none-match'] === etag) {
    stripHeaders(reply)
    return reply.code(304).headers(cacheHeaders(etag)).send()
  }
  return reply.headers(cacheHeaders(etag)).type('application/json; charset=utf-8').send(text)
}
