import { findWebKit } from '../../scripts/other-browsers.mjs'
import { passesIn } from './suite.ts'
import { startWebKit } from './webkit.ts'

passesIn('WebKit', findWebKit(), startWebKit)
