import { readdirSync, readFileSync } from 'node:fs'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { unreadAnswers } from './unread-answers.ts'

const endpoint = 'export const endpoint = (declared) => declared\n'

/** What of these declarations is left for a browser that uses `used`. */
async function built(declarations: string, used: string): Promise<string> {
  const files: Record<string, string> = {
    '/src/contract/kit.ts': endpoint,
    '/src/contract/one.ts': `import { endpoint } from '/src/contract/kit.ts'\n${declarations}`,
    '/main.js': `import { ${used} } from '/src/contract/one.ts'\nconsole.log(${used})`,
  }
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      { name: 'files', resolveId: (id) => (id in files ? id : null), load: (id) => files[id] ?? null },
      unreadAnswers(),
    ],
    build: { write: false, minify: false, modulePreload: false, rolldownOptions: { input: '/main.js' } },
  })) as Rolldown.RolldownOutput
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

test('what only the server reads of a call is left out, and what is sent stays', async () => {
  const code = await built(
    `const answer = globalThis.make('answer')
    const sent = globalThis.make('sent')
    const status = (path: string) => endpoint({ path, body: sent, response: answer, status: 201 })
    export const calls = { create: status('/create'), list: endpoint({ response: answer, path: '/list', limit: { max: 1 } }) }`,
    'calls',
  )
  for (const needed of ['/create', '/list', `make("sent")`]) expect(code).toContain(needed)
  for (const dropped of ['answer', '201', 'max']) expect(code).not.toContain(dropped)
})

test('a declaration that nobody uses is left out, with what only it used', async () => {
  const code = await built(
    `const inner = globalThis.make('inner').check(globalThis.make('check'))
    export const unused = globalThis.make({ inner, list: new Set([globalThis.make('entry')]) })
    export const used = globalThis.make('used')`,
    'used',
  )
  expect(code).toContain('make("used")')
  for (const dropped of ['inner', 'check', 'entry']) expect(code).not.toContain(dropped)
})

test('what a function does when it is called stays as it is', async () => {
  const code = await built(`export const told = (list: string[]) => {\n  list.push('something')\n}`, 'told')
  expect(code).toContain('list.push("something")')
})

test('the application reads nothing of what is left out', () => {
  const web = new URL('../src/', import.meta.url)
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\/web\/.*\.tsx?$|^door\//.test(name),
  )
  const reads = sources.filter((name) =>
    /\b(endpoint|call)\.(response|status|limit|answersAfter|polledAs|isSignIn|isReadiness)\b/.test(
      readFileSync(new URL(name, web), 'utf8'),
    ),
  )
  // There `call` is a request, and not its declaration.
  expect(reads).toEqual(['kit/web/calls/api-upload.ts'])
})
