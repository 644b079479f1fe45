import type { TextKey } from '#kit/contract/texts/texts.ts'
import { isOpenToGuests, type Screen } from '#kit/web/page/screens/screens.ts'
import type { Call } from '#office/reasons/contract/reasons.ts'

/** What belongs together: the screens that a feature has words for, and what is done by its calls. */
export type Place = { name: string; title: TextKey; screens: readonly Screen[]; calls: readonly Call[] }

/** Where calls are made whose feature has no screen of its own name. */
const hosts: Record<string, string> = {
  access: 'roles',
  account: 'settings',
  additionalResponsibilities: 'responsibilities',
  consents: 'portfolioModeration',
  languages: 'texts',
  participants: 'trainings',
  passkeys: 'settings',
  publicProfiles: 'profile',
  reasons: 'roles',
  twoFactor: 'settings',
  viewing: 'users',
  voucherBatches: 'issuedVouchers',
  waitingList: 'trainings',
}

/** Screens and calls place by place, as the screens are listed; what is done everywhere comes last. What is open to everybody is left out. */
export function placesOf(screens: readonly Screen[], calls: readonly Call[]): Place[] {
  const closed = screens.filter((screen) => !isOpenToGuests(screen))
  const byName = Map.groupBy(closed, ({ title }) => hosts[groupOf(title)] ?? groupOf(title))
  const callsOf = Map.groupBy(
    calls.filter(({ permission }) => permission !== 'public'),
    ({ feature }) => {
      const host = hosts[feature] ?? feature
      return byName.has(host) ? host : 'everywhere'
    },
  )
  const places = [...byName].map(([name, its]) => ({
    name,
    title: its[0]?.title as TextKey,
    screens: its,
    calls: callsOf.get(name) ?? [],
  }))
  const everywhere = { name: 'everywhere', title: 'access.everywhere' as const, screens: [] }
  return [...places, { ...everywhere, calls: callsOf.get('everywhere') ?? [] }]
}

/** A feature's texts are a group, which is called like it. */
function groupOf(title: TextKey): string {
  return title.split('.')[0] ?? ''
}
