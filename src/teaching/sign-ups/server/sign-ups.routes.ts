import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { readList } from '#kit/server/lists/list.ts'
import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import { acceptSignUp, holdSeat, putOnList, refuseSignUp } from './sign-up-answers.steps.ts'
import {
  offeredTraining,
  ownSignUp,
  signUpDetails,
  signUpList,
  signUpOfLink,
  visibleSignUps,
} from './sign-ups.queries.ts'
import { proveSignUp, signUp, withdrawSignUp } from './sign-ups.steps.ts'

type ById = { id: number }
const subject = (ctx: Context, { id }: ById) => visibleSignUps(ctx).select('id').where('id', '=', id).executeTakeFirst()

const answer = async (ctx: Context, id: number) => ({ data: found(await signUpDetails(ctx, id)) })

/** An act of the office on a sign-up that it sees. */
const decision = <Given extends object>(act: (ctx: Context, id: number, given: Given) => Promise<void>) => ({
  subject,
  handle: async (ctx: Context, { id, ...given }: ById & Given) => {
    await act(ctx, id, given as unknown as Given)
    return answer(ctx, id)
  },
})

export const signUpRoutes = routes(signUps, {
  training: async (ctx, { training_id }) => ({
    data: (await offeredTraining(ctx, Number(training_id))) ?? fail('sign_up_closed'),
  }),
  send: signUp,

  ofLink: async (ctx, { hash }) => ({ data: await ownSignUp(ctx, await signUpOfLink(ctx.db, hash)) }),
  prove: async (ctx, { hash }) => {
    const id = await proveSignUp(ctx, await signUpOfLink(ctx.db, hash))
    return { data: await ownSignUp(ctx, id) }
  },
  withdraw: async (ctx, { hash }) => {
    const id = await signUpOfLink(ctx.db, hash)
    await withdrawSignUp(ctx, id)
    return { data: await ownSignUp(ctx, id) }
  },

  list: (ctx, query) => readList(ctx.db, { ...query, sortBy: query.sortBy ?? 'age' }, signUpList(ctx, query)),
  get: { subject, handle: (ctx, { id }) => answer(ctx, id) },
  accept: decision(acceptSignUp),
  putOnList: decision(putOnList),
  hold: decision(holdSeat),
  refuse: decision(refuseSignUp),
})
