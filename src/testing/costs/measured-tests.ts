import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { processorSeconds } from '#testing/costs/process-tree.ts'
import { fromRoot, isNoted, note } from '#testing/costs/run-notes.ts'

// From the first test on: what files import, whichever of them comes first in a worker would pay for all.

if (isNoted) {
  let tests = 0
  let begin = 0
  beforeAll(() => {
    begin = processorSeconds()
  })
  afterEach(() => {
    tests += 1
  })
  afterAll(() => {
    const { testPath = '' } = expect.getState()
    note('costs', { file: fromRoot(testPath), tests, seconds: processorSeconds() - begin })
  })
}
