import type { DemoStep } from './demo-person.ts'
import type { Random } from './demo-random.ts'

const day = 86_400_000
const hour = 3_600_000

/** Days that it takes until a step: somebody decides, or somebody finds the evening for a long form. */
const waits: Record<DemoStep['event'], [number, number]> = {
  applied: [0, 0],
  accept: [0.6, 4],
  reject: [1, 5],
  formSent: [1.5, 8],
  requestMissingData: [0.6, 3],
  complete: [0.6, 3],
  linkSent: [8, 12],
}

/** When each step was taken: back in time from the last, so that none lies in the future. */
export function timeline(steps: readonly DemoStep[], last: Date, random: Random): Date[] {
  const times: Date[] = []
  let at = last.getTime()
  for (const { event } of steps.toReversed()) {
    const taken = isApplicants(event) ? awake(at, random) : inOfficeHours(at, random)
    times.unshift(new Date(taken))
    at = taken - random.between(...waits[event]) * day
  }
  return times
}

/** The steps that applicants take themselves. */
export function isApplicants(event: DemoStep['event']): boolean {
  return event === 'applied' || event === 'formSent'
}

/** The office works on weekdays, 8 to 16 in Warsaw. */
function inOfficeHours(at: number, random: Random): number {
  let time = at
  const isWork = () => {
    const date = new Date(time)
    return date.getUTCDay() % 6 !== 0 && date.getUTCHours() >= 7 && date.getUTCHours() < 14
  }
  while (!isWork()) time -= hour
  return time - random.between(0, new Date(time).getUTCHours() - 7) * hour
}

/** People sleep at night. */
function awake(at: number, random: Random): number {
  return new Date(at).getUTCHours() < 6 ? at - 8 * hour - random.between(0, 2) * hour : at
}
