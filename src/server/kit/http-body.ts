import type { FastifyInstance } from 'fastify'

/** What stands for a body that is no JSON until its turn to be refused comes: after rights, not before. */
export const malformed = Symbol('malformed JSON')

/** Reads JSON bodies; anything that is neither JSON nor multipart is a 415. */
export function registerBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    done(null, parse(text as string))
  })
}

function parse(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return malformed
  }
}
