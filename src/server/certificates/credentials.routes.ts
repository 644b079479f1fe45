import { readNumber } from '#contract/certificates/certificate-number.ts'
import type { certificates } from '#contract/certificates/certificates.ts'
import { Attachment } from '#server/kit/http/attachment.ts'
import type { Context, Handlers } from '#server/kit/http/context.ts'
import { fail, found } from '#server/kit/http/errors.ts'
import { withReplacement } from './certificates.queries.ts'
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
    const from = (Number(list) - 1) * listLength
    const over = await ctx.db
      .selectFrom('certificates')
      .select('id')
      .where('id', '>=', from)
      .where('id', '<', from + listLength)
      .where('state', '<>', 'VALID')
      .execute()
    const ids = over.map(({ id }) => id)
    return token(`status-${list}`, signed(ctx, await signingKey(ctx), statusList(ctx, Number(list), ids, ctx.now)))
  },
} satisfies Partial<Handlers<typeof certificates>>

async function certificateOf({ db }: Pick<Context, 'db'>, typed: string) {
  const number = found(readNumber(typed) ?? undefined)
  return found(
    await withReplacement(db.selectFrom('certificates')).where('certificates.number', '=', number).executeTakeFirst(),
  )
}

function json(name: string, said: object): Attachment {
  const body = Buffer.from(JSON.stringify(said, null, 2))
  return new Attachment({ name: `${name}.json`, mime: 'application/vc+ld+json', body, isInline: true })
}

function token(name: string, said: string): Attachment {
  return new Attachment({ name: `${name}.jwt`, mime: 'application/vc+jwt', body: Buffer.from(said), isInline: true })
}
