import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { isMeasured, noteCost } from './file-cost.ts'
import { processorSeconds } from './process-tree.ts'

// From the first test on: what a file imports, whichever file of a worker comes first would pay for all.

if (isMeasured) {
  let tests = 0
  let begin = 0
  beforeAll(() => {
    begin = processorSeconds()
  })
  afterEach(() => {
    tests += 1
  })
  afterAll(() => {
    noteCost({ file: expect.getState().testPath as string, tests, seconds: processorSeconds() - begin })
  })
}
