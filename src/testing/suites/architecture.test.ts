import { describe, expect, test } from 'vitest'
import { sourceFiles, writtenFiles } from '#testing/source-files.ts'

const files = sourceFiles()
const isTest = (path: string) => /\.(test|cases|samples)\.tsx?$/.test(path)

/** From the ground up. A feature knows those on its own floor and below it. */
const floors = [
  'kit',
  'academy',
  'people',
  'network',
  'trade',
  'teaching',
  'reputation',
  'office',
  'demo',
  'door',
  'app',
]
const tiers = ['contract', 'server', 'web']

/** Where a file lies: `src/network/benefits/web/benefits-page.tsx` is in `network`, `benefits`, `web`. */
type Place = { floor: string; feature: string; tier: string }

function placeOf(path: string): Place | null {
  const [source, floor = '', ...rest] = path.split('/')
  if (source !== 'src' || !floors.includes(floor)) return null
  if (floor === 'door') return { floor, feature: floor, tier: 'web' }
  const feature = rest.length > 2 && !tiers.includes(rest[0] as string) ? (rest.shift() as string) : floor
  return tiers.includes(rest[0] as string) ? { floor, feature, tier: rest[0] as string } : null
}

const height = ({ floor }: Place) => floors.indexOf(floor)
const isProduct = ({ path }: { path: string }) => placeOf(path) !== null && !isTest(path) && !path.endsWith('.d.ts')
const product = files.filter(isProduct)

/** What the product's files import of its other files, with both places. */
const imports = product.flatMap((file) =>
  file.imports.flatMap(({ target, isTypeOnly }) => {
    const to = placeOf(target)
    return to ? [{ path: file.path, target, isTypeOnly, from: placeOf(file.path) as Place, to }] : []
  }),
)

test('every file of the product lies in a tier of a feature, of the kit or of the application', () => {
  const sentences = files
    .filter(({ path }) => /^src\/(?!testing\/|demo\/)/.test(path) && placeOf(path) === null)
    .map(({ path }) => `${path} lies in no tier: the architecture has no place for it.`)
  expect(sentences).toEqual([])
})

test('browser and server meet at the contract alone', () => {
  const allowed: Record<string, string[]> = {
    contract: ['contract'],
    server: ['contract', 'server'],
    web: ['contract', 'web'],
  }
  const sentences = imports
    .filter(({ from, to }) => !allowed[from.tier]?.includes(to.tier))
    .map(({ path, target, from }) => `${path} is of the ${from.tier} and may not import ${target}.`)
  expect(sentences).toEqual([])
})

/** The packages that a tier may import, in addition to its own files. */
const packages: [folder: RegExp, allowed: RegExp][] = [
  [/\/contract\//, /^zod$/],
  [
    /^src\/kit\/web\/ui\//,
    /^(~icons|react|react-dom|@mantine\/.*|@floating-ui\/react-dom|@fontsource-variable\/.*|qr)$/,
  ],
  [/\/web\/|^src\/door\//, /^(?!node:)/],
]

test('the contract has zod alone, what is drawn its component library, and the browser nothing of Node', () => {
  const sentences = product.flatMap(({ path, imports }) => {
    const [, allowed] = packages.find(([folder]) => folder.test(path)) ?? []
    return imports
      .filter(({ target }) => allowed && !target.startsWith('src/') && !allowed.test(target))
      .map(({ target }) => `${path} may not import ${target}.`)
  })
  expect(sentences).toEqual([])
})

test('a feature knows the floors below its own and never one above', () => {
  const sentences = imports
    .filter(({ from, to }) => height(to) > height(from))
    .map(({ path, target }) => `${path} imports ${target}, which lies on a floor above.`)
  expect(sentences).toEqual([])
})

test('of another feature, a server has its queries and steps, a screen what it shows, and nobody anything else', () => {
  const open: Record<string, RegExp> = { contract: /./, server: /\.(queries|steps)\.ts$/, web: /\.shown\.tsx?$/ }
  const sentences = imports
    .filter(({ from, to }) => from.feature !== to.feature && !['kit', 'demo', 'app'].includes(to.floor))
    .filter(({ from, to, target }) => from.floor !== 'app' && !open[to.tier]?.test(target))
    .map(({ path, target }) => `${path} may not import ${target}: that is the other feature’s own.`)
  expect(sentences).toEqual([])
})

test('a file of queries only reads', () => {
  const writes =
    /\.(insertInto|updateTable|deleteFrom|mergeInto)\(|\b(insert into|delete from|merge into|update [\w"]+( as)?( \w+)? set)\b/i
  const sentences = files
    .filter(({ path, text }) => path.endsWith('.queries.ts') && writes.test(text))
    .map(({ path }) => `${path} changes rows: move that to a file of .steps.ts.`)
  expect(sentences).toEqual([])
})

test('no two features import each other in one tier', () => {
  const pairOf = (tier: string, one: string, other: string) => `${tier}: ${one} → ${other}`
  const neighbors = imports.filter(
    ({ from, to }) => from.floor === to.floor && from.tier === to.tier && from.feature !== to.feature,
  )
  const pairs = new Set(neighbors.map(({ from, to }) => pairOf(from.tier, from.feature, to.feature)))
  const sentences = neighbors
    .filter(({ from, to }) => pairs.has(pairOf(from.tier, to.feature, from.feature)))
    .map(({ path, target, to }) => `${path} imports ${target}, and ${to.feature} imports it.`)
  expect(sentences).toEqual([])
})

/** Of the tables, those that the kit reads and writes itself. */
const tablesOfTheKit = [
  ...['audit_log', 'broadcasts', 'backups', 'demo_academy', 'files', 'installation', 'languages', 'mail_delivery'],
  ...[
    'mails',
    'permissions',
    'request_counts',
    'retention_runs',
    'revisions',
    'role_permissions',
    'roles',
    'sealed_secrets',
  ],
  ...['sessions', 'stored_answers', 'texts', 'texts_version', 'tokens', 'translations', 'user_roles', 'users'],
]

const schema = files.find(({ path }) => path === 'src/kit/server/postgres/schema.ts')?.text ?? ''
const tables = [...schema.matchAll(/^ {2}(\w+): \{$/gm)].map(([, name = '']) => name)

test('no kit reads or writes a feature’s table', () => {
  const owned = tables.filter((name) => !tablesOfTheKit.includes(name))
  const naming = new RegExp(
    `(?:\\b(?:from|into|update|join) |(?:From|Into|Table|Join)\\('(?:\\w+\\.)?)(${owned.join('|')})\\b`,
  )
  const sentences = files
    .filter(({ path }) => path.startsWith('src/kit/server/') && !isTest(path))
    // The user of a request may be an artist whose account is closed: one statement for that, which every request waits
    // for.
    .filter(({ path }) => path !== 'src/kit/server/session/session.ts')
    .flatMap(({ path, text }) => {
      const table = naming.exec(text)?.[1]
      return table ? [`${path} names the table ${table} of a feature.`] : []
    })
  expect(owned).toContain('benefits')
  expect(sentences).toEqual([])
})

/** Kysely's ways to write a table, and statements of SQL: at the beginning of a line, a template, or an expression in parentheses. */
const writing =
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\('(?:\w+\.)?(?<built>\w+)|(?:^ *|[`(])(?:insert into|update(?: only)?|delete from|merge into) (?<written>\w+)/gm

test('a table is written by one feature, or by the kit: the others call its steps', () => {
  const writes = product
    .filter(({ path }) => placeOf(path)?.tier === 'server' && !path.startsWith('src/demo/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(writing)].map(({ groups }) => {
        const { floor, feature } = placeOf(path) as Place
        return {
          path,
          table: groups?.built ?? groups?.written ?? '',
          writer: floor === 'kit' ? floor : `${floor}/${feature}`,
        }
      }),
    )
    .filter(({ table }) => tables.includes(table))
  const sentences = [...Map.groupBy(writes, ({ table }) => table)].flatMap(([table, some]) => {
    const writers = Map.groupBy(some, ({ writer }) => writer)
    if (writers.size === 1) return []
    const places = [...writers].map(
      ([writer, own]) => `${writer} (${[...new Set(own.map(({ path }) => path))].join(', ')})`,
    )
    return `The table ${table} is written by ${places.join(' and ')}: one of them exports a step.`
  })
  expect(writes.map(({ table }) => table)).toContain('benefits')
  expect(sentences).toEqual([])
})

test('the browser takes texts from the API, except those that it needs without it: it imports only their types', () => {
  const sentences = importsBetween(
    /^src\/(.*\/web|door)\//,
    /^src\/.*\/contract\/(.*\/)?(text-files|registers|(?!offline)[^/]*\.text)\.ts$/,
  )
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
  const doors = files
    .filter(({ path }) => /^src\/(app\/web\/main|door\/[^.]+)\.tsx$/.test(path))
    .map(({ path }) => path)
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

test('a switch comes from the kit, with its style sheet: without it, it looks like a tick box until a form has been opened', () => {
  const sentences = files
    .filter(
      ({ path, text }) => /^import \{.*\bSwitch\b.*@mantine/m.test(text) && path !== 'src/kit/web/ui/inputs/switch.tsx',
    )
    .map(({ path }) => `${path} takes the switch of the library: take the one of the kit.`)
  expect(sentences).toEqual([])
})

test('a media query is read by useMedia: the library’s hook is false until the screen was rendered once', () => {
  const sentences = files
    .filter(({ path, text }) => /\buseMediaQuery\b/.test(text) && /^src\/.*\/web\//.test(path))
    .filter(({ path }) => path !== 'src/kit/web/ui/use-media.ts')
    .map(({ path }) => `${path} takes the hook of the library: take useMedia.`)
  expect(sentences).toEqual([])
})

test('a part of a screen comes by lazyPart, which knows when a first screen is whole', () => {
  const sentences = files
    .filter(({ path, text }) => /= lazy\(/.test(text) && !/\.test\.tsx?$|^src\/testing\//.test(path))
    .map(({ path }) => `${path} takes React's own lazy: take lazyPart.`)
  expect(sentences).toEqual([])
})

test('a screen is loaded by lazyPage: the router’s own way would reload the portal by itself', () => {
  const sentences = files
    .filter(({ path, text }) => path !== 'src/kit/web/page/loading/lazy-page.ts' && /\blazyRouteComponent\b/.test(text))
    .filter(({ path }) => /^src\/(.*\/web|door)\//.test(path))
    .map(({ path }) => `${path} names lazyRouteComponent: take lazyPage.`)
  expect(sentences).toEqual([])
})

test('the screen of a record comes through Record: loading, failed, not there, no right, or shown', () => {
  const sentences = product
    .filter(
      ({ path, text }) => path.endsWith('.tsx') && /\buseIdParam\(\)/.test(text) && !/<(Edited)?Record\b/.test(text),
    )
    .map(({ path }) => `${path} shows the record of its address without <Record>.`)
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

/** What a feature brings is known only by a line in these: until then, the compiler reports each of its names as one that there is not. */
const registerOf = [
  { ends: '.text.ts', register: 'src/app/contract/text-files.ts' },
  { ends: '.errors.ts', register: 'src/app/contract/error-status.ts' },
  { ends: '.feature.ts', register: 'src/app/server/features.ts' },
  { ends: '.screens.ts', register: 'src/app/web/screens.tsx' },
]

test('what a feature brings is in its register', () => {
  const ofFeatures = product.filter(({ path }) => placeOf(path)?.floor !== 'kit')
  const isCalls = ({ path, text }: { path: string; text: string }) =>
    placeOf(path)?.tier === 'contract' && /^export const \w+ = calls\(/m.test(text)
  const wanted = [
    ...ofFeatures.filter(isCalls).map(({ path }) => ({ path, register: 'src/app/contract/calls.ts' })),
    ...registerOf.flatMap(({ ends, register }) =>
      ofFeatures.filter(({ path }) => path.endsWith(ends)).map(({ path }) => ({ path, register })),
    ),
  ]
  // Another file of its tier may take it to a register, as `app.ts` does with the features that read all others.
  const isTaken = (path: string) =>
    imports.some(({ target, from }) => target === path && (from.floor === 'app' || from.tier === placeOf(path)?.tier))
  const sentences = wanted
    .filter(({ path }) => !isTaken(path))
    .map(({ path, register }) => `${path} is in no register: add a line for it to ${register}.`)
  expect(wanted.length).toBeGreaterThan(200)
  expect(sentences).toEqual([])
})

/** The pages that list every feature, one line each. */
const registers = ['contract/calls', 'contract/text-files', 'server/features'].map((name) => `src/app/${name}.ts`)

test('every import is from the file that declares it: nothing is re-exported', () => {
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

test('a folder has at most 25 files: what belongs together has a folder of its own', () => {
  const inSource = files.filter(({ path }) => path.startsWith('src/'))
  const sentences = [...Map.groupBy(inSource, ({ path }) => path.slice(0, path.lastIndexOf('/')))]
    .filter(([, own]) => own.length > 25)
    .map(([folder, own]) => `${folder} has ${own.length} files.`)
  expect(sentences).toEqual([])
})

test('no two files have one name, but a concern’s in each tier', () => {
  const concern = /^src\/(kit|app|people\/session)\/(?<tier>contract|server|web)\//
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
    /^src\/(app\/server\/(main|create-owner|backup-command|files-command|doctor-command)|demo\/seed\/(end-demo|seed-command))\.ts$/
  const sentences = files
    .filter(({ path }) => path.startsWith('src/') && !isTest(path))
    .filter(({ path, text }) => {
      const rest = handedOn.test(path) ? text.replace('readConfig(process.env)', '') : text
      return /process\.env|from 'node:process'/.test(rest)
    })
    .map(({ path }) => `${path} reads the environment: make it a setting in src/kit/server/start/config.ts.`)
  expect(sentences).toEqual([])
})

test('the day that it is now is the academy’s: in UTC it is still yesterday in the first hours', () => {
  const ofUtc =
    /\b(?:now(?:\(\))?|today|new Date\(\)|new Date\(Date\.now\(\)[^)]*\))\.toISOString\(\)\.slice\(0, 10\)|\bshift\(.*\)\.slice\(0, 10\)/
  const sentences = files
    .filter(({ path, text }) => path.startsWith('src/') && ofUtc.test(text))
    .map(({ path, text }) => `${path} takes a day of UTC: take academyDay instead of ${ofUtc.exec(text)?.[0]}.`)
  expect(sentences).toEqual([])
})

test('the name of a person is put together in one place a side', () => {
  const spelled = /first_name \|\| ' ' \|\| (?:\w+\.)?last_name\b(?!, 1)|\$\{[\w.?]*first_name\} \$\{[\w.?]*last_name\}/
  const sentences = files
    .filter(({ path, text }) => /^src\/(?!testing\/)/.test(path) && !isTest(path) && spelled.test(text))
    .filter(({ path }) => !path.endsWith('/full-name.ts'))
    .map(({ path, text }) => `${path} has ${spelled.exec(text)?.[0]}: take fullName, or fullNameIn in SQL.`)
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
  const ofTheServer = files.filter(({ path }) => /^src\/(.*\/server|demo)\//.test(path) && !isTest(path))
  // On a connection that bypasses the pooler.
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
