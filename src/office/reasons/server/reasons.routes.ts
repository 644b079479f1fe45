import { placeholders } from '#kit/contract/endpoint.ts'
import type { RoleName } from '#kit/contract/permissions.ts'
import { languages } from '#kit/contract/texts/text.ts'
import type { Right } from '#kit/contract/texts/texts.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { failFields, found } from '#kit/server/http/errors.ts'
import { type AllFeatures, gathered, recordsOf, rightsOf } from '#kit/server/http/feature.ts'
import { readStanding } from '#kit/server/session/session.ts'
import { reasons } from '#office/reasons/contract/reasons.ts'
import { type Known, knownCalls, namesIn } from './known-calls.ts'
import { obstaclesTo, type RequestedCall } from './obstacles.ts'
import { recordsOfKind, type Wanted } from './records.queries.ts'

/** Every call in words, and why somebody can or cannot make it. */
export const reasonRoutes = (features: AllFeatures) => {
  const all = gathered(features, (features) => ({
    known: knownCalls(features),
    everyRight: Object.keys(rightsOf(features)) as Right[],
    records: recordsOf(features),
  }))
  const find = async (ctx: Context, kind: string, wanted: Wanted) => {
    const { choice } = all().records[kind] ?? {}
    return choice ? recordsOfKind(ctx, choice, wanted) : failFields({ kind: 'not_a_choice' })
  }
  return routes(reasons, {
    calls: async (ctx) => ({ data: [...all().known.values()].map((call) => inWords(ctx, call)) }),

    records: async (ctx, { kind, ...wanted }) => ({ data: await find(ctx, kind, wanted) }),

    ask: async (ctx, { userId, call: name, recordId, partId }) => {
      const { known, everyRight } = all()
      const call = known.get(name)
      const askable = call?.isAskable ? (call as RequestedCall) : failFields({ call: 'not_a_choice' })
      const { kind, part } = askable
      const id = askable.isOfRecord ? (recordId ?? failFields({ recordId: 'required' })) : null
      const inner = askable.isOfPart ? (partId ?? failFields({ partId: 'required' })) : null
      const standing = found(await readStanding(ctx.db, userId, ctx.now))
      const { user, status } = standing
      return {
        data: {
          person: {
            id: userId,
            name: fullName(user),
            status,
            roles: user.roles.map((role) => role.name as RoleName),
          },
          call: inWords(ctx, askable),
          record: (kind && id && (await find(ctx, kind, { id }))[0]) || null,
          part: (part && inner && (await find(ctx, part, { id: inner, within: id }))[0]) || null,
          ...(await obstaclesTo(ctx, standing, {
            call: askable,
            params: await paramsOf(ctx, askable, id, inner),
            everyRight,
          })),
        },
      }
    },
  })
}

/** The path of a call: the given ids, or the first of the possible ones. */
async function paramsOf(ctx: Context, { endpoint }: RequestedCall, id: number | null, inner: number | null) {
  const { main, part } = namesIn(endpoint)
  const { type = 'GENERAL' } =
    (part === 'conversation_id' &&
      (await ctx.db.selectFrom('conversations').select('type').where('id', '=', inner).executeTakeFirst())) ||
    {}
  const samples: Record<string, string | number> = { type, size: 'small', language: languages[0], slug: 'anna-nowak' }
  return Object.fromEntries(
    placeholders(endpoint.path).map((name) => {
      if (name === main) return [name, id as number]
      if (name === part) return [name, inner as number]
      return [name, samples[name] ?? 1]
    }),
  )
}

function inWords({ t }: Context, { endpoint: _, plan: __, isOpenBeforeTerms: ___, ...call }: Known) {
  // A call without words, `calls` in its feature’s texts, does not compile here.
  return { ...call, words: t(`calls.${call.name}`) }
}
