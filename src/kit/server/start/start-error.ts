/** The reason why the portal does not start, in sentences for its operator: printed without a stack, one line each. */
export class StartError extends Error {
  constructor(...sentences: string[]) {
    super(sentences.join('\n'))
    this.name = 'StartError'
  }
}

/** Prints why a command failed, and sets its exit code. */
export function reportFailure(error: unknown): void {
  const text = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
