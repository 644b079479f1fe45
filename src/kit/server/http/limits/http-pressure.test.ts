import { setImmediate } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { registerPressure } from './http-pressure.ts'

test('while the event loop is blocked calls are refused, and neither the application’s files nor health checks', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  app.setErrorHandler((_error, _request, reply) => reply.status(503).send())
  await registerPressure(app, 100)
  app.get('/call', { config: { endpoint: session.user } }, () => 'answer')
  app.get('/ready', { config: { endpoint: dashboard.health } }, () => 'ready')
  app.get('/file', () => 'file')
  const statusOf = async (path: string) => (await app.inject(path)).statusCode
  const statuses = async () => [await statusOf('/call'), await statusOf('/file'), await statusOf('/ready')]
  expect(await statuses()).toEqual([200, 200, 200])
  await vi.waitFor(
    async () => {
      holdUp(1500)
      await setImmediate()
      expect(await statuses()).toEqual([503, 200, 200])
    },
    { timeout: 20_000, interval: 0 },
  )
})

function holdUp(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
