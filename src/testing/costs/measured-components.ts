import { afterAll, afterEach, beforeAll } from 'vitest'
import { commands } from 'vitest/browser'

let tests = 0

beforeAll(() => commands.beginFile())
afterEach(() => {
  tests += 1
})
afterAll(() => commands.endFile(tests))
