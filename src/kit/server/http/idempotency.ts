import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { type Endpoint, fillPath } from '#kit/contract/endpoint.ts'
import { StagedFile } from '#kit/contract/values/files.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { decrypt, encrypt, hashToken, seal } from '#kit/server/session/secrets.ts'
import { Failure, fail } from './errors.ts'

/*
 * A request that is sent twice is handled once: the first final answer to a request with an Idempotency-Key is stored
 * in the request's transaction, and is returned again (IETF draft-ietf-httpapi-idempotency-key-header). A request
 * without a key is one of its own.
 */

/**
 * A successful answer with its body as text, null where it has none, and whether it sent a mail; or a failure, whose
 * message is rendered in its reader's language.
 */
export type StoredResponse = { status: number; body: string | null; hasMailed?: boolean } | { failure: Refusal }
type Refusal = Pick<Failure, 'code' | 'params' | 'problems' | 'details'>

/** A request that is known again: by its person or program, its call and its key. */
export type Repeatable = { id: Buffer; key: string; now: Date }

/** Null where nothing changes, or where nobody is known who could send it again: somebody signed in, or with a secret link. */
export function repeatableOf(
  endpoint: Endpoint,
  { headers, user, token, now }: FastifyRequest,
  params: Record<string, string | number>,
): Repeatable | null {
  const key = headers['idempotency-key']
  if (key === undefined || endpoint.isReading || endpoint.isByAddressAlone) return null
  const link = params.hash ?? params.token
  const person = token ? `token ${token.id}` : user ? `user ${user.id}` : link && `link ${link}`
  if (!person) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) fail('idempotency_key_invalid')
  return { id: hashToken([person, endpoint.method, fillPath(endpoint.path, params), key].join('\n')), key, now }
}

/** By what was sent, so that the same key with something else is refused: a file counts by its bytes. */
export async function hashOf(sent: object, { key }: Repeatable): Promise<Buffer> {
  const files: Promise<string>[] = []
  const text = JSON.stringify(sent, (_, value: unknown) => {
    if (!(value instanceof StagedFile)) return value
    files.push(value.sha256())
    return { file: files.length }
  })
  return seal(key, 'request', [text, ...(await Promise.all(files))].join('\n'))
}

export async function storedResponse(db: Db, { id, key }: Repeatable) {
  const stored = await db.selectFrom('stored_answers').selectAll().where('id', '=', id).executeTakeFirst()
  const text = stored && decrypt(key, id.toString('hex'), stored.answer)
  return stored && text ? { sent: stored.request_hash, answer: JSON.parse(text.toString()) as StoredResponse } : null
}

/**
 * The first thing in a request's transaction: of two with one key the second is sent away while the first still runs, and gets the
 * first one's answer afterwards, as a `Replay`.
 */
export async function beginOnce(db: Db, repeatable: Repeatable, sent: Buffer): Promise<void> {
  const { rows } = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(${repeatable.id.readBigInt64BE().toString()}::bigint) as is_free
  `.execute(db)
  if (!rows[0]?.is_free) fail('in_progress')
  const stored = await storedResponse(db, repeatable)
  if (stored) throw new Replay(answerTo(stored, sent))
}

/** What ends a transaction in which there is nothing left to do. */
export class Replay extends Error {
  readonly answer: StoredResponse

  constructor(answer: StoredResponse) {
    super('The request was answered before.')
    this.answer = answer
  }
}

export function answerTo(stored: { sent: Buffer; answer: StoredResponse }, sent: Buffer): StoredResponse {
  return stored.sent.equals(sent) ? stored.answer : fail('idempotency_key')
}

export async function storeResponse(
  db: Db,
  repeatable: Repeatable,
  sent: Buffer,
  answer: StoredResponse,
): Promise<void> {
  const { id, key, now } = repeatable
  const encrypted = encrypt(key, id.toString('hex'), Buffer.from(JSON.stringify(answer)))
  await db
    .insertInto('stored_answers')
    .values({ id, request_hash: sent, answer: encrypted, stored_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A refusal is stored, unless it depends on the signed-in user, the time or the load of the server. */
export async function storeFailure(db: Db, repeatable: Repeatable, sent: Buffer, failure: Failure): Promise<void> {
  const { status, code, params, problems, details } = failure
  if (status >= 500 || [401, 408, 419, 429].includes(status) || aboutKeys.includes(code)) return
  await storeResponse(db, repeatable, sent, { failure: { code, params, problems, details } })
}

export function failureFrom({ code, params, problems, details }: Refusal): Failure {
  return new Failure(code, params, problems, details)
}

const aboutKeys = ['in_progress', 'idempotency_key', 'idempotency_key_invalid']

export async function forgetResponses({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  await db
    .deleteFrom('stored_answers')
    .where('stored_at', '<', shift(clock(), { days: -1 }))
    .execute()
}
