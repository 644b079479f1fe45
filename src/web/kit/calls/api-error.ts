import { translate } from '#web/kit/language/i18n.ts'

type Answer = { message?: string; code?: string; errors?: Record<string, string[]>; details?: unknown }

/** A refused or failed call, in words for the reader. `status` 0: the portal could not be reached. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | null
  /** Sentences by field, in dotted paths. */
  readonly errors: Record<string, string[]>
  /** What the contract says of such a refusal, for whoever goes on from there. */
  readonly details: unknown

  constructor(status: number, answer: Answer = {}) {
    super(messageOf(status, answer))
    this.name = 'ApiError'
    this.status = status
    this.code = answer.code ?? null
    this.errors = answer.errors ?? {}
    this.details = answer.details
  }
}

/** The wire's own sentences for these are fixed English; people get their language. */
function messageOf(status: number, { message, code }: Answer): string {
  if (status === 0) return translate('app.no_connection')
  if (status === 401 || status === 419) return translate('app.session_ended')
  if (status === 404 && (!code || code === 'not_found')) return translate('app.nothing_here')
  if (status >= 500 && status !== 503) return translate('app.server_failed')
  return message || translate('app.action_failed')
}
