import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { install, node } from './install.mjs'
import { runTogether } from './run-together.mjs'

// The portal on a data folder that ends with it: the journeys begin in an untouched demo academy.
install()
build()
const dataDir = mkdtempSync(join(tmpdir(), 'atelier-journeys-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
runTogether([{ command: node, args: ['src/server/main.ts'], env: { ATELIER_DATA_DIR: dataDir } }])
