import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// This file and those that npm starts are the only JavaScript: they also run where nothing is installed yet, on an older Node.

export const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')

/** The project's own Node. */
export const node = join(modules, '.bin', 'node')

/** Surroundings in which every tool of the project is found by its name. */
export const environment = { ...process.env, PATH: `${join(modules, '.bin')}:${process.env.PATH}` }

/**
 * Makes node_modules match package-lock.json, unless it does already. `npm ci` would refuse a lock file that lacks packages
 * for other platforms, and not every registry carries those; this takes the same versions, checks the same hashes, writes nothing.
 */
export function install() {
  if (isInstalled()) return
  console.log('Installing the libraries …')
  rmSync(modules, { recursive: true, force: true })
  // The web is built and tested here, also where NODE_ENV is production.
  const options = [
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
  ]
  const { status } = spawnSync('npm', ['install', ...options], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status === 0 && existsSync(node)) return
  console.error('The libraries could not be installed; `npm install` shows more.')
  process.exit(1)
}

/** npm writes down what it installed when it is done; packages for other platforms are missing from that rightly. */
function isInstalled() {
  const installed = packagesOf(join(modules, '.package-lock.json'))
  if (!installed || !existsSync(node)) return false
  return Object.entries(packagesOf(join(root, 'package-lock.json')) ?? {}).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  )
}

/** @returns {Record<string, { version?: string, optional?: boolean }> | null} */
function packagesOf(/** @type {string} */ lock) {
  return existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')).packages : null
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install()
