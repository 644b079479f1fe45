import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, type Rolldown, transformWithOxc } from 'vite'

type Module = Rolldown.OutputChunk

const sources = new URL('../src/', import.meta.url)
const worker = fileURLToPath(new URL('app/web/worker/service-worker.ts', sources))

/** The screens that open without a connection, and what lies around each of them. */
const screens = [
  'app/web/main.tsx',
  'app/web/app.tsx',
  'app/web/shell/shell.tsx',
  'app/web/shell/overlays.tsx',
  'app/web/worker/open-offline.ts',
  'app/web/home-page.tsx',
  'academy/notifications/web/bell.tsx',
  'kit/web/form/form.tsx',
  'kit/web/form/fields/field-select.tsx',
  'kit/web/ui/overlays/menu.tsx',
  'kit/web/overlay/toasts.tsx',
  'kit/web/overlay/confirm-dialog.tsx',
  'door/offline.tsx',
  'door/login-page.tsx',
  'office/training-page/web/training-details-page.tsx',
  'teaching/trainings/web/training-pages.tsx',
  'teaching/participants/web/training/finish-dialog.shown.tsx',
  'teaching/participants/web/student/my-trainings-page.tsx',
  'teaching/participants/web/student/seat-page.tsx',
  'trade/vouchers/web/wallet-page.tsx',
  'trade/vouchers/web/code-dialog.tsx',
].map((file) => fileURLToPath(new URL(file, sources)))

/** Letters of both languages. */
const fonts = /-latin(-ext)?-wght-normal-.*\.woff2$/

/** Writes `service-worker.js`, which bears the names of the files that it stores: each build has a worker of its own. */
export function offlineProgram(): Plugin {
  return {
    name: 'offline-program',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const files = Object.values(bundle)
      const modules = files.filter((file): file is Module => file.type === 'chunk')
      const needed = new Set<Module>()
      for (const screen of screens) {
        const chunk = modules.find(({ moduleIds }) => moduleIds.includes(screen))
        if (!chunk) throw new Error(`The build has no chunk with ${screen}.`)
        add(chunk, modules, needed)
      }
      const program = [
        ...[...needed].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]),
        ...files.map(({ fileName }) => fileName).filter((name) => fonts.test(name)),
      ]
      const { code } = await transformWithOxc(readFileSync(worker, 'utf8'), worker)
      const list = JSON.stringify([...new Set(program)].sort().map((name) => `/${name}`))
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: code.replace('= PROGRAM', () => `= ${list}`),
      })
    },
  }
}

function add(module: Module, modules: Module[], known: Set<Module>) {
  if (known.has(module)) return
  known.add(module)
  for (const one of modules) if (module.imports.includes(one.fileName)) add(one, modules, known)
}
