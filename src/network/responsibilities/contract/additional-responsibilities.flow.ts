import type { Permission } from '#kit/contract/permissions.ts'
import { hasPermission, type RoleHolder } from '#kit/contract/rights.ts'

export const responsibilityStatuses = ['TODO', 'SUBMITTED', 'DONE', 'WAIVED'] as const
export type ResponsibilityStatus = (typeof responsibilityStatuses)[number]

type Step = {
  from: readonly ResponsibilityStatus[]
  to: ResponsibilityStatus
  /** The artist who has the responsibility, or a user with a right. */
  by: 'artist' | Permission
}

const open = ['TODO', 'SUBMITTED'] as const

/** What can happen to an additional responsibility; any other step is a 409. */
export const responsibilitySteps = {
  submit: { from: ['TODO'], to: 'SUBMITTED', by: 'artist' },
  withdraw: { from: ['SUBMITTED'], to: 'TODO', by: 'artist' },
  accept: { from: ['SUBMITTED'], to: 'DONE', by: 'can-edit-responsibilities' },
  sendBack: { from: ['SUBMITTED'], to: 'TODO', by: 'can-edit-responsibilities' },
  waive: { from: open, to: 'WAIVED', by: 'can-edit-responsibilities' },
  /** What was accepted or waived by mistake. */
  reopen: { from: ['DONE', 'WAIVED'], to: 'TODO', by: 'can-edit-responsibilities' },
} as const satisfies Record<string, Step>

export type ResponsibilityStep = keyof typeof responsibilitySteps

/** Steps by which the office requests it once more. */
export const againEvents = ['sendBack', 'reopen'] as const satisfies readonly ResponsibilityStep[]

/** The events of its history: every step, and changes between them. */
export const responsibilityEvents = [
  'give',
  'edit',
  'addEvidence',
  'removeEvidence',
  ...(Object.keys(responsibilitySteps) as ResponsibilityStep[]),
] as const
export type ResponsibilityEvent = (typeof responsibilityEvents)[number]

/** States in which the office may still edit it. */
export const editableStates: readonly ResponsibilityStatus[] = open
/** States in which the artist collects evidence. */
export const evidenceStates: readonly ResponsibilityStatus[] = responsibilitySteps.submit.from

type Subject = { status: ResponsibilityStatus; is_own: boolean }

/** The steps that the state allows and the reader may take: the buttons of the screen, and all that the server accepts. */
export function availableResponsibilitySteps(reader: RoleHolder, { status, is_own }: Subject): ResponsibilityStep[] {
  return (Object.keys(responsibilitySteps) as ResponsibilityStep[]).filter((step) => {
    const { from, by } = responsibilitySteps[step]
    return (from as readonly string[]).includes(status) && (by === 'artist' ? is_own : hasPermission(reader, by))
  })
}
