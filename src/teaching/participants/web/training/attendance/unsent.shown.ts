import { storage } from '#kit/web/session/device-storage.ts'
import { unsentMarks } from './unsent-marks.ts'
import { unsentOutcomes } from './unsent-outcomes.ts'

/** Sends the attendance and the outcomes that a user recorded here without a connection, whether or not they open their trainings again. */
export function sendUnsent(user: number): void {
  for (const training of trainingsWith('attendance', user)) unsentMarks(training)
  for (const training of trainingsWith('outcomes', user)) unsentOutcomes(training)
}

function trainingsWith(what: 'attendance' | 'outcomes', user: number): number[] {
  const start = `atelier.${what}.${user}.`
  return storage.names((key) => key.startsWith(start)).map((key) => Number(key.slice(start.length)))
}
