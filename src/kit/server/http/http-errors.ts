import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NoResultError } from 'kysely'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { ErrorCode } from '#kit/contract/errors.ts'
import { supportedLanguage } from '#kit/contract/texts/text.ts'
import type { TextKey, Translate } from '#kit/contract/texts/texts.ts'
import type { Problem } from '#kit/contract/validation.ts'
import { StorageUnavailable } from '#kit/server/files/storage-unavailable.ts'
import { isConflict, isDiskFull, isForeignKeyViolation, isUnavailable } from '#kit/server/postgres/database-errors.ts'
import { forgetfulPooler, isStatementForgotten } from '#kit/server/postgres/replicas/pooler.ts'
import type { Portal } from './context.ts'
import { Failure } from './errors.ts'
import { countRefusals } from './limits/http-limits.ts'

/** Error responses: JSON in the user's language, without internal details. A page with a slash behind its address leads to it. */
export function registerErrors(app: FastifyInstance, portal: Portal, endpoints: Endpoint[]): void {
  const counted = countRefusals(app)
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const failure = failureOf(error)
    // While the database is unavailable every request logs this: one line, without a stack.
    if (failure.code === 'overloaded') request.log.warn({ reason: error.message }, 'not available')
    else if (failure.status >= 500)
      request.log.error({ err: error }, isStatementForgotten(error) ? forgetfulPooler : 'request failed')
    // An address that cannot be the path of a file (`//`, NUL) is refused by what serves files, before the handler below finds it unknown.
    if (!(error instanceof Failure) && failure.code === 'not_found' && isVisit(request)) return lead(request, reply)
    return sendFailure(portal, request, reply, await counted(request, reply, failure))
  })

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    const methods = endpoints.filter((endpoint) => patternOf(endpoint).test(path)).flatMap(methodsOf)
    if (methods.length > 0 && !methods.includes(request.method)) {
      reply.header('Allow', [...new Set(methods)].join(', '))
      return sendFailure(portal, request, reply, new Failure('method_not_allowed'))
    }
    const page = path.slice(0, -1)
    if (path.endsWith('/') && endpoints.some((endpoint) => isPage(endpoint, request.method, page)))
      return reply.redirect(page + request.url.slice(path.length), 301)
    if (isVisit(request)) return lead(request, reply)
    const isClosed = path.startsWith('/api/') && !request.user
    const failure = new Failure(isClosed ? 'unauthenticated' : 'not_found')
    return sendFailure(portal, request, reply, await counted(request, reply, failure))
  })
}

function patternOf(endpoint: Endpoint): RegExp {
  return new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`)
}

/** What people open by an address that they typed or were sent, often with a slash behind it. */
function isPage(endpoint: Endpoint, method: string, path: string): boolean {
  const isRead = endpoint.method === 'GET' && methodsOf(endpoint).includes(method)
  return isRead && !path.startsWith('/api/') && patternOf(endpoint).test(path)
}

/** A person in a browser, who has left out the `#` of a screen, or has a link that is broken: the application shows either. */
function isVisit(request: FastifyRequest): boolean {
  const path = pathOf(request)
  const isDocument = request.method === 'GET' && Boolean(request.headers.accept?.includes('text/html'))
  return isDocument && !path.startsWith('/api/') && path !== '/'
}

function lead({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.redirect(`/#${url}`, 302)
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] as string
}

/** A GET also answers HEAD. */
function methodsOf({ method }: Endpoint): string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method]
}

export function failureOf(error: FastifyError): Failure {
  if (error instanceof Failure) return error
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.statusCode === 413) return new Failure('payload_too_large')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || error.statusCode === 415)
    return new Failure('unsupported_media_type')
  if (error.code === 'FST_CP_ERR_INVALID_CONTENT') return new Failure('malformed_body')
  const isForAWhile = error instanceof StorageUnavailable || isUnavailable(error) || isConflict(error)
  if (error.code === 'FST_UNDER_PRESSURE' || isForAWhile) return new Failure('overloaded')
  if (isDiskFull(error)) return new Failure('storage_full')
  // The row was deleted after its first read, before it was locked or read again.
  if (error instanceof NoResultError) return new Failure('not_found')
  if (isForeignKeyViolation(error)) return new Failure('gone_meanwhile')
  const isClientError = error.statusCode !== undefined && error.statusCode < 500
  return isClientError ? new Failure('not_found') : new Failure('server_error')
}

function sendFailure(portal: Portal, request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  // A request may fail before its session was read.
  const language = request.language ?? supportedLanguage(request.cookies?.language)
  const t = portal.texts.in(language)
  // A stream that fails before its first byte has its headers already: those of a packed file, which this is not.
  reply.removeHeader('Content-Encoding').removeHeader('Content-Disposition')
  if (failure.code === 'overloaded') reply.header('Retry-After', '5')
  if (failure.code === 'in_progress') reply.header('Retry-After', '1')
  if (failure.status === 429) reply.header('Retry-After', String(failure.params.count))
  return reply.code(failure.status).type('application/json; charset=utf-8').send(bodyOf(failure, t))
}

function bodyOf(failure: Failure, t: Translate): Record<string, unknown> {
  const { code, params, problems, details } = failure
  if (problems.length > 0) return withErrors(problems, t)
  const message = t(sentenceOf(code), params)
  // The same shape as for a wrong password, so that the form shows it in the same place.
  if (code === 'login_throttled') return { message, errors: { email: [message] } }
  const isPlain = [
    'unauthenticated',
    'forbidden',
    'not_found',
    'csrf_mismatch',
    'server_error',
    'method_not_allowed',
  ].includes(code)
  return isPlain ? { message } : { message, code, details }
}

function sentenceOf(code: ErrorCode): TextKey {
  return `errors.${code}`
}

function withErrors(problems: Problem[], t: Translate): Record<string, unknown> {
  const errors = problems.map(({ path, code, params }) => [path, [t(`validation.${code}` as TextKey, params)]] as const)
  const first = errors[0]?.[1][0] as string
  const message = problems.length === 1 ? first : t('validation.more', { first, count: problems.length - 1 })
  return { message, errors: Object.fromEntries(errors) }
}
