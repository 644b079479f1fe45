import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/* Safari's engine and Firefox, as Debian packages them. */

const webKits = ['4.1', '4.0'].map(
  (version) => `/usr/lib/${architecture()}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
)

/** WebKitGTK's own browser, if its driver and a screen that nobody sees are there, too. */
export const findWebKit = () =>
  ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every((path) => existsSync(path))
    ? webKits.find((path) => existsSync(path))
    : undefined

export const findFirefox = () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

/** On Debian as root: elsewhere the tests in them are skipped. */
export const canInstallBrowsers = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** Brings what is missing, where that is possible. */
export function installOtherBrowsers() {
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
  ]
  if (missing.length === 0 || !canInstallBrowsers()) return
  console.log(`Installing ${missing.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['--quiet=2', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  apt('update')
  apt('install', '--yes', '--no-install-recommends', ...missing)
}

function architecture() {
  return process.arch === 'arm64' ? 'aarch64' : 'x86_64'
}
