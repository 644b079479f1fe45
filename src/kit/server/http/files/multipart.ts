import { open } from 'node:fs/promises'
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import { onePerField, type Problem, validate } from '#kit/contract/validation.ts'
import { type Purpose, purposeAt, purposes, purposesOf, ruleOf } from '#kit/contract/values/files.ts'
import { formTree } from '#kit/contract/values/multipart.ts'
import { FileRefusal } from '#kit/server/files/file-refusal.ts'
import { type Received, stageFile } from '#kit/server/files/staging.ts'
import { Failure, fail } from '../errors.ts'
import { beginUpload, type Upload, type UploadPlaces } from './upload.ts'

const limits = {
  fields: 500,
  files: 20,
  parts: 520,
  fieldSize: 64 * 1024,
  headerPairs: 20,
  fileSize: Number.MAX_SAFE_INTEGER,
}
const maxTextBytes = 1024 * 1024
const { archive, ...ofOneFile } = purposes
const mostBytes = limits.files * Math.max(...Object.values(ofOneFile).map(({ maxBytes }) => maxBytes)) + maxTextBytes

/** Only a form that has a place for an archive may be as large as one. */
const mostBytesOf = (schema: z.ZodMiniType) =>
  purposesOf(schema).includes('archive') ? mostBytes + archive.maxBytes : mostBytes

export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits, throwFileSizeLimit: false })
}

export type Settle = Upload['settle']

/**
 * Parses a multipart form: streams its files to disk, checks and re-encodes them there, and validates everything by the schema. The
 * caller calls `settle` in every case. Slow, so it is done before the transaction begins.
 */
export async function readMultipart(
  request: FastifyRequest,
  schema: z.ZodMiniType,
  places: UploadPlaces,
): Promise<{ body: Record<string, unknown>; settle: Settle }> {
  if (!request.isMultipart() || isEncoded(request)) fail('unsupported_media_type')
  if (Number(request.headers['content-length'] ?? 0) > mostBytesOf(schema)) fail('payload_too_large')
  const upload = await beginUpload(places)
  try {
    const form = await receive(request, schema, upload)
    await stage(request, form, upload)
    return { body: check(schema, form), settle: upload.settle }
  } catch (error) {
    await upload.settle({ committed: false })
    throw failureOf(error)
  }
}

/** Whether the body has a Content-Encoding. A multipart form may not: it is parsed as a stream, and its files are compressed already. */
export function isEncoded({ headers }: FastifyRequest): boolean {
  return !/^(identity)?$/i.test(headers['content-encoding'] ?? '')
}

type Form = {
  tree: ReturnType<typeof formTree>
  files: { path: string[]; purpose: Purpose; received: Received }[]
  problems: Problem[]
}

async function receive(request: FastifyRequest, schema: z.ZodMiniType, upload: Upload): Promise<Form> {
  const form: Form = { tree: formTree(), files: [], problems: [] }
  const size = { text: 0, files: 0 }
  // A connection that has already ended emits no further event, so the parser would wait forever.
  if (request.raw.destroyed || !hasBoundary(request)) throw unreadable()
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') addText(form, size, part)
      else await addFile(form, size, part, schema, upload)
    }
    return form
  } catch (error) {
    // Drains the body: a browser reads the response only after it has sent the request.
    request.raw.unpipe()
    request.raw.resume()
    throw error
  }
}

/** A boundary has at most 70 characters (RFC 2046). */
function hasBoundary({ headers }: FastifyRequest): boolean {
  return /;\s*boundary=(?:"[^"]{1,70}"|[^\s";]{1,70})\s*(?:;|$)/i.test(headers['content-type'] ?? '')
}

function addText({ tree, problems }: Form, size: { text: number }, part: MultipartValue): void {
  const path = tree.locate(part.fieldname)
  // A part of JSON arrives parsed: nothing is made of it, not even a text.
  const isText = typeof part.value === 'string' && part.mimetype !== 'application/json'
  size.text += isText ? (part.value as string).length : 0
  if (size.text > maxTextBytes) fail('payload_too_large')
  if (!path) problems.push({ path: 'body', code: 'unknown_field' })
  else if (part.valueTruncated)
    problems.push({ path: path.join('.'), code: 'too_long', params: { count: limits.fieldSize } })
  else if (!isText || !tree.put(path, withLineFeeds(part.value as string)))
    problems.push({ path: path.join('.'), code: 'invalid' })
}

/** Browsers send every line break of a multipart form as CRLF. */
function withLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

async function addFile(
  { tree, files, problems }: Form,
  size: { files: number },
  part: MultipartFile,
  schema: z.ZodMiniType,
  upload: Upload,
): Promise<void> {
  const path = tree.locate(part.fieldname)
  const purpose = path ? purposeAt(schema, path) : undefined
  const target = upload.newPath()
  const count = (bytes: number) => {
    size.files += bytes
    if (size.files > mostBytesOf(schema)) fail('payload_too_large')
  }
  // A file that will be refused is read to its end without being stored.
  const isAccepted = path && purpose && !tree.has(path)
  const bytes = await save(part.file, target, isAccepted ? ruleOf(purpose).maxBytes : 0, count)
  // An empty file input.
  if (bytes === 0 && !part.filename) return
  if (!path) problems.push({ path: 'body', code: 'unknown_field' })
  else if (!purpose) problems.push({ path: path.join('.'), code: 'file_unexpected' })
  else if (tree.has(path)) problems.push({ path: path.join('.'), code: 'file_single' })
  else {
    // A placeholder until the file is staged.
    tree.put(path, null)
    files.push({ path, purpose, received: { path: target, bytes, name: part.filename } })
  }
}

/** Writes up to `maxBytes`, reads the rest without storing it, and returns the total size. */
async function save(
  stream: MultipartFile['file'],
  target: string,
  maxBytes: number,
  count: (bytes: number) => void,
): Promise<number> {
  const handle = await open(target, 'wx')
  let bytes = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      count(chunk.length)
      bytes += chunk.length
      if (bytes <= maxBytes) await handle.appendFile(chunk)
    }
    return bytes
  } finally {
    await handle.close()
  }
}

async function stage(request: FastifyRequest, { tree, files, problems }: Form, upload: Upload): Promise<void> {
  for (const { path, purpose, received } of files) {
    // The field has an error already, such as several files.
    if (problems.some((problem) => problem.path === path.join('.'))) continue
    // The client has disconnected.
    if (request.raw.socket.destroyed) fail('invalid')
    try {
      tree.put(path, await stageFile(upload, purpose, received))
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error
      problems.push({ path: path.join('.'), code: error.code, params: error.params })
    }
  }
}

/** A field whose file or text was refused already gets no second problem from the schema. */
function check(schema: z.ZodMiniType, { tree, problems }: Form): Record<string, unknown> {
  const checked = validate(schema, tree.value())
  const all = onePerField([...problems, ...(checked.ok ? [] : checked.problems)])
  if (all.length > 0 || !checked.ok) throw new Failure('invalid', {}, all)
  return checked.value as Record<string, unknown>
}

function failureOf(error: unknown): unknown {
  const { code = '', message } = error as { code?: string; message: string }
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code))
    return new Failure('invalid', {}, [{ path: 'body', code: 'too_many_parts' }])
  const isMalformed = /^FST_(MP_PREMATURE_CLOSE|PROTO_VIOLATION|INVALID_)/.test(code) || /multipart/i.test(message)
  return isMalformed ? unreadable() : error
}

function unreadable(): Failure {
  return new Failure('invalid', {}, [{ path: 'body', code: 'invalid' }])
}
