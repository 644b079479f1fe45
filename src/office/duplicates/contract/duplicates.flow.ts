import { hasPermission, type RoleHolder } from '#kit/contract/rights.ts'

export const mergingRight = 'can-merge-people'

export const pairKinds = ['STUDENTS', 'ARTISTS'] as const
export type PairKind = (typeof pairKinds)[number]

export const pairStates = ['OPEN', 'NOT_SAME', 'MERGED'] as const
export type PairState = (typeof pairStates)[number]

export const pairStrengths = ['STRONG', 'POSSIBLE'] as const

type Step = { from: PairState; to: PairState }

/** What the office decides on a pair. Any other step is a 409. */
export const pairSteps = {
  dismiss: { from: 'OPEN', to: 'NOT_SAME' },
  reopen: { from: 'NOT_SAME', to: 'OPEN' },
  merge: { from: 'OPEN', to: 'MERGED' },
  undo: { from: 'MERGED', to: 'OPEN' },
} as const satisfies Record<string, Step>
export type PairStep = keyof typeof pairSteps
const steps = Object.keys(pairSteps) as PairStep[]

/** The buttons of the office, and all that the server accepts. */
export function availablePairSteps(reader: RoleHolder, { state }: { state: PairState }): PairStep[] {
  if (!hasPermission(reader, mergingRight)) return []
  return steps.filter((step) => pairSteps[step].from === state)
}
