import { StorageUnavailable } from '#kit/server/files/storage-unavailable.ts'
import { isDiskFull, isUnavailable, refusesConnection, whyUnreachable } from '#kit/server/postgres/database-errors.ts'

/** The reason why the portal does not start, in sentences for its operator: printed without a stack, one line each. */
export class StartError extends Error {
  constructor(...sentences: string[]) {
    super(sentences.join('\n'))
    this.name = 'StartError'
  }
}

/** Prints why a command failed, and sets its exit code. */
export function reportFailure(error: unknown): void {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exitCode = 1
}

/** What an operator can mend is a sentence; a fault of the program has its stack. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof StartError || error instanceof StorageUnavailable) return error.message
  if (isUnavailable(error) || refusesConnection(error)) return whyUnreachable(error)
  if (isDiskFull(error)) return `The disk is full: ${error.message}. Free room on it, and try again.`
  return error.stack
}
