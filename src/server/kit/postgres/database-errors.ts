/** What PostgreSQL's codes, and the words of its driver, mean to the portal. */
type Trouble = { code?: unknown; message?: unknown; syscall?: unknown }

const unreachable = /^(ECONN(REFUSED|RESET|ABORTED)|E(NET|HOST)UNREACH|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)$/
/** A lost connection; a shutdown or crash; too many connections; a server that may only be read, since another leads now. */
const away = /^(08\w{3}|57P0[1-5]|53300|25006|25P0[34])$/
const lost =
  /^Connection terminated|is not queryable$|^Postgres connection has been discarded$|^timeout e(xpired|xceeded when)/

/** The database is not there, or not for long: whoever asks again in a moment may be served. */
export function isAway(error: unknown): boolean {
  const { code, message, syscall } = error as Trouble
  if (away.test(String(code)) || unreachable.test(String(code)) || lost.test(String(message))) return true
  // The socket of a local server goes with it; any other missing file is another matter.
  return code === 'ENOENT' && syscall === 'connect'
}

/** Whether a connection that answers so is of no use any more, whatever its server goes on to do. */
export function endsConnection(code: unknown): boolean {
  return away.test(String(code)) && code !== '53300'
}

/** A deadlock, or a transaction that cannot be put in an order with others: tried again, it may well succeed. */
export function isConflict(error: unknown): boolean {
  return ['40P01', '40001'].includes(String((error as Trouble).code))
}

/** A row refers to one that is gone, or one that is to go is still referred to. */
export function isReference(error: unknown): boolean {
  return (error as Trouble).code === '23503'
}

/** No room is left on the disk, or in what may be used of it: of the database or of the files. */
export function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', '53100'].includes(String((error as Trouble).code))
}

/** Says that the server may only be read. */
export function isOfFollower(code: unknown): boolean {
  return code === '25006'
}
