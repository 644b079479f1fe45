import { requireChromium } from './chromium.mjs'
import { install, node } from './install.mjs'
import { installOtherBrowsers } from './other-browsers.mjs'
import { runTogether } from './run-together.mjs'

const BEGAN = String(Date.now())
install()
const CHROMIUM_PATH = requireChromium()
installOtherBrowsers()
runTogether([
  { command: node, args: ['scripts/checks/run-steps.ts', ...process.argv.slice(2)], env: { BEGAN, CHROMIUM_PATH } },
])
