import * as api from '#contract/index.ts'
import { type Endpoint, placeholders } from '#contract/kit/endpoint.ts'
import type { Call, RecordKind } from '#contract/reasons/reasons.ts'
import type { Right } from '#contract/texts.ts'
import { type AnyPlan, planOf } from '#server/kit/http/admission.ts'
import type { Feature } from '#server/kit/http/feature.ts'

type Api = typeof api
/** `benefits.update` */
type CallName = { [Name in keyof Api]: `${Name}.${keyof Api[Name] & string}` }[keyof Api]

export type Known = Omit<Call, 'name' | 'words'> & {
  name: CallName
  endpoint: Endpoint
  /** Null where nobody asks why. */
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
  const open = new Set(features.flatMap(({ openBeforeTerms = [] }) => openBeforeTerms))
  return new Map(
    Object.entries(api).flatMap(([feature, calls]) =>
      Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => {
        const plan = plans.get(endpoint) ?? null
        const names = placeholders(endpoint.path)
        const isAskable = plan !== null && endpoint.permission !== 'public' && names.every((one) => one === 'id')
        return [
          `${feature}.${name}`,
          {
            name: `${feature}.${name}` as CallName,
            feature,
            permission: endpoint.permission as 'public' | 'signed-in' | Right,
            isReading: endpoint.isReading,
            isOfRecord: names.includes('id'),
            kind: kindOf(endpoint),
            isAskable,
            endpoint,
            plan,
            isOpenBeforeTerms: open.has(endpoint),
          },
        ]
      }),
    ),
  )
}

/** What the path of a call says its record to be. */
const kinds: [RegExp, RecordKind][] = [
  [/^\/api\/user\/\{id\}/, 'user'],
  [/^\/api\/students\/\{id\}/, 'student'],
  [/^\/api\/packages\/\{id\}/, 'package'],
  [/^\/api\/student-packages\/\{id\}/, 'studentPackage'],
  [/^\/api\/proartist\/\{id\}/, 'proArtist'],
  [/^\/api\/proartists\/conversation\/\{id\}/, 'conversation'],
  [/^\/api\/benefits\/\{id\}/, 'benefit'],
  [/^\/api\/responsibilities\/additional\/\{id\}/, 'additionalResponsibility'],
  [/^\/api\/responsibilities\/\{id\}/, 'responsibility'],
  [/^\/api\/levels\/\{id\}/, 'level'],
  [/^\/api\/trainings\/\{id\}/, 'training'],
  [/^\/api\/reviews\/abuse\/\{id\}/, 'abuseReport'],
  [/^\/api\/reviews\/\{id\}/, 'review'],
  [/^\/api\/issued-vouchers\/\{id\}/, 'voucher'],
  [/^\/api\/portfolio\/(admin\/)?\{id\}/, 'portfolioItem'],
  [/^\/api\/roles\/\{id\}/, 'role'],
]

function kindOf({ path }: Endpoint): RecordKind | null {
  return kinds.find(([beginning]) => beginning.test(path))?.[1] ?? null
}
