import type { TextKey } from '#kit/contract/texts/texts.ts'
import { isOpenToGuests, type Screen } from '#kit/web/page/screens/screens.ts'
import type { Call } from '#office/reasons/contract/reasons.ts'

/** What belongs together: the screens that a feature has words for, and what is done by its calls. Its title is that of its first screen, of one for everybody before one of a role. */
export type Place = { name: string; title: TextKey; screens: readonly Screen[]; calls: readonly Call[] }

/** Screens and calls place by place, as the screens are listed; what is done everywhere comes last. What is open to everybody is left out. */
export function placesOf(screens: readonly Screen[], calls: readonly Call[]): Place[] {
  const closed = screens.filter((screen) => !isOpenToGuests(screen))
  const places = new Map(calls.map(({ name, place }) => [groupOf(name), place]))
  const byName = Map.groupBy(closed, ({ title }) => places.get(groupOf(title)) ?? groupOf(title))
  const callsOf = Map.groupBy(
    calls.filter(({ permission }) => permission !== 'public'),
    ({ place }) => (byName.has(place) ? place : 'everywhere'),
  )
  const own = [...byName].map(([name, its]) => ({
    name,
    title: (its.find(({ role }) => !role) ?? its[0])?.title as TextKey,
    screens: its,
    calls: callsOf.get(name) ?? [],
  }))
  const everywhere = { name: 'everywhere', title: 'access.everywhere' as const, screens: [] }
  return [...own, { ...everywhere, calls: callsOf.get('everywhere') ?? [] }]
}

/** Texts and calls begin with the name of their feature. */
function groupOf(name: string): string {
  return name.split('.')[0] ?? ''
}
