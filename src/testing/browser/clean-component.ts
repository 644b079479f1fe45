import { afterAll, afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanUp } from '#testing/browser/component.tsx'

// A setup file is read for each file of tests; what tests import is read once, for all of them share a document.
afterEach(cleanUp)
afterAll(() => page.viewport(1024, 800))

// As in the document of a demo, which the portal behind these tests is.
document.documentElement.setAttribute('data-demo', '')
