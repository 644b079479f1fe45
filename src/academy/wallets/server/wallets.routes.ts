import { wallets } from '#academy/wallets/contract/wallets.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { changeWalletKeys, checkedAppleKeys, checkedGoogleKeys, shownKeys } from './wallet-keys.ts'

export const walletRoutes = routes(wallets, {
  keys: answer,

  setApple: {
    prepare: ({ now }, entered) => checkedAppleKeys(entered, now),
    handle: async (ctx, _input, keys) => {
      await changeWalletKeys(ctx, 'apple', keys)
      return answer(ctx)
    },
  },

  removeApple: async (ctx) => {
    await changeWalletKeys(ctx, 'apple', null)
    return answer(ctx)
  },

  setGoogle: {
    prepare: async (_ctx, entered) => checkedGoogleKeys(entered),
    handle: async (ctx, _input, keys) => {
      await changeWalletKeys(ctx, 'google', keys)
      return answer(ctx)
    },
  },

  removeGoogle: async (ctx) => {
    await changeWalletKeys(ctx, 'google', null)
    return answer(ctx)
  },

  offered: async (ctx) => {
    const { apple, google } = await shownKeys(ctx)
    return { data: { apple: apple !== null, google: google !== null } }
  },
})

async function answer(ctx: Context) {
  return { data: await shownKeys(ctx) }
}
