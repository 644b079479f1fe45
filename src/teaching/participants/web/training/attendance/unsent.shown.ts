import { storage } from '#kit/web/session/device-storage.ts'
import { reportOvertaken } from './overtaken.ts'
import { unsentMarks } from './unsent-marks.ts'
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

function trainingsWith(what: 'attendance' | 'outcomes', user: number): number[] {
  const start = `atelier.${what}.${user}.`
  return storage.names((key) => key.startsWith(start)).map((key) => Number(key.slice(start.length)))
}
