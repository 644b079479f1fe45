import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { environment, install, root } from './install.mjs'

const sources = ['src', 'scripts', 'vite.config.ts', 'package-lock.json']
const stamp = join(root, 'dist', 'web.stamp')

/** Builds the application into dist/web, unless what is there was built from these very sources. */
export function build() {
  const current = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  console.log('Building the application …')
  rmSync(stamp, { force: true })
  const env = { ...environment, NODE_ENV: 'production' }
  const { status } = spawnSync('vite', ['build', '--logLevel=warn'], { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, current)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** @returns {string[]} */
function filesIn(/** @type {string} */ path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install()
  build()
}
