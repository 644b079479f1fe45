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

function named(name: string): string {
  const key = Object.keys(chunks).find((key) => chunks[key]?.name === name)
  if (!key) throw new Error(`The build has no chunk named ${name}.`)
  return key
}

const firstPaint = `${web}/assets/first-paint-*.js.br`
const start = withImports(named('door'))
const signIn = new Set([...start, ...withImports(named('login'))])
const application = new Set([...start, ...withImports(named('application'))])
/** After the first screen come what lies above all screens, forms and inputs. */
const all = new Set([...signIn, ...application, ...withImports(named('overlays')), ...withImports(named('inputs'))])
const screens = [...all].flatMap((key) => chunks[key]?.dynamicImports ?? [])

const calendar = new Set([...all, ...withImports(named('calendar-page'))])

/** Sizes as they are sent, charged once: a guest loads the sign-in page, whoever is signed in the rest, then what a further screen adds. */
const budgets = [
  { name: 'sign-in', path: [firstPaint, ...filesOf(signIn)], limit: '97 KB' },
  {
    name: 'shell and dashboard, before anything is shown',
    path: [firstPaint, ...filesOf(application)],
    limit: '170 KB',
  },
  {
    name: 'all of these, with what comes after the first screen',
    path: [firstPaint, ...filesOf(all)],
    limit: '226 KB',
  },
  ...[...new Set(screens)]
    .filter((screen) => !all.has(screen))
    .map((screen) => ({
      name: screen.replace(/^.*\/|\.tsx?$/g, ''),
      path: filesOf([...withImports(screen)].filter((key) => !all.has(key))),
      limit: '40 KB',
    })),
  {
    name: 'month and week of the calendar, after its frame',
    path: filesOf([...withImports(named('session-grid'))].filter((key) => !calendar.has(key))),
    limit: '71 KB',
  },
]

// The build has compressed each file as it is sent; here each would be compressed again for every screen that loads it.
export default budgets.map((budget) => ({ ...budget, brotli: false }))
