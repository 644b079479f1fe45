import type { Permission } from '#contract/kit/permissions.ts'
import { hasPermission, type Reader } from '#contract/kit/rights.ts'

export const trainingKinds = ['GROUP', 'INDIVIDUAL', 'ONLINE'] as const

export const trainingStates = [
  'DRAFT',
  'PENDING_VERIFICATION',
  'ACCEPTED',
  'REJECTED',
  'PUBLISHED',
  'UNPUBLISHED',
  'COMPLETED',
  'CANCELLED',
] as const
export type TrainingState = (typeof trainingStates)[number]

type Step = { from: readonly TrainingState[]; to: TrainingState; permission: Permission }

/** Verified by the office, and not over: students may take seats. */
export const openStates = ['ACCEPTED', 'PUBLISHED', 'UNPUBLISHED'] as const satisfies readonly TrainingState[]

/** What can happen to a training; whatever is not here is a 409. An edit of what was verified sends it back to verification. */
export const trainingSteps = {
  submit: { from: ['DRAFT', 'REJECTED'], to: 'PENDING_VERIFICATION', permission: 'can-edit-pro-artist-training' },
  accept: { from: ['PENDING_VERIFICATION'], to: 'ACCEPTED', permission: 'can-accept-pro-artist-training' },
  reject: { from: ['PENDING_VERIFICATION'], to: 'REJECTED', permission: 'can-reject-pro-artist-training' },
  publish: { from: ['ACCEPTED', 'UNPUBLISHED'], to: 'PUBLISHED', permission: 'can-publish-pro-artist-training' },
  unpublish: { from: ['PUBLISHED'], to: 'UNPUBLISHED', permission: 'can-unpublish-pro-artist-training' },
  complete: { from: openStates, to: 'COMPLETED', permission: 'can-edit-pro-artist-training' },
  cancel: {
    from: ['DRAFT', 'PENDING_VERIFICATION', 'REJECTED', ...openStates],
    to: 'CANCELLED',
    permission: 'can-edit-pro-artist-training',
  },
} as const satisfies Record<string, Step>

export type TrainingStep = keyof typeof trainingSteps

/** The odd name is the specification's: whoever holds it reaches the trainings of all artists, and others their own. */
export const allTrainingsRight = 'can-unpublish-pro-artist-training_as_admin' satisfies Permission

type Standing = { state: TrainingState; is_own: boolean }

/** The steps that the state allows and the reader may take: the buttons of the screen, and all that the server accepts. */
export function availableTrainingSteps(reader: Reader, { state, is_own }: Standing): TrainingStep[] {
  const isReached = is_own || hasPermission(reader, allTrainingsRight)
  return (Object.keys(trainingSteps) as TrainingStep[]).filter((step) => {
    const { from, permission } = trainingSteps[step]
    return isReached && (from as readonly TrainingState[]).includes(state) && hasPermission(reader, permission)
  })
}
