import { type Endpoint, placeholders } from '#kit/contract/endpoint.ts'
import { type Registered, registered } from '#kit/contract/registered.ts'
import type { Right } from '#kit/contract/texts/texts.ts'
import { type AnyPlan, planOf } from '#kit/server/http/authorization.ts'
import { type Feature, recordsOf } from '#kit/server/http/feature.ts'
import type { RecordKind } from '#kit/server/records/record-kind.ts'
import type { Call } from '#office/reasons/contract/reasons.ts'

type Api = Registered['calls']
/** `benefits.update` */
type CallName = { [Name in keyof Api]: `${Name}.${keyof Api[Name] & string}` }[keyof Api]

export type Known = Omit<Call, 'name' | 'words'> & {
  name: CallName
  endpoint: Endpoint
  /** Null for calls that cannot be examined. */
  plan: AnyPlan | null
  isOpenBeforeTerms: boolean
}

/** Every call of the contract; those of these features with all that answers them. */
export function knownCalls(features: readonly Feature[]): Map<string, Known> {
  const plans = new Map(
    features.flatMap(({ calls }) =>
      Object.entries(calls?.endpoints ?? {}).map(([name, endpoint]) => [
        endpoint,
        planOf(calls?.handlers[name] as never),
      ]),
    ),
  )
  const places = new Map(
    features.flatMap(({ calls, place }) => Object.values(calls?.endpoints ?? {}).map((endpoint) => [endpoint, place])),
  )
  const records = recordsOf(features)
  const open = new Set(features.flatMap(({ openBeforeTerms = [] }) => openBeforeTerms))
  return new Map(
    Object.entries(registered().calls).flatMap(([feature, calls]) =>
      Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => {
        const plan = plans.get(endpoint) ?? null
        const { main, part } = namesIn(endpoint)
        return [
          `${feature}.${name}`,
          {
            name: `${feature}.${name}` as CallName,
            place: places.get(endpoint) ?? feature,
            permission: endpoint.permission as 'public' | 'signed-in' | Right,
            isReading: endpoint.isReading,
            isOfRecord: main !== null,
            kind: kindAt(endpoint.path, main, records),
            isOfPart: part !== null,
            part: part && kindAt(endpoint.path, part, records),
            isAskable: plan !== null && endpoint.permission !== 'public',
            endpoint,
            plan,
            isOpenBeforeTerms: open.has(endpoint),
          },
        ]
      }),
    ),
  )
}

/** Which placeholders of a path name its record, and another one within it; what else there is varies the call. */
export function namesIn({ path }: Endpoint): { main: string | null; part: string | null } {
  const names = placeholders(path).filter((name) => /(^|_)id$/.test(name))
  const main = names.includes('id') ? 'id' : (names[0] ?? null)
  const after = main === null ? [] : names.slice(names.indexOf(main) + 1)
  return { main, part: after[0] ?? null }
}

/** The kind of record whose id ends this beginning of the path. */
function kindAt(path: string, id: string | null, records: Record<string, RecordKind>): string | null {
  const beginning = path.slice(0, path.indexOf(`{${id}}`) + `{${id}}`.length)
  const [kind] = Object.entries(records).find(([, { choice }]) => choice?.calls.includes(beginning)) ?? []
  return kind ?? null
}
