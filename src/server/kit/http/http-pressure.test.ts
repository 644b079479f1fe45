import { setImmediate } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { system } from '#contract/system/system.ts'
import { registerPressure } from './http-pressure.ts'

test('while the event loop is held up calls are refused, and the application’s files are not', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  app.setErrorHandler((_error, _request, reply) => reply.status(503).send())
  await registerPressure(app, 100)
  app.get('/call', { config: { endpoint: system.health } }, () => 'answer')
  app.get('/file', () => 'file')
  const statuses = async () => [(await app.inject('/call')).statusCode, (await app.inject('/file')).statusCode]
  expect(await statuses()).toEqual([200, 200])
  await vi.waitFor(
    async () => {
      holdUp(1500)
      await setImmediate()
      expect(await statuses()).toEqual([503, 200])
    },
    { timeout: 20_000, interval: 0 },
  )
})

function holdUp(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
