import '#app/contract/registers.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { canInstallBrowsers } from '../../scripts/other-browsers.mjs'
import { BrowserUser } from './browser-user.ts'
import type { Driver } from './driver.ts'
import { testEveryScreen } from './every-screen.ts'
import { testFiles } from './file-stories.ts'
import { testForms } from './form-stories.ts'
import { testLists } from './list-stories.ts'
import { testOutages } from './outage-stories.ts'
import { again } from './story.ts'

/** What every browser has to get through. Where it cannot be installed it is skipped; where it should have been, that fails. */
export function passesIn(name: string, program: string | undefined, start: (program: string) => Promise<Driver>) {
  if (!program && canInstallBrowsers()) return test(name, () => expect.fail(`${name} could not be installed.`))
  if (!program) return test.skip(`${name} is not installed here: nothing is tested in it`, () => undefined)
  const user = new BrowserUser(() => start(program))
  beforeAll(() => user.begin(), 120_000)
  afterAll(() => user.end())
  // One that broke down in the last try has a successor.
  beforeEach(() => user.startAgainIfBroken(), 60_000)

  testEveryScreen(name, user)
  describe(`stories in ${name}`, again, () => {
    testForms(user)
    testFiles(user, name)
    testLists(user)
    testOutages(user)
  })
}
