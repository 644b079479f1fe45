import { describe, expect, test } from 'vitest'
import { sourceFiles, writtenFiles } from '#testing/source-files.ts'

const files = sourceFiles()
const isTest = (path: string) => /\.(test|cases)\.tsx?$/.test(path)

/** The first line that a file fits decides. `npm` is any package, `node:` the platform, `{feature}` the file's own, `*` any name. */
const table = `
  file                                  may import
  src/contract/kit/                     src/contract/kit/ zod
  src/contract/                         src/contract/ zod
  src/server/kit/                       {foundation} src/server/kit/ npm node:
  src/server/demo/                      src/contract/ src/server/kit/ src/server/demo/ src/demo/ npm node:
  src/server/{feature}/                 src/contract/ src/server/kit/ src/server/{feature}/ src/server/*/*.queries.ts src/server/*/*.steps.ts npm node:
  src/server/                           src/contract/ src/server/ src/demo/ npm node:
  src/web/kit/ui/                       src/web/kit/ui/ ~icons react react-dom @mantine @fontsource-variable
  src/web/kit/                          {foundation} src/web/kit/ npm
  src/web/pieces/                       src/contract/ src/web/kit/ src/web/pieces/ npm
  src/web/app/                          src/contract/ src/web/ npm
  src/web/{feature}/                    src/contract/ src/web/kit/ src/web/pieces/ src/web/{feature}/ npm
  src/web/                              src/contract/ src/web/ npm
  src/demo/                             src/contract/ src/server/ src/demo/ src/testing/ npm node:
  src/testing/                          src/ npm node:
  e2e/                                  e2e/ src/ npm node:
  bench/                                bench/ src/ npm node:
`
/** What every feature stands on, so that kits may know it: who asks, in which language, and what all features' texts, mails and errors are called. */
const foundation =
  'src/contract/kit/ src/kit/contract/session.ts src/kit/contract/texts/translations.ts src/kit/contract/texts/texts.ts src/app/contract/mail-kinds.ts src/app/contract/error-status.ts'
const rules = table
  .replaceAll('{foundation}', foundation)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [folder = '', ...allowed] = line.trim().split(/\s+/)
    return { folder: new RegExp(`^${folder.replace('{feature}', '(?<feature>[^/]+)')}`), allowed }
  })

test('every file imports only what its place allows', () => {
  const sentences = files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, imports }) => {
      const rule = rules.find(({ folder }) => folder.test(path))
      if (!rule) return [`${path} lies in no folder of the import table: the architecture has no place for it.`]
      const feature = rule.folder.exec(path)?.groups?.feature ?? ''
      const allowed = rule.allowed.map((name) => name.replace('{feature}', feature))
      return imports
        .filter(({ target }) => !allowed.some((name) => covers(name, target)))
        .map(({ target }) => `${path} may not import ${target}, only: ${allowed.join(', ')}.`)
    })
  expect(sentences).toEqual([])
})

test('no kit reads or writes a feature’s table', () => {
  const declaring = /interface Tables \{\n([\s\S]*?)\n {2}\}/g
  const owned = files
    .filter(({ path }) => /^src\/server\/(?!kit\/)/.test(path))
    .flatMap(({ text }) => [...text.matchAll(declaring)])
    .flatMap(([, body = '']) => [...body.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name))
  const naming = new RegExp(
    `(?:\\b(?:from|into|update|join) |(?:From|Into|Table|Join)\\('(?:\\w+\\.)?)(${owned.join('|')})\\b`,
  )
  const sentences = files
    .filter(({ path }) => path.startsWith('src/server/kit/') && !isTest(path))
    // Who asks may be an artist whose account is closed: one statement that every request waits for.
    .filter(({ path }) => path !== 'src/kit/server/session/session.ts')
    .flatMap(({ path, text }) => {
      const table = naming.exec(text)?.[1]
      return table ? [`${path} names the table ${table} of a feature.`] : []
    })
  expect(owned).toContain('benefits')
  expect(sentences).toEqual([])
})

test('the browser takes texts from the API, but what it says without it: it imports only their types', () => {
  const sentences = importsBetween(/^src\/web\//, /^src\/contract\/(texts|(?!app\/offline).*\.text)\.ts$/)
    .filter(({ from, isTypeOnly }) => !isTypeOnly && !isTest(from))
    .map(({ from, target }) => `${from} carries the texts of ${target} to the browser: import their type only.`)
  expect(sentences).toEqual([])
})

test('the door is light: it opens without router, component library and query cache', () => {
  const atOnce = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.filter((one) => !one.isTypeOnly && !one.isLazy).map(({ target }) => target),
    ]),
  )
  const doors = files.filter(({ path }) => /^src\/web\/(main|door\/[^.]+)\.tsx$/.test(path)).map(({ path }) => path)
  const known = new Set(doors)
  for (const path of known) for (const target of atOnce.get(path) ?? []) known.add(target)
  const heavy = [...known].filter((target) => /^@mantine|^@tanstack\/react-/.test(target))
  const sentences = heavy.flatMap((target) =>
    [...known]
      .filter((path) => atOnce.get(path)?.includes(target))
      .map((path) => `${path} brings ${target} to the door.`),
  )
  expect(sentences).toEqual([])
})

test('a screen comes by lazyPage: the router’s own way would load the portal anew by itself', () => {
  const sentences = files
    .filter(({ path, text }) => path !== 'src/kit/web/page/lazy-page.ts' && /\blazyRouteComponent\b/.test(text))
    .filter(({ path }) => path.startsWith('src/web/'))
    .map(({ path }) => `${path} names lazyRouteComponent: take lazyPage.`)
  expect(sentences).toEqual([])
})

test('what helps to test is imported by tests, e2e, benchmarks and the seed alone', () => {
  const sentences = importsBetween(/^(?!src\/testing\/|e2e\/|bench\/|src\/demo\/seed)/, /^src\/testing\//)
    .filter(({ from }) => !isTest(from))
    .map(({ from, target }) => `${from} imports ${target}, which belongs to the tests.`)
  expect(sentences).toEqual([])
})

test('no import runs in a circle, of types neither', () => {
  expect(cycles().map((cycle) => `These import each other in a circle: ${cycle.join(' → ')}.`)).toEqual([])
})

/** The pages that list every feature, one line each. */
const registers = ['contract/index', 'contract/text-files', 'server/features'].map((name) => `src/${name}.ts`)

test('whoever needs something imports it from where it is: nothing is re-exported', () => {
  const others = files.filter(({ path }) => !registers.includes(path))
  const barrels = others.filter(({ path }) => /(^|\/)index\.tsx?$/.test(path))
  const passing = others.filter(({ text }) => /^export\b[^'";=]*\bfrom '/m.test(text))
  const sentences = [...barrels, ...passing].map(({ path }) => `${path} hands on what other files export.`)
  expect(sentences).toEqual([])
})

test('a file is named for what is inside', () => {
  const empty = /(^|[-./])(utils?|helpers?|common|misc|services?|managers?|types|constants)(?=[./])/
  const sentences = files
    .filter(({ path }) => empty.test(path))
    .map(({ path }) => `${path} is named for nothing in particular: name what is inside.`)
  expect(sentences).toEqual([])
})

test('no two files have one name, but a concern’s in each tier', () => {
  const concern = /^src\/(?<tier>contract|server|web)\/(kit\/|session\/|[^/]+$)/
  const byName = Map.groupBy(files, ({ path }) => path.slice(path.lastIndexOf('/') + 1))
  const sentences = [...byName].flatMap(([name, same]) => {
    const tiers = new Set(same.map(({ path }) => concern.exec(path)?.groups?.tier ?? path))
    const isConcern = tiers.size === same.length && same.every(({ path }) => concern.test(path))
    return same.length === 1 || isConcern ? [] : [`${name} is ${same.map(({ path }) => path).join(' and ')}.`]
  })
  expect(sentences).toEqual([])
})

test('the environment is read once, by server/kit/start/config.ts', () => {
  const handedOn =
    /^src\/(server\/(main|create-owner|backup-command|files-command|doctor-command)|demo\/(end-demo|seed-command))\.ts$/
  const sentences = files
    .filter(({ path }) => path.startsWith('src/') && !isTest(path))
    .filter(({ path, text }) => {
      const rest = handedOn.test(path) ? text.replace('readConfig(process.env)', '') : text
      return /process\.env|from 'node:process'/.test(rest)
    })
    .map(({ path }) => `${path} reads the environment: make it a setting in src/kit/server/start/config.ts.`)
  expect(sentences).toEqual([])
})

/** What outlives its transaction, and so would be somebody else’s behind a pooler. */
const sessionState: [string, RegExp][] = [
  ['a setting of the session', /[`'"]\s*set (?!local\b|constraints\b)(?:session )?\w+ ?(?:=|to) /i],
  ['a setting of the session', /\bset_config\([^)]*,\s*false\)/i],
  ['a lock of the session', /\bpg_(?:try_)?advisory_lock/i],
  ['a temporary table', /\bcreate temp(?:orary)? table\b(?!.*on commit drop)/i],
  ['a cursor that stays open', /\bwith hold\b/i],
  ['what only LISTEN hears', /[`'"]\s*listen "/i],
]

test('nothing in the database is a session’s, since a pooler gives one to each transaction', () => {
  const ofTheServer = files.filter(({ path }) => /^src\/(server|demo)\//.test(path) && !isTest(path))
  // On a connection that goes by the pooler.
  const others = ofTheServer.filter(({ path }) => path !== 'src/kit/server/jobs/queue-database.ts')
  const sentences = others.flatMap(({ path, text }) =>
    sessionState.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${path} needs ${what}.`),
  )
  expect(sentences).toEqual([])
})

describe('the project is of no particular machine', () => {
  test.each([
    ['a folder of somebody’s machine', /(?<![\w.:/}$-])\/(?:work|root|home|Users)\/\w/],
    ['a package registry', /\bregistry\.[a-z]|"resolved"[:]|\/\/npm\.[a-z]/],
  ])('no file names %s', (what, pattern) => {
    const sentences = writtenFiles()
      .filter(({ text }) => pattern.test(text))
      .map(({ path, text }) => `${path} names ${what}: ${pattern.exec(text)?.[0]}`)
    expect(sentences).toEqual([])
  })
})

function covers(allowed: string, target: string): boolean {
  if (allowed === 'npm') return !/^(?:src|e2e|bench)\/|^node:/.test(target)
  if (allowed.includes('*')) return new RegExp(`^${allowed.replaceAll('*', '[^/]+')}$`).test(target)
  return target === allowed || target.startsWith(/[/:]$/.test(allowed) ? allowed : `${allowed}/`)
}

function importsBetween(from: RegExp, to: RegExp) {
  return files
    .filter(({ path }) => from.test(path))
    .flatMap(({ path, imports }) => imports.map((one) => ({ from: path, ...one })))
    .filter(({ target }) => to.test(target))
}

function cycles(): string[][] {
  const graph = new Map(files.map(({ path, imports }) => [path, imports.map(({ target }) => target)]))
  const found: string[][] = []
  const done = new Set<string>()
  const visit = (path: string, way: string[]) => {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path])
    if (way.includes(path) || done.has(path)) return
    for (const next of graph.get(path) ?? []) visit(next, [...way, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return found
}
