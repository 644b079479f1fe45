import type { KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Context, Handlers } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { Attachment } from '#kit/server/http/files/attachment.ts'
import { readTogether } from '#kit/server/read-together.ts'
import { readNumber } from '#teaching/certificates/contract/certificate-number.ts'
import type { certificates } from '#teaching/certificates/contract/certificates.ts'
import { ofPortal, withReplacement } from './certificates.queries.ts'
import { credentialOf, issuerProfile, listLength, signed, statusList } from './credentials.ts'
import { signingKey } from './signing-key.ts'

/** Open to every program that was handed a credential. */
export const credentialHandlers = {
  issuer: async (ctx) => json('issuer', issuerProfile(ctx, await signingKey(ctx))),

  credential: async (ctx, { number }) => json(number, credentialOf(ctx, await certificateOf(ctx, number))),

  credentialJwt: async (ctx, { number }) =>
    token(number, signed(ctx, await signingKey(ctx), credentialOf(ctx, await certificateOf(ctx, number)))),

  credentialStatus: async (ctx, { list }) => {
    if (!/^[1-9]\d{0,3}$/.test(list)) return fail('not_found')
    return token(`status-${list}`, await statusOf(ctx, Number(list)))
  },
} satisfies Partial<Handlers<typeof certificates>>

/** Requests for lists that nobody needs do not fill the memory. */
const mostStored = 50

type Status = { over: string; jwt: string }

/** By the key that signed, and the list. */
const listsOf = new WeakMap<KeyObject, LRUCache<number, Status>>()
const together = readTogether<string>()

/**
 * The signed status list: the database is queried each time for revoked certificates, and the list is written and
 * signed only when these change.
 */
function statusOf(ctx: Pick<Context, 'db' | 'config' | 'texts' | 'now'>, list: number): Promise<string> {
  return together(`${ctx.config.dataDir} ${list}`, async () => {
    const from = (list - 1) * listLength
    const rows = await ctx.db
      .selectFrom('certificates')
      .select('id')
      .where('id', '>=', from)
      .where('id', '<', from + listLength)
      .where('state', '<>', 'VALID')
      .orderBy('id')
      .execute()
    const ids = rows.map(({ id }) => id)
    const over = ids.join(' ')
    const key = await signingKey(ctx)
    const lists = listsOf.get(key) ?? new LRUCache<number, Status>({ max: mostStored })
    listsOf.set(key, lists)
    const known = lists.get(list)
    if (known?.over === over) return known.jwt
    const jwt = signed(ctx, key, statusList(ctx, list, ids, ctx.now))
    lists.set(list, { over, jwt })
    return jwt
  })
}

async function certificateOf({ db }: Pick<Context, 'db'>, typed: string) {
  const number = found(readNumber(typed) ?? undefined)
  return found(
    await ofPortal(withReplacement(db.selectFrom('certificates')))
      .where('certificates.number', '=', number)
      .executeTakeFirst(),
  )
}

function json(name: string, value: object): Attachment {
  const body = Buffer.from(JSON.stringify(value, null, 2))
  return new Attachment({ name: `${name}.json`, mime: 'application/vc+ld+json', body, isInline: true })
}

function token(name: string, jwt: string): Attachment {
  return new Attachment({ name: `${name}.jwt`, mime: 'application/vc+jwt', body: Buffer.from(jwt), isInline: true })
}
