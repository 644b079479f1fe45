import type { FastifyInstance } from 'fastify'
import { maxDepth } from '#kit/contract/validation.ts'
import { Failure } from './errors.ts'

/** Marks a body that is not JSON: it is refused only after permissions are checked. */
export const malformed = Symbol('malformed JSON')

/** Reads JSON bodies; anything that is neither JSON nor multipart is a 415, except where nothing of it is read. */
export function registerBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (isWithinLimits(text as string)) done(null, parse(text as string))
    else done(new Failure('payload_too_large'))
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, _text, done) => {
    if (request.routeOptions.config.endpoint?.isByAddressAlone) done(null)
    else done(new Failure('unsupported_media_type'))
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

/** Limits above the longest list of ids and the largest form. */
const maxValues = 101_000
const maxKeys = 2000

/** Parsing a megabyte of brackets or keys is slow, so they are counted first, except inside strings. */
function isWithinLimits(text: string): boolean {
  let [depth, values, keys] = [0, 0, 0]
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (character === '"') index = endOfString(text, index)
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    else if (character === ',') values += 1
    else if (character === ':') keys += 1
    if (depth > maxDepth || values > maxValues || keys > maxKeys) return false
  }
  return true
}

/** The closing quotation mark of the string that begins at `start`: the first that is not escaped. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end > 0; end = text.indexOf('"', end + 1)) {
    let before = end
    while (text[before - 1] === '\\') before -= 1
    if ((end - before) % 2 === 0) return end
  }
  return text.length
}
