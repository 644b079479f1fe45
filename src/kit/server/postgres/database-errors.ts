/** Classifies database errors: unavailable, conflict, foreign key, full disk. */

/** Classifies PostgreSQL's error codes and its driver's messages. */
type DatabaseError = { code?: unknown; message?: unknown; syscall?: unknown }

const unreachable = /^(ECONN(REFUSED|RESET|ABORTED)|E(NET|HOST)UNREACH|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)$/
/** A lost connection; a shutdown or crash; too many connections; a server that became a read-only replica. */
const unavailable = /^(08\w{3}|57P0[1-5]|53300|25006|25P0[34])$/
const disconnected =
  /^Connection terminated|is not queryable$|^Postgres connection has been discarded$|^timeout e(xpired|xceeded when)/

/** The database is unavailable, probably for a short time: the request may be retried. */
export function isUnavailable(error: unknown): boolean {
  const { code, message, syscall } = error as DatabaseError
  if (unavailable.test(String(code)) || unreachable.test(String(code)) || disconnected.test(String(message)))
    return true
  // The socket of a local server disappears with it; no other missing file means that.
  return code === 'ENOENT' && syscall === 'connect'
}

/** The server answers, and lets nobody in: a wrong name or password, or no such database. */
export function refusesConnection(error: unknown): boolean {
  return /^(28\w{3}|3D000)$/.test(String((error as DatabaseError).code))
}

/** For operators. A name with several addresses, none of which answers, leaves the message empty. */
export function whyUnreachable({ message, code }: DatabaseError): string {
  if (code === '53300') return `PostgreSQL has no connection left: ${message}. End some, or raise its max_connections.`
  return `The database cannot be reached: ${message || code}. Bring it back, or mend DATABASE_URL.`
}

/** Whether a connection is unusable after this error, even if its server recovers. */
export function endsConnection(code: unknown): boolean {
  return unavailable.test(String(code)) && code !== '53300'
}

/** A deadlock or a serialization failure: a retry may succeed. */
export function isConflict(error: unknown): boolean {
  return ['40P01', '40001'].includes(String((error as DatabaseError).code))
}

/** A foreign key is violated: a row refers to a missing one, or a deleted one is still referred to. */
export function isForeignKeyViolation(error: unknown): boolean {
  return (error as DatabaseError).code === '23503'
}

/** A constraint or a trigger refuses the change. */
export function isRefused(error: unknown): boolean {
  return /^(23\w{3}|P0001)$/.test(String((error as DatabaseError).code))
}

/** The disk or its quota is full, for the database or for files. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', '53100'].includes(String((error as DatabaseError).code))
}
