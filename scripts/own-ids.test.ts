import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { ownIds } from './own-ids.ts'

async function built(main: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'main',
        resolveId: (id) => (id === '/main.js' ? id : null),
        load: (id) => (id === '/main.js' ? main : null),
      },
      ownIds(),
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: '/main.js', external: /^react/ },
    },
  })) as Rolldown.RolldownOutput
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

test('a field of the component library has React’s own id, which nothing replaces', async () => {
  const { pathname } = new URL('use-id/use-id.mjs', import.meta.resolve('@mantine/hooks'))
  const code = await built(`import { useId } from '${pathname}'\nconsole.log(useId)`)
  expect(code).toContain('given ?? own')
  expect(code).not.toContain('randomId')
})

test('a library without that hook ends the build', async () => {
  await expect(built('console.log(1)')).rejects.toThrow('use-id.mjs')
})
