import { expect, test } from 'vitest'
import { errorInLog } from './error-in-log.ts'

/* What people entered stays out of the log: of an error only a few fields are logged, and no address in them. */

test('the log has no address, in a sentence, a stack or a field', () => {
  const message = 'Recipient command failed: 550 5.1.1 <anna.nowąk+test@pocztą.example.com>: unknown'
  const error = Object.assign(new Error(message), { code: 'EENVELOPE', rejected: ['anna.nowak@example.com'] })
  const logged = errorInLog(error)
  expect(logged).toMatchObject({
    type: 'Error',
    code: 'EENVELOPE',
    message: 'Recipient command failed: 550 5.1.1 <…@…>: unknown',
  })
  expect(JSON.stringify(logged)).not.toMatch(/anna|nową|poczt/)
  expect(logged.stack).toContain('error-in-log.test.ts')
})

test('the log has no value that did not fit a column', () => {
  const error = Object.assign(new Error('invalid input syntax for type date: "ulica "Długa" 3"'), { code: '22007' })
  expect(errorInLog(error).message).toBe('invalid input syntax for type date: "…"')
  expect(errorInLog(error).stack).not.toContain('Długa')
})

test('the name of the failed file is logged', () => {
  const error = new Error('Cannot find /app/node_modules/@fastify/compress/index.js')
  expect(errorInLog(error).message).toBe(error.message)
})
