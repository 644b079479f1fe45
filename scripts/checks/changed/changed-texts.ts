import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plural } from '../../../src/kit/contract/texts/text.ts'
import { root } from '../../install.mjs'
import { fileAt } from './changed-files.ts'

/** `words`: the text before and after, in both languages, split where something is filled in. */
export type ChangedText = { group: string; name: string; words: string[] }

/** The texts with other words now. Null where more has changed than words: what is filled in, or what is no text. */
export async function changedTexts(path: string, base: string): Promise<ChangedText[] | null> {
  try {
    const before = textsOf(await asItWas(path, base))
    const after = textsOf(await import(pathToFileURL(join(root, path)).href))
    const keys = [...new Set([...before.keys(), ...after.keys()])]
    const changed = keys.filter((key) => before.get(key) !== after.get(key))
    if (changed.some((key) => filledIn(before.get(key)) !== filledIn(after.get(key)))) return null
    return changed.map((key) => {
      const [group = '', ...name] = key.split('.')
      return { group, name: name.join('.'), words: [...wordsOf(before.get(key)), ...wordsOf(after.get(key))] }
    })
  } catch {
    return null
  }
}

/** Laid where the project's `#` imports are known, too. */
async function asItWas(path: string, base: string): Promise<Record<string, unknown>> {
  const folder = join(root, 'test-results', 'before')
  const copy = join(folder, basename(path))
  const source = (fileAt(base, path) ?? '').replaceAll(
    /from '(\.[^']*)'/g,
    (_, target) => `from '${pathToFileURL(join(root, dirname(path), target)).href}'`,
  )
  mkdirSync(folder, { recursive: true })
  writeFileSync(copy, source)
  try {
    return await import(pathToFileURL(copy).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Groups = Record<string, { [language: string]: Record<string, string | Plural> }>

/** By `group.name`, both languages and all plural forms in one, each after a line of its own. */
function textsOf(exports: Record<string, unknown>): Map<string, string> {
  const all = new Map<string, string>()
  for (const groups of Object.values(exports) as Groups[])
    for (const [group, source] of Object.entries(groups))
      for (const texts of Object.values(source))
        for (const [name, text] of Object.entries(texts)) {
          const forms = typeof text === 'string' ? [text] : Object.values(text)
          all.set(`${group}.${name}`, [all.get(`${group}.${name}`) ?? '', ...forms].join('\n'))
        }
  return all
}

const placeholder = /\{\{.*?\}\}/g

function filledIn(text = '') {
  return [...new Set(text.match(placeholder))].sort().join()
}

function wordsOf(text = '') {
  return text.split(/\{\{.*?\}\}|\n/).flatMap((part) => part.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || [])
}
