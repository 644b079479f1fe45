import { storage } from '#kit/web/session/device-storage.ts'
import { useStore } from '#kit/web/session/store.ts'
import { reportOvertaken } from './overtaken.ts'
import { count, unsentMarks } from './unsent-marks.ts'
import { unsentOutcomes } from './unsent-outcomes.ts'

/**
 * Sends the attendance and the outcomes that a user recorded here without a connection, whether or not they open their trainings again, and
 * reports where somebody recorded something else before.
 */
export function sendUnsent(user: number): void {
  const unsent = [
    ...trainingsWith('attendance', user).map((training) => [training, unsentMarks(training)] as const),
    ...trainingsWith('outcomes', user).map((training) => [training, unsentOutcomes(training)] as const),
  ]
  const overtaken = unsent.filter(([, { store }]) => store.get().overtaken.length > 0)
  for (const training of new Set(overtaken.map(([training]) => training))) void reportOvertaken(training)
}

/** How many marks and outcomes of a training wait on this device. */
export function useWaiting(trainingId: number): number {
  return count(useStore(unsentMarks(trainingId).store)) + useStore(unsentOutcomes(trainingId).store).unsent.length
}

function trainingsWith(what: 'attendance' | 'outcomes', user: number): number[] {
  const start = `atelier.${what}.${user}.`
  return storage.names((key) => key.startsWith(start)).map((key) => Number(key.slice(start.length)))
}
