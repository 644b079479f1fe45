import { hasPermission } from '#kit/contract/rights.ts'
import { useUser } from '#kit/web/session/session.ts'
import { allTrainingsRight } from '#teaching/trainings/contract/trainings.flow.ts'

/** A user who may see all trainings returns to all of them. */
export function useListBehind() {
  const isForAll = hasPermission(useUser(), allTrainingsRight)
  return isForAll
    ? ({ to: '/proartist/trainings/all', label: 'trainings.back_all' } as const)
    : ({ to: '/proartist/trainings', label: 'trainings.back_own' } as const)
}
