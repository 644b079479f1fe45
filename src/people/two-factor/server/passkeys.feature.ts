import { feature } from '#kit/server/http/feature.ts'
import { passkeys as calls } from '#people/two-factor/contract/passkeys.ts'
import { passkeyRoutes } from './passkeys.routes.ts'

/** Their recipients are declared with the other factors. */
export const passkeys = feature({
  place: 'settings',
  calls: passkeyRoutes,
  openBeforeTerms: [calls.list, calls.begin, calls.add],
})
