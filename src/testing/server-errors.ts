import { subscribe } from 'node:diagnostics_channel'
import type { FastifyError } from 'fastify'
import { onTestFailed, TestRunner } from 'vitest'
import { failureOf } from '#kit/server/http/http-errors.ts'

/*
 * Prints the first error behind a 500 of a test that fails: the response does not contain it, and the log of tests is silent.
 */
const firstErrors = new WeakMap<object, Error>()

subscribe('tracing:fastify.request.handler:error', (message) => {
  const { error } = message as { error: FastifyError }
  const test = TestRunner.getCurrentTest()
  if (!test || firstErrors.has(test) || failureOf(error).code !== 'server_error') return
  firstErrors.set(test, error)
  onTestFailed(() => console.error(error))
})

/** The first error behind a 500 of the test that is running. */
export function firstServerError(): Error | undefined {
  return firstErrors.get(TestRunner.getCurrentTest() as object)
}
