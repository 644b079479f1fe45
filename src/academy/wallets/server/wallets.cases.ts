import { listeners } from '#app/server/app.ts'
import type { Cases } from '#testing/fixtures/cases.ts'
import { enterWalletKeys, makeAppleKeys } from '#testing/make/wallets/make-wallet-keys.ts'
import { remindOfEndingCertificate } from './ending-certificate.ts'
import { checkedAppleKeys, storeWalletKeys } from './wallet-keys.ts'

export const walletCases: Cases = {
  answers: `
                   guest     student  artist  other  office  owner
    keys                401      403     403    403     403    200
    setApple            401      403     403    403     403    200
    removeApple         401      403     403    403     403    200
    setGoogle           401      403     403    403     403    200
    removeGoogle        401      403     403    403     403    200
    offered             401      200     200    200     200    200
  `,
  input: ({ world }) => ({
    setApple: async () => (await enterWalletKeys(world)).apple.entered,
    setGoogle: async () => (await enterWalletKeys(world)).google.entered,
  }),
  recipients: `
    event                    by      bell   mail
    settings.walletEnding    nobody  owner  owner
  `,
  deeds: ({ world, world: { clock } }) => ({
    'settings.walletEnding': async () => {
      const { entered } = makeAppleKeys({ days: 20, now: clock.now() })
      await storeWalletKeys(world, 'apple', await checkedAppleKeys(entered, clock.now()))
      return () => remindOfEndingCertificate({ ...world.portal, clock: clock.now }, listeners)
    },
  }),
}
