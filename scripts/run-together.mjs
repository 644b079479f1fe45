import { spawn } from 'node:child_process'
import { environment, root } from './install.mjs'

/** @typedef {{ command: string, args: string[], env?: Record<string, string> }} Program */

/**
 * Runs programs until the first one ends, which ends the others, and then ends as that one did. Signals are handed on once:
 * Ctrl-C reaches every process of a terminal by itself and this one several times, through npm.
 * @param {Program[]} programs
 */
export function runTogether(programs) {
  const children = programs.map(({ command, args, env }) =>
    spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...env } }),
  )
  let isStopping = false
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    if (isStopping) return
    isStopping = true
    for (const child of children) child.kill(signal)
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop)
  for (const child of children)
    child.once('exit', (code, signal) => {
      process.exitCode ??= code ?? (signal === 'SIGKILL' ? 137 : 1)
      stop('SIGTERM')
    })
}
