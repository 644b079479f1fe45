import { expect, test } from 'vitest'
import { sourceFiles } from '#testing/source-files.ts'

/* A class is a name in two files that no compiler compares: one that is renamed in one of them leaves its element as the browser draws it. */

const files = sourceFiles()
const sheets = new Map(files.filter(({ path }) => path.endsWith('.module.css')).map(({ path, text }) => [path, text]))

/** What modules take of each style sheet: `all` where the class is chosen by an expression. */
const taken = new Map([...sheets.keys()].map((path) => [path, { classes: new Set<string>(), all: false }]))
const sentences: string[] = []
for (const { path, text, imports } of files.filter(({ path }) => path.endsWith('.tsx') || path.endsWith('.ts')))
  for (const { target } of imports) {
    const from = taken.get(target)
    if (!from) continue
    const [, name = ''] = new RegExp(`import (\\w+) from '[^']*${target.split('/').at(-1)}'`).exec(text) ?? []
    const there = classesOf(target)
    for (const [, used = ''] of text.matchAll(new RegExp(`\\b${name}\\.(\\w+)(?!\\w*\\.css)`, 'g'))) {
      from.classes.add(used)
      if (!there.has(used)) sentences.push(`${path} has a class ${used}, and ${target} has none.`)
    }
    if (new RegExp(`\\b${name}(?![\\w.])(?! from)`).test(text)) from.all = true
  }

test('a class that an element has is one of the style sheet’s', () => {
  expect(sheets.size).toBeGreaterThan(100)
  expect(sentences).toEqual([])
})

test('a style sheet has no class that no element has', () => {
  for (const [path, text] of sheets)
    for (const [, composed = ''] of text.matchAll(/composes: ([\w ]+);/g))
      for (const name of composed.split(' ')) taken.get(path)?.classes.add(name)
  const unused = [...taken]
    .filter(([, { all }]) => !all)
    .flatMap(([path, { classes }]) =>
      [...classesOf(path)].filter((name) => !classes.has(name)).map((name) => `${path} has ${name} for nobody.`),
    )
  expect(unused).toEqual([])
})

test('a style sheet takes its classes from itself', () => {
  // Vite reads the other file without our plugins: the names of breakpoints in it reached the browser, which ignored what they are for.
  const others = [...sheets].filter(([, text]) => /composes: [^;]+ from/.test(text)).map(([path]) => path)
  expect(others, 'Take the class of the other sheet, with an attribute for what differs, as a Tag is a badge.').toEqual(
    [],
  )
})

test('the component library’s style sheets come in one file', () => {
  // A later one adds to its layer, for which browsers lay out the whole screen again.
  const others = files
    .filter(
      ({ path, text }) => /['"]@mantine\/[\w/-]+[\w.-]*\.css['"]/.test(text) && !path.endsWith('/styles/mantine.css'),
    )
    .map(({ path }) => path)
  expect(others).toEqual([])
})

function classesOf(path: string): Set<string> {
  const text = (sheets.get(path) ?? '').replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '')
  return new Set([...text.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name))
}

test('a style sheet uses no weight that the fonts lack', () => {
  const sheet = (end: string) => files.filter(({ path }) => path.endsWith(end))
  const faces = sheet('styles/fonts.css').flatMap(({ text }) => [
    ...text.matchAll(/font-weight: (\d+) (\d+);\n {2}font-display/g),
  ])
  const [min, max] = [
    Math.max(...faces.map(([, min]) => Number(min))),
    Math.min(...faces.map(([, , max]) => Number(max))),
  ]
  const others = sheet('.css').flatMap(({ path, text }) =>
    [...text.matchAll(/font-weight: (\d+);/g)]
      .filter(([, weight]) => Number(weight) < min || Number(weight) > max)
      .map(([wrong]) => `${path}: ${wrong}`),
  )
  expect(faces).toHaveLength(6)
  expect(others).toEqual([])
})
