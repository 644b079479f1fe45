import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Html } from '#kit/server/http/api/html.ts'
import type { Look } from '#kit/server/language/texts.ts'
import { publicLook } from './look-style.ts'

const look = new URL('../../web/ui/styles/', import.meta.url)
const built = new URL('../../../../dist/web/assets/', import.meta.url)
const tokens = readFileSync(new URL('tokens.css', look), 'utf8')
/** Without its comments. Its lines stay lines, for they end its statements. */
const script = read('public-page.js').replace(/^\s*\/[/*].*\n/gm, '')

/**
 * The style sheet of public pages: of the portal's own what they share, and rules of their own. It is
 * inlined, so that the page needs no other file; the color scheme is that of the reader's system.
 */
function readStyle(): string {
  const ofPortal = (name: string) => readFileSync(new URL(name, look), 'utf8')
  const colors = tokens
    .replace(":root[data-mantine-color-scheme='light']", ':root')
    .replace(
      /:root\[data-mantine-color-scheme='dark'\] (\{[^}]*\})/,
      '@media (prefers-color-scheme: dark) { :root $1 }',
    )
  const own = read('public-page.css')
  const shared = [
    'elements.css',
    'wordmark.module.css',
    '../button.module.css',
    'compare.module.css',
    '../content/rows/plain-table.module.css',
  ]
  return [colors, withBuiltFonts(ofPortal('fonts.css')), ...shared.map(ofPortal), own].map(packed).join('')
}

/** A file of this folder. */
function read(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
}

/** A colour of the portal by day, as its style sheets call it: `ink` is `--ink`. */
export function tokenOf(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  if (!value) throw new Error(`There is no colour ${name}.`)
  return value
}

/** The files of the fonts are called as the build called them; before it there are none, and the fallbacks stand in. */
function withBuiltFonts(css: string): string {
  const names = existsSync(built) ? readdirSync(built) : []
  return css.replace(/@font-face \{[^}]*\}/g, (face) => {
    const [, file, part] = /\/([\w-]+)\.woff2(?:#(\w+))?'/.exec(face) ?? []
    if (!file) return face
    const wanted = part ? `${part}-${file}` : file
    const name = names.find((one) => one.startsWith(`${wanted}-`) && one.endsWith('.woff2'))
    return name ? face.replace(/url\('[^']*'\)/, `url('/assets/${name}')`) : ''
  })
}

function packed(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

let style: string | null = null
const known = new WeakMap<Look, ReturnType<typeof lookOf>>()

/** The style and the script of every public page, and its policy: no other style or script, nothing from elsewhere. */
export function pageLook(look: Look) {
  style ??= readStyle()
  const made = known.get(look) ?? lookOf(style + publicLook(look))
  known.set(look, made)
  return made
}

function lookOf(style: string) {
  const only = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const own = ["form-action 'self'", "img-src 'self' data:", "font-src 'self'", "connect-src 'self'"]
  const closed = ['default-src', 'base-uri', 'frame-ancestors'].map((kind) => `${kind} 'none'`)
  const policy = [...closed, ...own, `style-src ${only(style)}`, `script-src ${only(script)}`].join('; ')
  return { style: new Html(`<style>${style}</style>`), script: new Html(`<script>${script}</script>`), policy }
}
