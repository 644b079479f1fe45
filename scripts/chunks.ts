import type { Rolldown } from 'vite'

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/**
 * What belongs together comes in one file, which packs better than the dozen that would be cut of it: React, which changes
 * least; the door; what whoever signs in sees first. Screens add theirs.
 */
export const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  chunk('door', ['main.tsx']),
  chunk('question', ['kit/overlay/confirm-dialog.tsx']),
  chunk('application', ['app/app.tsx', 'app/shell.tsx', 'app/home-page.tsx']),
]

/** All that these files import, without what they load later and what an earlier chunk has. */
function chunk(name: string, files: string[]) {
  let members: Set<string> | undefined
  return {
    debugName: name,
    name(id: string, modules: Modules) {
      members ??= new Set(files.flatMap((file) => [...withImports(`${web}/${file}`, modules)]))
      return members.has(id) ? name : null
    },
  }
}

const web = new URL('../src/web', import.meta.url).pathname

function withImports(id: string, modules: Modules, known = new Set<string>()): Set<string> {
  if (known.has(id)) return known
  known.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) withImports(imported, modules, known)
  return known
}
