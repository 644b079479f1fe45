import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

type IconSet = { icons: Record<string, { body: string }>; aliases: Record<string, { parent: string }> }

const { icons: drawn, aliases }: IconSet = createRequire(import.meta.url)('@iconify-json/tabler/icons.json')
const component = fileURLToPath(new URL('../src/kit/web/ui/icon.tsx', import.meta.url))
const statement = /import \{([^}]+)\} from '~icons'/g
/** Outlined icons have these attributes on their outermost element; ours has them on the picture, where a component can change the stroke. */
const outline = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

/**
 * `import { IconTrash } from '~icons'`: each icon is a module of its own, so that it comes with the screens that show it.
 * An icon that the set does not have fails here and, sooner, at the types (`src/kit/web/ui/icons.d.ts`).
 */
export const icons = (): Plugin => ({
  name: 'icons',
  enforce: 'pre',
  transform: {
    filter: { code: "'~icons'" },
    handler: (code) => ({ code: code.replace(statement, oneByOne), map: null }),
  },
  resolveId: { filter: { id: /^~icons\// }, handler: (id) => `\0${id}` },
  load: { filter: { id: /^\0~icons\// }, handler: (id) => moduleOf(id.slice('\0~icons/'.length)) },
})

/** Lines stay where they are. */
function oneByOne(all: string, names: string): string {
  const imports = names
    .split(',')
    .flatMap((name) => (name.trim() ? `import ${name.trim()} from '~icons/${name.trim()}'` : []))
  return imports.join('; ') + '\n'.repeat(all.split('\n').length - 1)
}

function moduleOf(name: string): string {
  const key = keys.get(name)
  const icon = drawn[key ?? ''] ?? drawn[aliases[key ?? '']?.parent ?? '']
  if (!icon) throw new Error(`There is no icon ${name}: https://tabler.io/icons shows all of them.`)
  const isOutlined = icon.body.includes(outline)
  const arguments_ = `${JSON.stringify(icon.body.replace(outline, ''))}, ${isOutlined}`
  return `import { icon } from '${component}'; export default /* @__PURE__ */ icon(${arguments_})`
}

/** circle-check → IconCircleCheck */
const keys = new Map([...Object.keys(drawn), ...Object.keys(aliases)].map((key) => [nameOf(key), key]))

export const iconNames: readonly string[] = [...keys.keys()]

function nameOf(key: string): string {
  return `Icon${key.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase())}`
}
