import { findFirefox } from '../../scripts/other-browsers.mjs'
import { startFirefox } from './firefox.ts'
import { passesIn } from './suite.ts'

passesIn('Firefox', findFirefox(), startFirefox)
