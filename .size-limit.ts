import { readFileSync } from 'node:fs'

type Chunk = { file: string; name?: string; imports?: string[]; dynamicImports?: string[] }

const web = 'dist/web'
const chunks: Record<string, Chunk> = JSON.parse(readFileSync(`${web}/.vite/manifest.json`, 'utf8'))

/** A chunk and all that it imports at once, without what it loads later. */
function withImports(key: string, known = new Set<string>()): Set<string> {
  if (known.has(key)) return known
  known.add(key)
  for (const imported of chunks[key]?.imports ?? []) withImports(imported, known)
  return known
}

const filesOf = (keys: Iterable<string>) => [...keys].map((key) => `${web}/${chunks[key]?.file}.br`)

const named = (name: string) => Object.keys(chunks).find((key) => chunks[key]?.name === name) ?? name
const firstPaint = `${web}/assets/first-paint-*.js.br`
const door = withImports(named('door'))
const application = new Set([...door, ...withImports(named('application')), ...withImports('shell/overlays.tsx')])
const screens = [...door, ...application].flatMap((key) => chunks[key]?.dynamicImports ?? [])

const calendar = new Set([...application, ...withImports('../../teaching/calendar/web/calendar-page.tsx')])

/** Sizes as they are sent, charged once: a guest loads the door, whoever works here the rest, then what a further screen adds. */
const budgets = [
  { name: 'the door', path: [firstPaint, ...filesOf(door)], limit: '95 KB' },
  { name: 'door, application, shell and dashboard', path: [firstPaint, ...filesOf(application)], limit: '210 KB' },
  ...[...new Set(screens)]
    .filter((screen) => !application.has(screen))
    .map((screen) => ({
      name: screen.replace(/^.*\/|\.tsx?$/g, ''),
      path: filesOf([...withImports(screen)].filter((key) => !application.has(key))),
      limit: '40 KB',
    })),
  {
    name: 'month and week of the calendar, after its frame',
    path: filesOf([...withImports('../../teaching/calendar/web/session-grid.tsx')].filter((key) => !calendar.has(key))),
    limit: '70 KB',
  },
]

// The build has compressed each file as it is sent; here each would be compressed again for every screen that loads it.
export default budgets.map((budget) => ({ ...budget, brotli: false }))
