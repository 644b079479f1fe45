import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { writtenFiles } from '#testing/source-files.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const documents = writtenFiles().filter(({ path }) => path.endsWith('.md'))
const index = 'docs/decisions/README.md'
const isDecision = (path: string) => path.startsWith('docs/decisions/') && path !== index

test('every decision has a line in the index', () => {
  const listed = documents.find(({ path }) => path === index)?.text ?? ''
  const sentences = documents
    .filter(({ path }) => isDecision(path))
    .map(({ path }) => path.slice('docs/decisions/'.length))
    .filter((name) => !listed.includes(`- [${name.slice(0, 3)}](${name}) `))
    .map((name) => `${name} has no line in ${index}: add its number, link and subject.`)
  expect(sentences).toEqual([])
})

test('every relative link in a document leads to a file', () => {
  const sentences = documents
    .filter(({ path }) => !isDecision(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!\w+:|#)(?<target>[^)#\s]+)/g)]
        .map(({ groups }) => groups?.target as string)
        .filter((target) => !existsSync(join(root, dirname(path), target)))
        .map((target) => `${path} links to ${target}, which does not exist.`),
    )
  expect(sentences).toEqual([])
})

test('the floors in README.md have the features that lie there', () => {
  const readme = documents.find(({ path }) => path === 'README.md')?.text ?? ''
  const floors = [...readme.matchAll(/^ {2}(?<floor>\w+) +(?<names>[\w-]+( · [\w-]+)*)(?<more> · …)?$/gm)]
  expect(floors).toHaveLength(7)
  const sentences = floors.flatMap(({ groups: { floor = '', names = '', more } = {} }) => {
    const named = names.split(' · ')
    const there = readdirSync(join(root, 'src', floor))
    return [
      ...named
        .filter((name) => !there.includes(name))
        .map((name) => `README.md names src/${floor}/${name}, which does not exist.`),
      ...there.filter((name) => !more && !named.includes(name)).map((name) => `README.md lacks src/${floor}/${name}.`),
    ]
  })
  expect(sentences).toEqual([])
})

test('a page of the design fits on two screens, and the page of style on three', () => {
  const most = (path: string) => (path === 'STYLE.md' ? 200 : path.startsWith('docs/design/') ? 80 : null)
  const sentences = documents.flatMap(({ path, text }) => {
    const limit = most(path)
    const lines = text.trimEnd().split('\n').length
    return limit && lines > limit ? [`${path} has ${lines} lines, more than ${limit}.`] : []
  })
  expect(sentences).toEqual([])
})
