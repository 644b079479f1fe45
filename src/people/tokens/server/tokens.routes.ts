import { sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { Right } from '#kit/contract/texts/texts.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { failFields, found } from '#kit/server/http/errors.ts'
import { type AllFeatures, gathered } from '#kit/server/http/feature.ts'
import { rightGroups } from '#people/roles/server/right-groups.queries.ts'
import { type Token, tokens } from '#people/tokens/contract/tokens.ts'
import { requireConfirmation } from '#people/two-factor/server/confirmation.steps.ts'
import { isOwn, listedTokens, visibleToken, visibleTokens } from './tokens.queries.ts'
import { makeToken, revokeToken, takeOverToken } from './tokens.steps.ts'

/** No call that takes these is open to programs. */
const inPersonAlone: readonly Right[] = ['can-manage-tokens', 'can-manage-webhooks', 'can-edit-roles']

type Draft = { name: string; rights: Right[]; ends_on: string }

export const tokenRoutes = (features: AllFeatures) => {
  const groups = gathered(features, (all) =>
    rightGroups(all).map(({ name, rights }) => ({
      name,
      rights: rights.filter((right) => !inPersonAlone.includes(right)),
    })),
  )

  async function make(ctx: Context, draft: Draft, is_of_academy: boolean) {
    await requireConfirmation(ctx)
    const known = new Set(groups().flatMap(({ rights }) => rights))
    const rights = [...new Set(draft.rights)]
    if (!rights.every((right) => known.has(right))) failFields({ rights: 'not_a_choice' })
    const { id, token } = await makeToken(ctx, { ...draft, rights, is_of_academy })
    return { data: { ...found(await visibleToken(ctx, id)), token } }
  }

  return routes(tokens, {
    own: async (ctx) => ({ data: await listedTokens(ctx, isOwn(ctx.user)) }),

    rights: async ({ user }) => ({
      groups: groups()
        .map(({ name, rights }) => ({ name, rights: rights.filter((right) => hasPermission(user, right)) }))
        .filter(({ rights }) => rights.length > 0),
    }),

    makeOwn: (ctx, draft) => make(ctx, draft, false),

    revokeOwn: {
      subject: (ctx: Context, { id }) =>
        visibleTokens(ctx).where('tokens.id', '=', id).where(isOwn(ctx.user)).executeTakeFirst(),
      handle: (ctx, _input, token: Token) => revokeToken(ctx, token),
    },

    list: async (ctx) => ({ data: await listedTokens(ctx, sql`true`) }),

    make: (ctx, draft) => make(ctx, draft, true),

    takeOver: {
      subject: (ctx: Context, { id }) =>
        visibleTokens(ctx).where('tokens.id', '=', id).where('is_of_academy', '=', true).executeTakeFirst(),
      handle: async (ctx, { id }) => {
        await requireConfirmation(ctx)
        await ctx.db.selectFrom('tokens').select('id').where('id', '=', id).forNoKeyUpdate().execute()
        await takeOverToken(ctx, found(await visibleToken(ctx, id)))
        return { data: found(await visibleToken(ctx, id)) }
      },
    },

    revoke: {
      subject: (ctx: Context, { id }) => visibleToken(ctx, id),
      handle: (ctx, _input, token: Token) => revokeToken(ctx, token),
    },
  })
}
