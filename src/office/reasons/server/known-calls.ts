import { type Endpoint, placeholders } from '#kit/contract/endpoint.ts'
import { type Registered, registered } from '#kit/contract/registered.ts'
import type { Right } from '#kit/contract/texts/texts.ts'
import { type AnyPlan, planOf } from '#kit/server/http/admission.ts'
import type { Feature } from '#kit/server/http/feature.ts'
import type { Call, PartKind, RecordKind } from '#office/reasons/contract/reasons.ts'

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
            feature,
            permission: endpoint.permission as 'public' | 'signed-in' | Right,
            isReading: endpoint.isReading,
            isOfRecord: main !== null,
            kind: kindOf(endpoint),
            isOfPart: part !== null,
            part: partOf(endpoint),
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

/** The kind of record, by the path of a call. */
const kinds: [RegExp, RecordKind][] = [
  [/^\/api\/user\/\{id\}/, 'user'],
  [/^\/api\/students\/\{id\}/, 'student'],
  [/^\/api\/packages\/\{id\}/, 'package'],
  [/^\/api\/student-packages\/\{id\}/, 'studentPackage'],
  [/^\/api\/proartist\/\{id\}/, 'proArtist'],
  [/^\/api\/proartists\/conversation\/\{id\}/, 'conversation'],
  [/^\/api\/proartists\/\{id\}/, 'proArtist'],
  [/^\/api\/student\/seats\/\{training_id\}/, 'training'],
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

const parts: [RegExp, PartKind][] = [
  [/\{participant_id\}/, 'participant'],
  [/\{session_id\}/, 'session'],
  [/\{waiting_id\}/, 'waitingStudent'],
  [/^\/api\/proartists.*\{conversation_id\}/, 'conversationOfArtist'],
  [/^\/api\/students.*\{conversation_id\}/, 'conversationOfStudent'],
  [/\{attachment_id\}/, 'attachment'],
  [/\{evidence_id\}/, 'evidence'],
  [/\{document_id\}/, 'document'],
  [/\{image_id\}/, 'portfolioImage'],
]

function partOf({ path }: Endpoint): PartKind | null {
  return parts.find(([place]) => place.test(path))?.[1] ?? null
}
