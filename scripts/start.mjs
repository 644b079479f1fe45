import { build } from './build.mjs'
import { install, node } from './install.mjs'
import { runTogether } from './run-together.mjs'

install()
build()
runTogether([{ command: node, args: ['src/app/server/main.ts'] }])
