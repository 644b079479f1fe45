import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import postcss, { type AtRule, type Declaration, type Node } from 'postcss'
import { namedBreakpoints } from '../../named-breakpoints.ts'
import { keysOf, targets } from './support.ts'
import type { Use } from './use.ts'

/** What the style sheets of a folder take from the browser once they are lowered as the build lowers them. */
export function usesOfStyles(folder: string, sheets = '**/*.css'): Use[] {
  return globSync(sheets, { cwd: folder }).flatMap((name) => {
    const path = join(folder, name)
    const written = postcss([namedBreakpoints]).process(readFileSync(path), { from: path }).css
    const cssModules = path.endsWith('.module.css')
    const { code } = transform({ filename: path, code: Buffer.from(written), targets, cssModules })
    return usesOfStyle(path, code.toString())
  })
}

/** What a style sheet takes from the browser that is sent as it is written. */
export function usesOfStyle(path: string, style: string): Use[] {
  const uses: Use[] = []
  const add = (keys: string[]) => uses.push({ keys, path, line: 0 })
  postcss.parse(style).walk((node) => {
    if (isInSupports(node)) return
    if (node.type === 'decl' && !node.prop.startsWith('-') && !isPrefixedToo(node)) {
      add([`css.properties.${node.prop}`])
      for (const value of wordsOf(node.value)) add([`css.properties.${node.prop}.${value}`])
    }
    if (node.type === 'decl') for (const name of functionsOf(node.value)) add(keysOf(name, ['css.types.']))
    if (node.type === 'atrule') {
      add([`css.at-rules.${node.name}`])
      for (const word of wordsOf(node.params)) add([`css.at-rules.${node.name}.${word}`])
    }
    if (node.type === 'rule') for (const name of pseudosOf(node.selector)) add([`css.selectors.${name}`])
  })
  return uses
}

/** Within `@supports` is what the sheet checks first. */
function isInSupports(node: Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent)
    if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') return true
  return false
}

/** What the build wrote a second time, with the prefix under which a browser had it first. */
function isPrefixedToo({ prop, parent }: Declaration): boolean {
  return parent?.nodes.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`) ?? false
}

function wordsOf(value: string): string[] {
  return matches(
    value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, ''),
    /(?<![\w#.-])([a-z][a-z-]*)(?![\w(-])/g,
  )
}

function functionsOf(value: string): string[] {
  return matches(value, /(?<![\w-])([a-z][a-z-]*)\(/g)
}

function pseudosOf(selector: string): string[] {
  return matches(selector, /::?([a-z-]+)/g)
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, word]) => word as string)
}
