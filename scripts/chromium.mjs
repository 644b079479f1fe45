import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Debian's package of the browser without windows, which does the same with two thirds of the work. */
const headlessShell = 'chromium-headless-shell'
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Where the browser for the journeys is, if anywhere. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(':')
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].find((path) =>
    existsSync(path),
  )
}

/** How journeys and component tests start it. */
export const launchOptions = () => ({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

/** Where it is, installing Debian's package where that is possible; otherwise the run ends with a sentence. */
export function requireChromium() {
  const found = findChromium() ?? installChromium()
  if (found && existsSync(found)) return found
  console.error(
    found
      ? `There is no browser at CHROMIUM_PATH (${found}).`
      : 'The journeys need Chromium: install it, or set CHROMIUM_PATH to a Chromium or Chrome.',
  )
  process.exit(1)
}

function installChromium() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.log('Installing Chromium …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['--quiet=2', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  const install = (/** @type {string} */ name) => apt('install', '--yes', '--no-install-recommends', name)
  // An older Debian has no such package, and neither has what descends from it.
  const isInstalled = apt('update') && (install(headlessShell) || install('chromium'))
  return isInstalled ? findChromium() : undefined
}
