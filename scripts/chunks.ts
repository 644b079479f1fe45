import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const login = ['door/login-page.tsx']
const register = ['door/register-page.tsx']
const otherWays = ['door/other-ways.tsx']
const otherDoors = ['registered-page', 'forgot-password-page', 'reset-password-page', 'second-step'].map(
  (name) => `door/${name}.tsx`,
)
const outline = [
  'app/web/shell/shell-frame.tsx',
  'kit/web/ui/feedback/skeleton.tsx',
  'kit/web/overlay/confirm-dialog.tsx',
  'kit/web/page/broken-link.tsx',
]
const application = ['app/web/app.tsx', 'app/web/shell/shell.tsx', 'app/web/home-page.tsx']
// Nearly every further screen has some of these.
const inputs = [
  'kit/web/form/fields/field-select.tsx',
  'kit/web/ui/overlays/dropdown-panel.tsx',
  'kit/web/ui/overlays/menu.tsx',
  '../node_modules/@mantine/hooks/esm/index.mjs',
  'kit/web/ui/use-media.ts',
]

/**
 * What belongs together comes in one file, which packs better than the dozen that would be cut of it: the door; what applicants
 * see; what users see first after signing in. Screens add theirs. What the door fetches later is in one file each, too, for
 * it names them all.
 */
export const chunks = [
  // Stays the same from version to version, and runs in a turn of its own.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  chunk('door', start),
  chunk('outline', both),
  chunk('login', allOf(login)),
  chunk('register', allOf(register)),
  chunk('application', allOf(application)),
  chunk('inputs', allOf(inputs)),
  chunk('form-conflict', allOf(['kit/web/form/form-conflict.tsx'])),
  chunk('other-doors', allOf(otherDoors)),
  chunk('other-ways', allOf(otherWays)),
  // Those of most lists and pages, of which each would be a file of a hundred bytes.
  { name: 'icons', test: /\bIcon[A-Z]\w+/, minShareCount: 16 },
]

/** What an earlier chunk has stays there. */
function chunk(name: string, find: (modules: Modules) => Set<string>) {
  let members: Set<string> | undefined
  return {
    debugName: name,
    name(id: string, modules: Modules) {
      members ??= find(modules)
      return members.has(id) ? name : null
    },
  }
}

/** All that these files import, without what they load later. */
function allOf(files: string[]) {
  return (modules: Modules) => new Set(files.flatMap((file) => [...withImports(join(sources, file), modules)]))
}

/** What runs first, with what both the sign-in page and the application need. */
function start(modules: Modules) {
  return allOf(['app/web/main.tsx'])(modules).union(allOf(login)(modules).intersection(allOf(application)(modules)))
}

/** The door does not fetch the application for the few parts that both have. */
function both(modules: Modules) {
  return allOf(outline)(modules).union(
    allOf([...register, ...otherDoors, ...otherWays])(modules).intersection(allOf(application)(modules)),
  )
}

const sources = new URL('../src', import.meta.url).pathname

function withImports(id: string, modules: Modules, known = new Set<string>()): Set<string> {
  if (known.has(id)) return known
  known.add(id)
  for (const imported of importsOf(id, modules)) withImports(imported, modules, known)
  return known
}

/** The index of such a library imports all that the portal uses of it; a file needs only those parts that it names. */
const libraries = ['@mantine/core', '@mantine/hooks', '@tanstack/react-query', '@tanstack/query-core']

function importsOf(id: string, modules: Modules): string[] {
  const { importedIds = [], code } = modules.getModuleInfo(id) ?? {}
  return importedIds.flatMap((imported) => {
    const library = libraryOf(imported)
    if (!library) return imported
    const wanted = importsIn(code, library).flatMap(({ names }) => names)
    return partsOf(imported, wanted, modules)
  })
}

function libraryOf(id: string): string | undefined {
  return libraries.find((name) => id.includes(`/node_modules/${name}/`) && /\/index\.m?js$/.test(id))
}

/** The files behind these names, also where the index hands on another library's. */
function partsOf(index: string, wanted: string[], modules: Modules): string[] {
  const { code, importedIds = [] } = modules.getModuleInfo(index) ?? {}
  const own = importsIn(code, './')
    .filter(({ names }) => names.some((name) => wanted.includes(name)))
    .map(({ from }) => join(dirname(index), from))
  return [...own, ...importedIds.filter(libraryOf).flatMap((inner) => partsOf(inner, wanted, modules))]
}

/** What a file takes from where, as far as that begins so. */
function importsIn(code: string | null | undefined, source: string) {
  return [...(code ?? '').matchAll(/import \{ (.*?) \} from "(.*?)"/g)]
    .map(([, names = '', from = '']) => ({ names: names.split(', '), from }))
    .filter(({ from }) => from.startsWith(source))
}
