import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `target` is a path from the root of the checkout, or the name of a package; `node:` for the platform's own. */
type Import = { target: string; isTypeOnly: boolean /** Fetched when it is needed. */; isLazy: boolean }
export type SourceFile = { path: string; text: string; imports: Import[] }

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Modules and style sheets. */
export const sources = ['src/**/*.{ts,tsx,css}', 'e2e/**/*.ts', 'bench/**/*.ts']
const everythingWritten = [
  '*.{ts,js,json,md}',
  '.{npmrc,gitignore,gitattributes,size-limit.ts}',
  '{docs,e2e,bench,scripts,migrations,.ci}/**/*',
  'src/**/*.{ts,tsx,css,html,json,js,svg}',
]

/** Every module of the three tiers and of what tests them. */
export function sourceFiles(patterns = sources): SourceFile[] {
  return filesOf(patterns).map((path) => {
    const text = read(path)
    return { path, text, imports: importsOf(path, text) }
  })
}

/** Everything that people wrote, documents and settings too. */
export function writtenFiles(): { path: string; text: string }[] {
  return filesOf(everythingWritten).map((path) => ({ path, text: read(path) }))
}

function filesOf(patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort()
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

const statement = /^(?:import|export)(?<type> type)?\s(?:[^'";]*?\sfrom\s+)?'(?<target>[^']+)'/gm
const call = /\bimport\('(?<target>[^']+)'\)/g

function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(statement), ...text.matchAll(call)].map(({ 0: whole, groups }) => ({
    target: resolve(path, groups?.target as string),
    isTypeOnly: groups?.type !== undefined,
    isLazy: whole.startsWith('import('),
  }))
}

function resolve(from: string, target: string): string {
  if (target.startsWith('.')) return join(dirname(from), target)
  if (target.startsWith('#')) return `src/${target.slice(1)}`
  if (target.startsWith('node:')) return target
  return target.split('/', target.startsWith('@') ? 2 : 1).join('/')
}
