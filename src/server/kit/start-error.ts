/** What keeps the portal from starting, in sentences for whoever starts it: printed without a stack, one line each. */
export class StartError extends Error {
  constructor(...sentences: string[]) {
    super(sentences.join('\n'))
    this.name = 'StartError'
  }
}
