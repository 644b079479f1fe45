/** What keeps the portal from starting, in sentences for whoever starts it: printed without a stack, one line each. */
export class StartError extends Error {
  constructor(...sentences: string[]) {
    super(sentences.join('\n'))
    this.name = 'StartError'
  }
}

/** Says why a command ended badly, and makes its exit code say so too. */
export function complain(error: unknown): void {
  const said = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${said}\n`)
  process.exitCode = 1
}
