import type { Permission } from '#kit/contract/permissions.ts'
import { hasPermission, type RoleHolder } from '#kit/contract/rights.ts'

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

/** Held, or called off: nothing is planned any more. */
export function isFinal(state: TrainingState): boolean {
  return state === 'COMPLETED' || state === 'CANCELLED'
}

type Step = { from: readonly TrainingState[]; to: TrainingState; permission: Permission }

/** Verified by the office, and not over: students may take seats. */
export const openStates = ['ACCEPTED', 'PUBLISHED', 'UNPUBLISHED'] as const satisfies readonly TrainingState[]

export function isOpen(state: TrainingState): boolean {
  return (openStates as readonly TrainingState[]).includes(state)
}

/**
 * What can happen to a training; any other step is a 409. An edit of a verified training returns it to verification.
 */
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

/**
 * The odd name is the specification's: its holders have access to the trainings of all artists, and others to their
 * own.
 */
export const allTrainingsRight = 'can-unpublish-pro-artist-training_as_admin' satisfies Permission

type Standing = {
  state: TrainingState
  is_own: boolean
  starts_at: string | null
  /** The office has accepted it once; it may have been edited since. */
  was_verified: boolean
}

/** Whether people may have been there, and it is not finished: it was verified, or is checked once more, and its first session has begun. */
export function isInProgress({ state, starts_at, was_verified }: Omit<Standing, 'is_own'>, now: Date): boolean {
  const isPlanned =
    state === 'PENDING_VERIFICATION' ||
    // Refused is the edit, and not the training that people are at.
    (state === 'REJECTED' && was_verified) ||
    isOpen(state)
  return isPlanned && starts_at !== null && Date.parse(starts_at) <= now.getTime()
}

/** The office leads all trainings, an artist their own. */
export function leads(reader: RoleHolder, { is_own }: Pick<Standing, 'is_own'>): boolean {
  return is_own || hasPermission(reader, allTrainingsRight)
}

/**
 * The steps that the state allows and the reader may take: the buttons of the screen, and all that the server accepts. Once a training
 * has begun, only the office calls it off.
 */
export function availableTrainingSteps(reader: RoleHolder, training: Standing, now: Date): TrainingStep[] {
  const { state } = training
  const isOfOffice = hasPermission(reader, allTrainingsRight)
  const isReached = leads(reader, training)
  return (Object.keys(trainingSteps) as TrainingStep[]).filter((step) => {
    const { from, permission } = trainingSteps[step]
    if (step === 'cancel' && isInProgress(training, now) && !isOfOffice) return false
    return isReached && (from as readonly TrainingState[]).includes(state) && hasPermission(reader, permission)
  })
}
