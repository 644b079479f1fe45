import { translate } from '#kit/web/language/i18n.ts'

type Answer = { message?: string; code?: string; errors?: Record<string, string[]>; details?: unknown }

/** A failed call, with a message for the user. `status` 0: nothing was sent, or no answer came. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | null
  /** Messages by the path of the field (`sessions.0.day`). */
  readonly errors: Record<string, string[]>
  /** Machine-readable details of the error, as the contract declares them. */
  readonly details: unknown
  /** Where the fault is the portal's: the number under which its log has the request. */
  readonly reference: string | null

  constructor(status: number, answer: Answer = {}, requestId: string | null = null, isReading = false) {
    super(messageOf(status, answer, isReading))
    this.name = 'ApiError'
    this.status = status
    this.code = answer.code ?? null
    this.errors = answer.errors ?? {}
    this.details = answer.details
    this.reference = isOwnFault(status) ? requestId : null
  }
}

/**
 * Distinguishes a fault in this program from one of the network: the reader gets another sentence, and the console the
 * error itself.
 */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  reportError(error)
  return new ApiError(0, { message: translate('app.own_fault') })
}

/** 503 is the response of a portal that is unavailable or busy, with a message of its own. */
const isOwnFault = (status: number) => status >= 500 && status !== 503

/** For these statuses the API's messages are fixed English, so the message is the application's own. */
function messageOf(status: number, { message, code }: Answer, isReading: boolean): string {
  if (status === 0) return message || translate('app.no_connection')
  if (status === 401 || status === 419) return translate('app.session_ended')
  if (status === 404 && (!code || code === 'not_found')) return translate('app.nothing_here')
  if (isOwnFault(status)) return translate(isReading ? 'app.portal_failing' : 'app.server_failed')
  return message || translate('app.action_failed')
}
