import { hasPermission } from '#contract/kit/rights.ts'
import { allTrainingsRight } from '#contract/trainings/trainings.flow.ts'
import { useUser } from '#web/kit/session/session.ts'

/** Whoever sees all trainings goes back to all of them. */
export function useListBehind() {
  const isForAll = hasPermission(useUser(), allTrainingsRight)
  return isForAll
    ? ({ to: '/proartist/trainings/all', label: 'trainings.back_all' } as const)
    : ({ to: '/proartist/trainings', label: 'trainings.back_own' } as const)
}
