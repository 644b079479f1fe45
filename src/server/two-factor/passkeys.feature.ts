import { passkeys as calls } from '#contract/two-factor/passkeys.ts'
import { feature } from '#server/kit/http/feature.ts'
import { passkeyRoutes } from './passkeys.routes.ts'

/** Who hears of them stands with the other factors. */
export const passkeys = feature({ calls: passkeyRoutes, openBeforeTerms: [calls.list, calls.begin, calls.add] })
