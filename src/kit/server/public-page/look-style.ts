import { type Shades, shadesOf } from '#kit/contract/look/accent.ts'
import { type Html, html } from '#kit/server/http/api/html.ts'
import type { Look } from '#kit/server/language/texts.ts'
import { tabIcon } from './logo.ts'

/** Narrows a rule to one of the two color schemes. */
type InScheme = (scheme: 'light' | 'dark', selector: string, declarations: string) => string

/**
 * The academy's look as a style sheet for the application, in the scheme that the reader chose. More specific than the
 * tokens, which come with later style sheets.
 */
export function applicationLook(look: Look): string {
  const links = look.hasGallery ? '' : '[data-gallery]{display:none}'
  return (
    links +
    lookStyle(look, (scheme, selector, declarations) => {
      return `html:root[data-mantine-color-scheme='${scheme}']${selector}{${declarations}}`
    })
  )
}

/** The same for public pages, in the scheme of the reader's system. */
export function publicLook(look: Look): string {
  return lookStyle(look, (scheme, selector, declarations) => {
    return `@media (prefers-color-scheme:${scheme}){:root${selector}{${declarations}}}`
  })
}

/** The mark as an address that is the picture itself. */
export function markAddress(mark: Buffer): string {
  return `data:image/png;base64,${mark.toString('base64')}`
}

/** The picture of a browser's tab: the academy's mark, or the logo in its color. */
export function iconLink({ accent, mark }: Look): Html {
  if (mark) return html`<link rel="icon" href="${markAddress(mark)}" type="image/png">`
  if (accent === null) return html`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`
  const { light, dark } = shadesOf(accent)
  const picture = encodeURIComponent(tabIcon(light.accent, dark.ink))
  return html`<link rel="icon" href="data:image/svg+xml,${picture}" type="image/svg+xml">`
}

/** Empty: it looks as Atelier does. */
function lookStyle({ accent, mark }: Look, inScheme: InScheme): string {
  return (accent === null ? '' : colored(accent, inScheme)) + (mark === null ? '' : marked(mark, inScheme))
}

/** The painting takes the hue of its ground. */
function colored(accent: string, inScheme: InScheme): string {
  const { light, dark } = shadesOf(accent)
  const painting = '[data-shape=wall],[data-shape=band]{background-blend-mode:luminosity}'
  return inScheme('light', '', tokensOf(light)) + inScheme('dark', '', tokensOf(dark)) + painting
}

function tokensOf({ accent, hover, ink, wash, canvas }: Shades): string {
  return `--accent:${accent};--accent-hover:${hover};--accent-ink:${ink};--accent-wash:${wash};--canvas:${canvas}`
}

/** In place of the drawn logo; by night on a light ground, for it may be dark. */
function marked(mark: Buffer, inScheme: InScheme): string {
  const picture = `[data-mark]{background:url(${markAddress(mark)}) center/contain no-repeat}[data-mark]>*{display:none}`
  return picture + inScheme('dark', ' [data-mark]', 'background-color:#fffdf9;border-radius:15%')
}
