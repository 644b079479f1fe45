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
const first = withImports(entry)
const screens = [...first].flatMap((key) => chunks[key]?.dynamicImports ?? [])

/** What the browser loads to show the login screen, which comes with the application; then what each further screen adds. Compressed as it is sent. */
export default [
  { name: 'login, from nothing', path: [`${web}/*.js`, ...filesOf(first)], limit: '130 KB' },
  ...screens.map((screen) => ({
    name: screen.replace(/^.*\/|\.tsx?$/g, ''),
    path: filesOf([...withImports(screen)].filter((key) => !first.has(key))),
    limit: '60 KB',
  })),
]
