import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners } from '#kit/server/http/feature.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { holdersOf } from '#kit/server/session/holders.ts'
import { storeWalletKeys, walletKeys } from './wallet-keys.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'settings.walletEnding': { name: string; ends_on: string; user_ids: number[] }
  }
}

/** How many days before the end the reminder is sent: issuing another certificate takes a while. */
const daysBefore = 30

/** Reminds everybody who may set the keys of wallets that the certificate of Apple ends soon: once for each certificate. */
export async function remindOfEndingCertificate(portal: Portal, listeners: AllListeners): Promise<void> {
  const now = portal.clock()
  const isDue = (keys: Awaited<ReturnType<typeof walletKeys<'apple'>>>) =>
    keys !== null && !keys.isReminded && keys.ends_at <= shift(now, { days: daysBefore })
  if (!isDue(await walletKeys(portal, 'apple'))) return
  await portal.db.transaction().execute(async (db) => {
    const place = { ...portal, db }
    // Another process may have sent the reminder meanwhile, or somebody entered other keys.
    const keys = await walletKeys(place, 'apple', true)
    if (!keys || !isDue(keys)) return
    await storeWalletKeys(place, 'apple', { ...keys, isReminded: true })
    const user_ids = await holdersOf(db, 'can-manage-wallets')
    const ends_on = academyDay(new Date(keys.ends_at))
    await contextAt(place, listeners, now).record('settings.walletEnding', 1, {
      name: keys.pass_type,
      ends_on,
      user_ids,
    })
  })
}
