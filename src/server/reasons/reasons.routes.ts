import type { RoleName } from '#contract/kit/permissions.ts'
import { reasons } from '#contract/reasons/reasons.ts'
import { type Context, routes } from '#server/kit/http/context.ts'
import { failFields, found } from '#server/kit/http/errors.ts'
import type { Feature } from '#server/kit/http/feature.ts'
import { readStanding } from '#server/kit/session/session.ts'
import { type Known, knownCalls } from './known-calls.ts'
import { type Asked, obstaclesTo } from './obstacles.ts'
import { recordsOf } from './records.queries.ts'

/** Every call in words, and of those that name at most one record, why somebody can or cannot make it. */
export const reasonRoutes = (features: readonly Feature[]) => {
  const known = knownCalls(features)
  return routes(reasons, {
    calls: async (ctx) => ({ data: [...known.values()].map((call) => inWords(ctx, call)) }),

    records: async (ctx, { kind, ...wanted }) => ({ data: await recordsOf(ctx, kind, wanted) }),

    ask: async (ctx, { userId, call: name, recordId }) => {
      const call = known.get(name)
      const asked = call?.isAskable ? (call as Asked) : failFields({ call: 'not_a_choice' })
      const { isOfRecord, kind } = asked
      const id = isOfRecord ? (recordId ?? failFields({ recordId: 'required' })) : null
      const standing = found(await readStanding(ctx.db, userId, ctx.now))
      const { user, status } = standing
      return {
        data: {
          person: {
            id: userId,
            name: `${user.first_name} ${user.last_name}`,
            status,
            roles: user.roles.map((role) => role.name as RoleName),
          },
          call: inWords(ctx, asked),
          record: (kind && id && (await recordsOf(ctx, kind, { id }))[0]) || null,
          ...(await obstaclesTo(ctx, asked, standing, id)),
        },
      }
    },
  })
}

function inWords({ t }: Context, { endpoint: _, plan: __, isOpenBeforeTerms: ___, ...call }: Known) {
  // A call without words, `calls` in its feature’s texts, does not compile here.
  return { ...call, words: t(`calls.${call.name}`) }
}
