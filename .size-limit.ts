import { readFileSync } from 'node:fs'

type Chunk = { file: string; name?: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }

const web = 'dist/web'
const chunks: Record<string, Chunk> = JSON.parse(readFileSync(`${web}/.vite/manifest.json`, 'utf8'))

/** A chunk and all that it imports at once, without what it loads later. */
function withImports(key: string, known = new Set<string>()): Set<string> {
  if (known.has(key)) return known
  known.add(key)
  for (const imported of chunks[key]?.imports ?? []) withImports(imported, known)
  return known
}

const filesOf = (keys: Iterable<string>) => [...keys].map((key) => `${web}/${chunks[key]?.file}`)

const entry = Object.keys(chunks).find((key) => chunks[key]?.isEntry) ?? 'no entry'
const door = withImports(entry)
const screens = [...door].flatMap((key) => chunks[key]?.dynamicImports ?? [])
const forms = Object.keys(chunks).find((key) => chunks[key]?.name === 'form') ?? 'no forms'
const application = new Set(
  ['app/overlays.tsx', 'app/shell.tsx', 'app/home-page.tsx', forms]
    .flatMap((key) => [...withImports(key)])
    .concat(...door),
)
const publicScreens = /(session|applications)\/(register|arrived|form|forgot-password|reset-password)-page/

/**
 * Sizes as they are sent. Whoever works in the portal loads the sign-in screen, the shell, the dashboard and what keeps forms once,
 * then what a further screen adds to them; a guest's screen adds to the sign-in screen alone, with which the application's entry comes.
 */
export default [
  { name: 'sign-in, from nothing', path: [`${web}/*.js`, ...filesOf(door)], limit: '130 KB' },
  { name: 'sign-in, shell and dashboard', path: [`${web}/*.js`, ...filesOf(application)], limit: '210 KB' },
  ...screens
    .filter((screen) => !application.has(screen))
    .map((screen) => {
      const isPublic = publicScreens.test(screen)
      const known = isPublic ? door : application
      return {
        name: screen.replace(/^.*\/|\.tsx?$/g, ''),
        path: filesOf([...withImports(screen)].filter((key) => !known.has(key))),
        limit: isPublic ? '60 KB' : '45 KB',
      }
    }),
]
