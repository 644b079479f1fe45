import type { Logger } from 'pino'
import type { OnStatement } from './database.ts'
import { nameOfStatement } from './statement-name.ts'

/** Logs statements that took longer than `most` milliseconds, by name, never with a value; with 0, none. */
export function slowStatements(most: number, log: Pick<Logger, 'warn'>, count?: () => void): OnStatement | undefined {
  if (most === 0) return undefined
  return (text, ms) => {
    if (ms < most) return
    log.warn({ statement: nameOfStatement(text), ms: Math.round(ms) }, 'slow statement')
    count?.()
  }
}
