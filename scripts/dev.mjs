import { install, node } from './install.mjs'
import { runTogether } from './run-together.mjs'

const port = '5173'

install()
runTogether([
  // Links and the check of a request's origin must know that the browser talks to Vite.
  {
    command: node,
    args: ['--watch', '--watch-preserve-output', 'src/app/server/main.ts'],
    env: { PUBLIC_URL: process.env.PUBLIC_URL ?? `http://127.0.0.1:${port}` },
  },
  { command: 'vite', args: ['--host', '127.0.0.1', '--port', port] },
])
