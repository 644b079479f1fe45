import type { Registered } from '#kit/contract/registered.ts'

/** The error codes of the kit, with their HTTP status. */

/**
 * What may go wrong with any call, with its status on the wire. The code is also the key of its sentence in errors.text.ts, which
 * does not compile while one is missing; a feature's own are in its `.errors.ts` and `.text.ts`.
 */
export const kitErrors = {
  unauthenticated: 401,
  forbidden: 403,
  only_in_person: 403,
  not_found: 404,
  file_missing: 404,
  method_not_allowed: 405,
  malformed_body: 400,
  request_timeout: 408,
  payload_too_large: 413,
  unsupported_media_type: 415,
  csrf_mismatch: 419,
  invalid: 422,
  too_many_requests: 429,
  server_error: 500,
  overloaded: 503,
  storage_full: 507,
  changed_meanwhile: 409,
  in_progress: 409,
  idempotency_key: 422,
  idempotency_key_invalid: 422,
  gone_meanwhile: 409,
} as const

/** Every error that a program may need to distinguish. */
export type ErrorCode = Registered extends { errorStatus: infer Status } ? keyof Status & string : never
